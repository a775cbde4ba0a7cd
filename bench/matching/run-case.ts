import type { Decision, DecisionBody } from '../../src/domain/decision.ts'
import { explainPair, resolveEvents } from '../../src/ingestion/resolve/resolve-events.ts'
import type { Case } from './catalogue.ts'
import { tell } from './tell.ts'
import type { Told, Universe } from './universe.ts'
import { toUniverse } from './universe.ts'

/** What is wrong with the answer to a case; nothing: it is right. */
export function runCase(one: Case): string[] {
  const tellings = Object.entries(one.told).map(([name, words]) => ({
    partner: partnerOf(name),
    listing: tell({ ...words, id: words.id ?? name }),
    withdrawn: words.gone ?? false,
    ...(words.family === undefined ? {} : { family: words.family }),
  }))
  const universe = toUniverse(tellings)
  const nameOf = names(Object.keys(one.told), tellings, universe)
  const keyOf = (name: string) => `${partnerOf(name)}:${one.told[name]?.id ?? name}`
  const decisions = (one.decisions ?? []).map((what, index) => decide(index + 1, what, keyOf))
  const { clusters, review } = resolveEvents(universe.candidates, decisions)
  const inOrder = (births: readonly number[]) => births.map(nameOf).toSorted(byText).join(' ')
  const found = clusters.map(inOrder).toSorted(byText).join(' | ')
  const asked = review.map(({ a, b }) => inOrder([a, b]))
  return [
    ...(found === one.parts ? [] : [`parts ${found}, not ${one.parts}`]),
    ...wrongReasons(one, universe, nameOf, decisions),
    ...(one.review ?? [])
      .filter((pair) => !asked.includes(pair))
      .map((pair) => `${pair} is not asked`),
    ...(one.silent ?? []).filter((pair) => asked.includes(pair)).map((pair) => `${pair} is asked`),
  ]
}

function partnerOf(name: string): number {
  return name.charCodeAt(0) - 64
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1
}

/** `A`, or `A@0`, `A@1` for the nights of an exploded listing. */
function names(
  letters: readonly string[],
  tellings: readonly Told[],
  { candidates, told }: Universe,
): (birthId: number) => string {
  const known = new Map<number, string>()
  for (const [index, telling] of tellings.entries()) {
    const nights = candidates.filter(({ birthId }) => told.get(birthId) === telling)
    for (const [night, { birthId }] of nights.entries()) {
      known.set(birthId, `${letters[index]}${nights.length === 1 ? '' : `@${night}`}`)
    }
  }
  return (birthId) => known.get(birthId) ?? ''
}

function wrongReasons(
  { codes }: Case,
  { candidates }: Universe,
  nameOf: (birthId: number) => string,
  decisions: readonly Decision[],
): string[] {
  const birthOf = new Map(candidates.map(({ birthId }) => [nameOf(birthId), birthId]))
  return Object.entries(codes ?? {}).flatMap(([pair, expected]) => {
    const [a = 0, b = 0] = pair.split(' ').map((name) => birthOf.get(name))
    const { reasons, score } = explainPair(candidates, decisions, a, b)
    const right = expected[0]?.startsWith('V')
      ? expected.some((code) => reasons.includes(code))
      : expected.every((code) => reasons.includes(code))
    return right ? [] : [`${pair}: ${reasons.join(' ')} (${score}), not ${expected.join(' ')}`]
  })
}

function decide(id: number, what: DecisionBody, keyOf: (name: string) => string): Decision {
  const body = 'listings' in what ? { ...what, listings: what.listings.map(keyOf) } : what
  return { id, at: 0, by: 'operator', why: '', revokes: null, what: body }
}
