import type { ExplainedImage } from '../ingestion/decisions/explain-images.ts'
import type { ImageReport } from '../storage/picture-report.ts'
import { shown } from './decision-words.ts'
import { textTable } from './table.ts'
import { instantOrNull } from './time.ts'

/** Why a listing's picture is not preferred, though it is one. */
const FITS: Readonly<Record<NonNullable<ExplainedImage['fit']>, string | null>> = {
  good: null,
  unknownSize: 'its size is not known',
  small: 'narrower than 600 pixels',
  oddShape: 'not 1.2 to 2 times as wide as high',
  standIn: 'stands for many, or shows nothing',
}

export function imageJson(image: ImageReport) {
  const { address, state, reason, detail, failures, width, height, standIn, forms } = image
  const [askedAt, dueAt] = [instantOrNull(image.askedAt), instantOrNull(image.dueAt)]
  return { address, state, reason, detail, failures, width, height, standIn, forms, askedAt, dueAt }
}

export function explainedImageJson(image: ExplainedImage) {
  const { of, name, shown: isShown, fit } = image
  return { of, name, shown: isShown, fit, ...imageJson(image) }
}

/** The pictures of an event: whose they are, which are shown, and why others are not. */
export function imagesTable(images: readonly ExplainedImage[]): string {
  return textTable(
    ['picture of', 'which', 'shown', 'state', 'size', 'why', 'address'],
    images.map((one) => [
      one.of,
      shown(one.name),
      one.shown ? 'yes' : 'no',
      one.state,
      sizeText(one),
      whyText(one),
      one.address,
    ]),
  )
}

/** What is wrong with it; where nothing is, why another one is shown. */
function whyText(image: ExplainedImage): string | null {
  const { state, detail, fit, of, standIn } = image
  const parts = [detail, fit === null ? null : FITS[fit]].filter((part) => part !== null)
  if (parts.length > 0) return parts.join('; ')
  if (state === 'waiting') return 'not fetched yet'
  if (image.shown || state !== 'ready') return null
  if (of === 'listing') return 'another was preferred: by trust, then by size'
  return standIn ? FITS.standIn : null
}

export function sizeText({ width, height }: ImageReport): string | null {
  return width === null ? null : `${width}x${height}`
}
