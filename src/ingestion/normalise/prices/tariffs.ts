import type { OfferKind } from '../../../domain/listing.ts'
import { leadsToStruck } from './price-asides.ts'
import { offerKind } from '../product-kind.ts'
import { FROM } from '../tables/price-words.ts'

export interface Tariff {
  readonly name: string
  readonly price: string
  /** Where its name says something else. */
  readonly kind?: 'admission'
}

/** An amount with its currency; `12 E` is how euros look on a keyboard without the sign. A rate by the minute is a telephone's. */
const CENTS = String.raw`\s?\d{2}(?!\d|\s?h(?!\p{L})|:|\s(?:jan|f[ée]v|mar[sz]|a[pv]r|ma[iy]|jui?[nl]|ao[uû]|aug|sept|o[ck]t|nov|d[ée][cz]))`
const PRICED = new RegExp(
  String.raw`(?:(?:[€$£]|R\$|CHF|Fr\.|kr\.?)\s?\d{1,7}(?:[.,]\d{1,2})?(?:[.,][-–])?|(?:(?<![\d.,] ?)\d{1,2}[  ]\d{3}|(?<!\d)\d{1,7})(?:[.,](?:\d{1,2}|[-–]{1,2}))?\s?(?:k[čc]|z[łl]|CHF|kr\.?|Ft|lei)(?!\p{L}|\s?\d)|(?<!\d)\d{1,7}(?:[.,](?:\d{1,2}|[-–]{1,2}))?\s?(?:€(?:${CENTS})?|euros?(?!\p{L})|eur(?!\p{L})|E(?![\p{L}\d])|[$£](?!\s?\d)))(?!\s?\/\s?min)`,
  'giu',
)
/** What ends the words about one price and begins others. */
const BREAK = /[.;>]\s+|\/\/|\n/
const EDGES = /^(?:[\s:;,/|*•·>.–—-]|\+(?!\s?\d))+|[\s:;,/|*•·>.(+–—-]+$/g

const TARIFFS_MAX = 20
/** Longer texts tell of more than prices. */
const TEXT_MAX = 4000
const NAME_MAX = 80

/**
 * Tariffs of a price text that names them: `Entrée : 10 €, réduit 7 €`, `13 € (10 € étudiants)`. Null where the text is of
 * one price or a span of prices: only words that tell one tariff from another make several.
 */
export function tariffsIn(given: string): readonly Tariff[] | null {
  const text = given.slice(0, TEXT_MAX)
  const found = [...text.matchAll(PRICED)]
    .filter(({ index }) => !leadsToStruck(text.slice(Math.max(0, index - 30), index)))
    .slice(0, TARIFFS_MAX)
  const [first] = found
  if (first === undefined || found.length < 2) return null
  // Names stand before their prices throughout, or after them; a colon leads to what follows it.
  const before =
    /\p{L}/u.test(text.slice(0, first.index).replace(FROM, '')) ||
    found.slice(1).every(({ index }) => /:\s*$/.test(text.slice(0, index))) ||
    namesFollowSigns(text, found)
  const gaps = gapsIn(text, found)
  const apart = namesOnBothSides(gaps)
  if (apart !== null)
    return found.map((match, at) => ({ name: apart[at] ?? '', price: plainPrice(match) }))
  if (!before && mayBeOfEither(gaps)) return null
  const turn = before ? turnBehind(gaps) : 0
  const tariffs = found.map((match, at) => {
    const isBefore = at < turn || turn === -1
    const [words = '', behind = ''] = isBefore ? gaps.slice(at) : [gaps[at + 1]]
    const own = nameIn(isBefore && at > 0 ? words.replace(NOTE_BEHIND, '') : words, isBefore)
    const note = NOTE_BEHIND.exec(behind)?.[1] ?? ''
    return { name: tellsMore(note, own) ? note : own, price: plainPrice(match) }
  })
  const kinds = new Set(tariffs.map(({ name }) => offerKind(null, name)))
  if (kinds.size === 1 && kinds.has('admission')) return null
  return isMeal(kinds) ? tariffs.map(asAdmission) : tariffs
}

function plainPrice([written]: RegExpExecArray): string {
  return written.replace(/E$/, '€')
}

/** `Tarif adhérent : 5 €`, `Members £5`: nobody else's price is told. */
export function soleTariff(given: string): Tariff | null {
  if (given.length > NAME_MAX) return null
  const [price, second] = [...given.matchAll(PRICED)]
  if (price === undefined || second !== undefined) return null
  const name = given.replace(price[0], ' ').replace(EDGES, '')
  const isSole = SOLE_NAME.test(name) && offerKind(null, name) === 'concession'
  return isSole ? { name, price: plainPrice(price) } : null
}

const SOLE_NAME = /^(?:(?:tarifs?|prix|preis|price|tarifa|precio)\s)?\p{L}+(?:-\p{L}+)?$/iu

/**
 * `12 € la soirée, pass 3 soirs 30 €`: words about the price before them, a sign, and words about the price behind. The names
 * of all; null where they may be of one of the two.
 */
function namesOnBothSides(gaps: readonly string[]): readonly string[] | null {
  if (hasWords(gaps[0]?.replace(FROM, '')) || hasWords(gaps.at(-1))) return null
  const middle = gaps.slice(1, -1).map((gap) => {
    const parts = gap.split(/[,;/|]|\s[–—-]\s/)
    const [behind, before] = [parts.slice(0, -1).join(','), parts.at(-1) ?? '']
    return [behind, before].map((part) => part.replace(EDGES, ''))
  })
  const isApart = middle.some(
    ([behind = '', before = '']) =>
      hasWords(behind) && hasWords(before) && offerKind(null, behind) !== offerKind(null, before),
  )
  return isApart ? gaps.slice(1).map((_, at) => middle[at - 1]?.[1] || middle[at]?.[0] || '') : null
}

function hasWords(gap: string | undefined): boolean {
  return /\p{L}/u.test(gap ?? '')
}

/** `Tarif : 15 € (VIP) / 10 €`: closed and parted from what follows, brackets are of the price in front of them. */
const NOTE_BEHIND = /^\s*\(([^()]*\p{L}[^()]*)\)(?=\s*[,;/|–—-])/u

function tellsMore(note: string, name: string): boolean {
  return offerKind(null, name) === 'admission' && offerKind(null, note) !== 'admission'
}

/** The words before each of the prices, then those behind the last. */
function gapsIn(text: string, found: readonly RegExpExecArray[]): readonly string[] {
  const ends = found.map((match) => match.index + match[0].length)
  return [...found.map(({ index }) => index), text.length].map((to, at) =>
    text.slice(at === 0 ? 0 : ends[at - 1], to),
  )
}

/** `Entrée 10 €, 8 € étudiants`: from the second on the names stand behind their prices. -1 where they all stand before. */
function turnBehind(gaps: readonly string[]): number {
  const turn = gaps.findIndex((gap, at) => at > 0 && at < gaps.length - 1 && !hasWords(gap))
  const behind = gaps.slice(turn + 1)
  return turn > 0 && behind.every((gap) => hasWords(gap) && !/:\s*$/.test(gap)) ? turn : -1
}

/** `Repas 25 €, enfant 12 €`: the meal is what is sold. */
function isMeal(kinds: ReadonlySet<OfferKind>): boolean {
  return kinds.has('addOn') && [...kinds].every((kind) => kind === 'addOn' || kind === 'concession')
}

function asAdmission(tariff: Tariff): Tariff {
  return offerKind(null, tariff.name) === 'addOn' ? { ...tariff, kind: 'admission' } : tariff
}

/** A bracket that closes before the next price is of the price in front of it. */
const FOLLOWS = /^\s*(?:[,;/|+–—-]|\((?![^()]*\)))/

/** `10 € (réduit 8 €)`, `10 €, réduit 8 €`: what a sign parts from the price before it is said of the price behind it. */
function namesFollowSigns(text: string, found: readonly RegExpExecArray[]): boolean {
  return found.every((match, at) => {
    const next = found[at + 1]?.index
    const behind = text.slice(match.index + match[0].length, next)
    return next === undefined ? !/\p{L}/u.test(behind) : FOLLOWS.test(behind)
  })
}

/** `10 € erm. 8 €`: words that no sign parts from a price on either side, and none behind the last. */
function mayBeOfEither(gaps: readonly string[]): boolean {
  if (/\p{L}/u.test(gaps.at(-1) ?? '')) return false
  return gaps
    .slice(1, -1)
    .some((gap) => /\p{L}/u.test(gap) && !/[,:;/|+()–—-]/.test(gap) && !BREAK.test(gap.trim()))
}

function nameIn(words: string, before: boolean): string {
  const parts = words
    .split(BREAK)
    .map((part) => part.replace(EDGES, '').replace(/\s+/g, ' '))
    .filter((part) => part !== '')
  return ((before ? parts.at(-1) : parts[0]) ?? '')
    .replace(/^\(([^()]*)\)(?:\s\p{L}{1,3})?$/u, '$1')
    .replace(/^\)[\s,;/|–—-]*|^\(|(?<!\([^()]*)\)$/g, '')
    .slice(0, NAME_MAX)
}
