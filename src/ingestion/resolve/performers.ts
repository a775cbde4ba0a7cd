import type { ListingPerformer } from '../../domain/listing.ts'
import { fold, words } from '../../lib/fold.ts'
import { joinInitials } from '../../lib/initials.ts'
import { jaroWinkler } from '../../lib/jaro-winkler.ts'
import { late } from '../../lib/late.ts'
import { remembering } from '../../lib/remember.ts'
import { BRACKETED, LEADING_ARTICLES, NOT_PERFORMERS, VARIANT } from './model/performer-words.ts'
import { PERFORMER_LIMITS, PERFORMER_WEIGHTS } from './model/weights.ts'
import { wordsAlike } from './word-dice.ts'
import { wordWeight } from './word-weight.ts'

/** One known performer, as `choosePerformer` compares it. */
export interface PerformerCandidate {
  readonly id: number
  readonly name: string
  readonly aliases: readonly string[]
  /** Ids by which it is known, `scheme:id` (`musicbrainz:…`, `partner:7:p-9`). */
  readonly keys: readonly string[]
}

export interface PerformerChoice {
  /** null: none of the candidates; a new performer. */
  readonly performerId: number | null
  readonly score: number
  readonly reasons: readonly string[]
  /** Doubtful: the candidate a person should look at. */
  readonly review: number | null
}

const qualifier = late(() => new RegExp(`[([](?:${BRACKETED.join('|')})[)\\]]`, 'gu'))
const nobody = late(() => new RegExp(`^(?:${NOT_PERFORMERS.join('|')})$`, 'u'))

/** A name as comparing reads it. */
export interface PerformerName {
  readonly key: string
  /** `key` without what makes it a variant of the same act: `… Quintet`, `… & Friends`, `… & The Ys`. */
  readonly root: string
  /** It is no performer: a placeholder, a number of guests. */
  readonly isNobody: boolean
}

/** All that is asked of a name, found with one look: there are as many names as listings, and each is asked for often. */
export const performerName = remembering(10_000, (name): PerformerName => {
  const key = keyOf(name)
  return {
    key,
    root: key.replace(VARIANT, '').trim() || key,
    isNobody: key === '' || nobody().test(key),
  }
})

/**
 * What equal performers' names come down to: no leading article, no qualifier of the night (`(DJ set)`, `(FR)`),
 * `&` as "and". Never '' for a name that has a sign in it.
 */
export function performerNameKey(name: string): string {
  return performerName(name).key
}

function keyOf(name: string): string {
  const folded = joinInitials(fold(name))
  const plain = folded.replace(qualifier(), ' ')
  const all = words(plain.replace(/\s[&+]\s/gu, ' and ')).map((word) =>
    word === 'et' ? 'and' : word,
  )
  const cut = all.length > 1 && LEADING_ARTICLES.has(all[0] ?? '') ? all.slice(1) : all
  return cut.join(' ') || words(folded).join(' ') || folded.replace(/\s/gu, '')
}

export function isPerformerName(name: string): boolean {
  return !performerName(name).isNobody
}

/** `onBill`: candidates who play that night already, at that place or with somebody else who is on this bill. */
export function choosePerformer(
  performer: ListingPerformer,
  candidates: readonly PerformerCandidate[],
  onBill: ReadonlySet<number> = new Set(),
): PerformerChoice {
  const [best] = candidates
    .map((candidate) => {
      const billed = onBill.has(candidate.id)
      return { id: candidate.id, ...comparePerformers(performer, candidate, billed) }
    })
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
  if (best === undefined) return { performerId: null, score: 0, reasons: [], review: null }
  const { id, score, reasons } = best
  const performerId = score >= PERFORMER_LIMITS.merge ? id : null
  const review = performerId === null && score > 0 ? id : null
  return { performerId, score, reasons, review }
}

/**
 * Whether a name can be another spelling of one we know: a word in common, one written within the other, or letters of
 * another script.
 */
export function mayBeCalled(name: string, known: PerformerCandidate): boolean {
  const key = performerNameKey(name)
  return [known.name, ...known.aliases].some((one) => {
    const other = performerNameKey(one)
    if (isLatin(key) !== isLatin(other)) return true
    const [x, y] = [key.split(' '), other.split(' ')]
    const meet = x.some((a) => y.some((b) => a === b || wordsAlike(a, b)))
    const [short = '', long = ''] = [x.join(''), y.join('')].toSorted((a, b) => a.length - b.length)
    return meet || long.includes(short) || isInitials(x, y) || isInitials(y, x)
  })
}

function isLatin(key: string): boolean {
  return /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u.test(key)
}

/** `mgk` and `machine gun kelly`. */
function isInitials([only = '', ...more]: readonly string[], words: readonly string[]): boolean {
  return more.length === 0 && only.length > 1 && words.map((word) => word[0]).join('') === only
}

function comparePerformers(
  performer: ListingPerformer,
  candidate: PerformerCandidate,
  billed: boolean,
): { score: number; reasons: string[] } {
  const findings: (readonly [string, number])[] = [
    ...byIds(performer.sameAs, candidate.keys),
    ...byName(performer, candidate),
    ...(billed ? [['BILL', PERFORMER_WEIGHTS.sameBill] as const] : []),
  ]
  return {
    score: findings.reduce((sum, [, bits]) => sum + bits, 0),
    reasons: findings.map(([code]) => code),
  }
}

function byIds(mine: readonly string[], theirs: readonly string[]): [string, number][] {
  if (mine.some((key) => theirs.includes(key))) return [['ID', PERFORMER_WEIGHTS.sameId]]
  const schemes = new Set(theirs.map(schemeOf))
  return mine.some((key) => schemes.has(schemeOf(key)))
    ? [['V_ID', PERFORMER_WEIGHTS.otherIdOfScheme]]
    : []
}

/** `musicbrainz:…` → `musicbrainz`; a partner's ids count for that partner: `partner:7:…` → `partner:7`. */
function schemeOf(key: string): string {
  return key.slice(0, key.lastIndexOf(':'))
}

function byName(performer: ListingPerformer, candidate: PerformerCandidate): [string, number][] {
  const key = performerNameKey(performer.name)
  if (candidate.aliases.some((alias) => performerNameKey(alias) === key)) {
    return [['N_ALIAS', PERFORMER_WEIGHTS.alias]]
  }
  const other = performerNameKey(candidate.name)
  if (key === other) {
    return isRare(key)
      ? [['N_RARE', PERFORMER_WEIGHTS.rareName]]
      : [['N_COMMON', PERFORMER_WEIGHTS.commonName]]
  }
  const long = Math.min(key.length, other.length) >= PERFORMER_LIMITS.likeLength
  return long && jaroWinkler(key, other) >= PERFORMER_LIMITS.likeness
    ? [['N_LIKE', PERFORMER_WEIGHTS.likeName]]
    : []
}

/** A name of common words (`Nirvana` is rare, `The Band` is not) needs more than itself. */
function isRare(key: string): boolean {
  return key.split(' ').some((word) => wordWeight(word) >= PERFORMER_LIMITS.rareWeight)
}
