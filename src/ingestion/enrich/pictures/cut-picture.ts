import type sharpType from 'sharp'
import type { OutputInfo, Sharp } from 'sharp'
import { PictureFault } from './picture-fault.ts'
import { pictureKind } from './picture-kind.ts'

/** A picture as we serve it: no metadata, sRGB, the right way up, never larger than it came. */
export interface CutPicture {
  /** The picture's own size, the right way up. */
  readonly width: number
  readonly height: number
  /** One colour from edge to edge: a placeholder. */
  readonly blank: boolean
  /** Whole, at most IMAGE_SIDE wide and high. */
  readonly image: CutForm
  /** 1:1 */
  readonly square: CutForm
  /** 16:9 */
  readonly rectangle: CutForm
  /** Whole and compressed. */
  readonly web: CutForm
}

export interface CutForm {
  readonly bytes: Buffer
  readonly ending: 'jpg' | 'png' | 'webp'
  readonly width: number
  readonly height: number
}

/** Raised whenever the same bytes come out otherwise: what was cut before is cut again as it is looked at. */
export const RECIPE = 2

const IMAGE_SIDE = 1920
const WEB_SIDE = 1200
const SQUARE_SIDE = 600
const RECTANGLE = { width: 1200, height: 675 }
const QUALITY = { jpeg: 82, web: 75 }
const WEB_EFFORT = 3

/** A counting pixel or a spacer; the smallest logos in use are icons of 16. */
const SIDE_MIN = 16
/**
 * The longer side, of the shorter. The widest advertisements and logos are some 12 to 1; a strip beyond this, fitted into
 * our forms, is a line that nobody can make out (16 by 60000 would become 1 by 1920).
 */
const RATIO_MAX = 20
/** Of one frame. Cameras make up to 60 million; decoded, each takes 3 bytes or 4. */
const PIXELS_MAX = 64_000_000
const SECONDS_MAX = 30
/** Standard deviation of a channel, of 255, below which a picture shows nothing. */
const BLANK_DEVIATION = 1.5
const THUMB_SIDE = 32

let loading: Promise<typeof sharpType> | undefined

/** Loaded at the first picture: most processes never cut one. */
function loadSharp(): Promise<typeof sharpType> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // How many are cut at a time is ours to say; nothing is asked twice, so nothing is worth keeping.
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
        'VipsForeignLoadHeifBuffer',
      ],
    })
    return sharp
  })
  return loading
}

/** All forms of a picture. Throws a PictureFault that says why there are none. */
export async function cutPicture(bytes: Buffer): Promise<CutPicture> {
  pictureKind(bytes)
  const sharp = await loadSharp()
  try {
    return await cut(sharp, bytes)
  } catch (error) {
    throw error instanceof PictureFault ? error : faultOf(error)
  }
}

async function cut(sharp: typeof sharpType, bytes: Buffer): Promise<CutPicture> {
  const open = () =>
    sharp(bytes, {
      // The first frame of several.
      pages: 1,
      limitInputPixels: PIXELS_MAX,
      // What is missing or wrong counts, what is merely odd does not.
      failOn: 'error',
      sequentialRead: true,
    }).timeout({ seconds: SECONDS_MAX })
  const { width, height } = await ownSize(open())
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: IMAGE_SIDE, height: IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = (): Sharp => sharp(data, { raw: rawOf(info) }).timeout({ seconds: SECONDS_MAX })
  const solid = isOpaque(data, info.channels)
  const encode = (picture: Sharp) =>
    solid ? picture.removeAlpha().jpeg({ quality: QUALITY.jpeg }) : picture.png()
  const form = async (picture: Sharp, ending: CutForm['ending']): Promise<CutForm> => {
    const made = await picture.toBuffer({ resolveWithObject: true })
    return { bytes: made.data, ending, width: made.info.width, height: made.info.height }
  }
  const still = solid ? 'jpg' : 'png'
  return {
    width,
    height,
    blank: await isBlank(pixels()),
    image: await form(encode(pixels()), still),
    square: await form(encode(pixels().resize(square(info))), still),
    rectangle: await form(encode(pixels().resize(rectangle(info))), still),
    web: await form(
      (solid ? pixels().removeAlpha() : pixels())
        .resize({ width: WEB_SIDE, height: WEB_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY.web, effort: WEB_EFFORT }),
      'webp',
    ),
  }
}

/** From the header alone, before anything is decoded. */
async function ownSize(picture: Sharp): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await picture.metadata()
  if (width * height > PIXELS_MAX)
    throw new PictureFault(
      'tooManyPixels',
      `It is ${width} by ${height} pixels; ${PIXELS_MAX / 1_000_000} million are the most that we read.`,
    )
  if (Math.min(width, height) < SIDE_MIN)
    throw new PictureFault('tooSmall', `It is only ${width} by ${height} pixels.`)
  if (Math.max(width, height) > RATIO_MAX * Math.min(width, height))
    throw new PictureFault(
      'strip',
      `It is a strip of ${autoOrient.width} by ${autoOrient.height} pixels; one side may be ${RATIO_MAX} times the other at most.`,
    )
  return { width: autoOrient.width, height: autoOrient.height }
}

function rawOf({ width, height, channels }: OutputInfo) {
  return { width, height, channels }
}

/** The largest square of it, at most SQUARE_SIDE wide; where there is most to see. */
function square({ width, height }: OutputInfo) {
  const side = Math.min(width, height, SQUARE_SIDE)
  return { width: side, height: side, ...cropping(width / height, 1) }
}

/** As wide as it can be without enlarging, 16 to 9. */
function rectangle({ width, height }: OutputInfo) {
  const widest = Math.min(width, Math.floor((height * 16) / 9), RECTANGLE.width)
  const high = Math.max(1, Math.round((widest * 9) / 16))
  return { width: widest, height: high, ...cropping(width / height, 16 / 9) }
}

/** Little is cut away from the middle's sides; of much, what draws the eye is kept. */
const LITTLE = 1.25

function cropping(ratio: number, wanted: number) {
  const away = Math.max(ratio / wanted, wanted / ratio)
  return { fit: 'cover', position: away > LITTLE ? 'attention' : 'centre' } as const
}

/** Many pictures have a channel of transparency and use none of it. */
function isOpaque(data: Buffer, channels: number): boolean {
  if (channels === 1 || channels === 3) return true
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false
  return true
}

/** Looked at as a thumbnail, in which noise has gone. */
async function isBlank(picture: Sharp): Promise<boolean> {
  const { data, info } = await picture
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.channels }, (_, channel) => channel).every(
    (channel) => deviation(data, channel, info.channels) < BLANK_DEVIATION,
  )
}

function deviation(data: Buffer, first: number, step: number): number {
  const count = data.length / step
  let sum = 0
  let squares = 0
  for (let at = first; at < data.length; at += step) {
    const value = data[at] ?? 0
    sum += value
    squares += value * value
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}

/** What the decoder says of bytes it could not read. */
function faultOf(error: unknown): PictureFault {
  const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  if (/pixel limit|exceeds|dimensions/i.test(said))
    return new PictureFault('tooManyPixels', `It has too many pixels: ${said}.`, { cause: error })
  if (/timeout/i.test(said))
    return new PictureFault('tooSlow', `It takes longer than ${SECONDS_MAX} s to read.`, {
      cause: error,
    })
  return new PictureFault('damaged', `It is damaged: ${said}.`, { cause: error })
}
