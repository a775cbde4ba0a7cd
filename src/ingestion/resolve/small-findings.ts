import { OTHER } from '../../domain/category.ts'
import { KIN, NEUTRAL } from './model/category-kin.ts'
import { EVENT_WEIGHTS } from './model/event-weights.ts'
import { sketchesShare } from './feature-small.ts'
import type { MatchFeatures } from './features.ts'

type Found = (readonly [code: string, bits: number])[]

/** What helps or hurts, most of it a little: never enough by itself. */
export function smallFindings(a: MatchFeatures, b: MatchFeatures): Found {
  return [
    ...priceFinding(a, b),
    ...sharedMatter(a, b),
    ...categoryFinding(a, b),
    ...formatFinding(a, b),
  ]
}

function priceFinding({ price: a }: MatchFeatures, { price: b }: MatchFeatures): Found {
  if (a === undefined || b === undefined || a.currency !== b.currency) return []
  const [low, high] = [Math.min(a.lowest, b.lowest), Math.max(a.lowest, b.lowest)]
  if (high <= low * 1.1) return [['PRICE', EVENT_WEIGHTS.price.like]]
  return a.fees && b.fees && low > 0 && high > low * 4
    ? [['PRICE_X', EVENT_WEIGHTS.price.unlike]]
    : []
}

/** Picture, words, who holds it, page and name of the page. */
function sharedMatter(a: MatchFeatures, b: MatchFeatures): Found {
  const found: Found = []
  if (a.image !== undefined && a.image === b.image) found.push(['IMG', EVENT_WEIGHTS.image])
  // One seller's texts are templates; those of two sellers come from the organiser.
  if (a.partner !== b.partner && a.text !== undefined && b.text !== undefined) {
    if (sketchesShare(a.text, b.text) >= 0.5) found.push(['DESC', EVENT_WEIGHTS.text])
  }
  // One seller's listings are most of them held by the same few.
  if (a.partner !== b.partner && a.holders?.some((one) => b.holders?.includes(one)) === true) {
    found.push(['ORG', EVENT_WEIGHTS.organiser])
  }
  if (a.link !== undefined && a.link === b.link) found.push(['LINK', EVENT_WEIGHTS.link])
  else if (a.slug !== undefined && a.slug === b.slug && otherFamily(a, b)) {
    found.push(['SLUG', EVENT_WEIGHTS.slug])
  }
  return found
}

function otherFamily(a: MatchFeatures, b: MatchFeatures): boolean {
  return a.partner !== b.partner && (a.family === null || a.family !== b.family)
}

function categoryFinding(a: MatchFeatures, b: MatchFeatures): Found {
  if (a.subs.some((sub) => b.subs.includes(sub))) return [['CAT', EVENT_WEIGHTS.category.sameSub]]
  const known = (mains: readonly number[]) =>
    mains.length > 0 && !mains.some((main) => NEUTRAL.has(main))
  if (!known(a.mains) || !known(b.mains)) return []
  const akin = a.mains.some((x) => b.mains.some((y) => isKin(x, y)))
  return akin ? [] : [['CAT_X', EVENT_WEIGHTS.category.conflict]]
}

function isKin(a: number, b: number): boolean {
  return a === b || KIN.some((row) => row.includes(a) && row.includes(b))
}

/** One title names a sort of event (a workshop, a talk) that the other's title and category do not. */
function formatFinding(a: MatchFeatures, b: MatchFeatures): Found {
  return namesAnother(a, b) || namesAnother(b, a) ? [['FORMAT', EVENT_WEIGHTS.format]] : []
}

function namesAnother({ title, mains }: MatchFeatures, other: MatchFeatures): boolean {
  if (title.formats === undefined || other.mains.length === 0) return false
  return title.formats.some((main) => {
    if (other.mains.includes(main) || other.title.formats?.includes(main) === true) return false
    // What has no sort of its own may be of any; a festival is none of its workshops.
    return mains.includes(main)
      ? !other.mains.includes(OTHER)
      : !other.mains.some((one) => NEUTRAL.has(one))
  })
}
