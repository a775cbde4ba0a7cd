import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import type { Explanation, ExplainedEvent } from '../../ingestion/decisions/explain-event.ts'
import { counted } from '../../lib/counted.ts'
import type { Answer } from '../answer.ts'
import { decisionJson, decisionWords, shown } from '../decision-words.ts'
import { eventNumber } from '../deciding.ts'
import { summaryOf, type Telling } from '../event-summary.ts'
import { reasonWords } from '../reason-words.ts'
import { dealsText } from '../deal-words.ts'
import { explainedImageJson, imagesTable } from '../image-words.ts'
import { trendJson, trendText } from '../trend-words.ts'
import { textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'
import { printable, startText } from './review.ts'

const HELP = `
Which listings it is made of, what each two of them say of each other, which of them gave each field, which pictures it
could show and why it shows the one it does, what its trending score is the sum of, and what operators decided about
them. With OTHER: why the two are not one.

Examples:
  affiche explain 1841
  affiche explain 1841 2077`

/** More pairs than this are in --json. */
const PAIRS_SHOWN = 30

export function registerExplain(program: Command, terminal: Terminal): void {
  program
    .command('explain')
    .description('why an event is what it is')
    .argument('<event>', 'its number, or one that has become part of it', eventNumber)
    .argument('[other]', 'another event, to ask why they are not one', eventNumber)
    .addHelpText('after', HELP)
    .action((event: number, other: number | undefined) =>
      withApp(terminal, (app) => explain(app, other === undefined ? [event] : [event, other])),
    )
}

async function explain(
  { database, clock, config }: AppContext,
  asked: readonly number[],
): Promise<Answer> {
  const { explainEvents } = await import('../../ingestion/decisions/explain-event.ts')
  const explanation = await explainEvents(database, asked, clock.now())
  const keys = new Map(
    explanation.events.flatMap((event) =>
      event.listings.map(({ source, listing }) => [source, listing] as const),
    ),
  )
  const named = (source: number) => keys.get(source) ?? String(source)
  const json = {
    events: explanation.events.map((event) =>
      eventJson(event, { listings: keys, publicUrl: config.publicUrl }),
    ),
    pairs: explanation.pairs.map(({ a, b, score, verdict, reasons, findings }) => ({
      listings: [named(a), named(b)],
      score,
      verdict,
      reasons,
      findings: findings.map((one) => ({ ...one, words: reasonWords([one.code]) })),
    })),
    pairsLeftOut: explanation.pairsLeftOut,
    decisions: explanation.decisions.map(({ id, by, why, what }) => ({
      id,
      by,
      why,
      what: decisionJson(what),
    })),
  }
  return { json, text: explanationText(explanation, keys) }
}

function eventJson(event: ExplainedEvent, telling: Telling) {
  const { listings: keys } = telling
  const { asked, id, fragment, listings, provenance, trend, images } = event
  const fields = Object.entries(provenance).map(([field, sources]) => [
    field,
    sources.map((source) => keys.get(source) ?? String(source)),
  ])
  return {
    asked,
    id,
    hidden: fragment === null,
    event: fragment === null ? null : summaryOf(fragment, telling),
    trendingScore: trend?.shown ?? null,
    trend: trend === null ? null : trendJson(trend),
    goodDeals: (trend?.deals ?? []).map(({ source, reasons }) => ({
      listing: keys.get(source) ?? String(source),
      reasons,
    })),
    images: images.map(explainedImageJson),
    listings: listings.map(printable),
    provenance: Object.fromEntries(fields) as Record<string, string[]>,
  }
}

function explanationText(
  { events, pairs, pairsLeftOut, decisions }: Explanation,
  keys: ReadonlyMap<number, string>,
): string {
  const named = (source: number) => shown(keys.get(source) ?? String(source))
  const strongest = pairs.toSorted((x, y) => y.score - x.score).slice(0, PAIRS_SHOWN)
  const more = pairs.length - strongest.length + pairsLeftOut
  return [
    ...events.map((event) => eventText(event, named, decisions)),
    ...(strongest.length === 0
      ? []
      : [
          textTable(
            ['listing', 'and', 'bits', 'verdict', 'because'],
            strongest.map(({ a, b, score, verdict, findings }) => [
              named(a),
              named(b),
              score,
              VERDICTS[verdict],
              findings.map(weighedWords).join(', '),
            ]),
          ),
        ]),
    ...(more > 0 ? [`…and ${counted(more, 'more pair')}.`] : []),
    ...decisions.map((decision) => `Decision ${decision.id}: ${decisionWords(decision)}.`),
  ].join('\n\n')
}

/** `same title +6.5`; what weighs nothing is said without a number. */
function weighedWords({ code, bits }: { readonly code: string; readonly bits: number }): string {
  const words = reasonWords([code])
  return bits === 0 ? words : `${words} ${bits > 0 ? '+' : '−'}${Math.abs(bits)}`
}

const VERDICTS = { auto: 'one', review: 'ask', none: 'two', veto: 'never' } as const

function eventText(
  { asked, id, fragment, listings, provenance, trend, images }: ExplainedEvent,
  named: (source: number) => string,
  decisions: Explanation['decisions'],
): string {
  const became = asked === id ? '' : ` (${asked} has become part of it)`
  const name = fragment === null ? 'hidden' : (JSON.parse(fragment) as { name: string }).name
  const fields = Object.entries(provenance).map(([field, sources]) => [
    field,
    sources.length > 0 ? sources.map(named).join(', ') : pinOf(field, decisions),
  ])
  return [
    `Event ${id}${became}: ${name}`,
    textTable(
      ['source', 'listing', 'partner', 'name', 'start', 'place', 'state'],
      listings.map((one) => [
        one.source,
        shown(one.listing),
        one.partner,
        one.name,
        startText(one),
        one.place,
        one.state,
      ]),
    ),
    ...(fields.length === 0 ? [] : [textTable(['field', 'given by'], fields)]),
    ...(images.length === 0 ? [] : [imagesTable(images)]),
    ...(trend === null || trend.deals.length === 0 ? [] : [dealsText(trend.deals, named)]),
    ...(trend === null ? [] : [trendText(trend)]),
  ].join('\n\n')
}

/** Fields that are chosen together, by the first of which provenance speaks. */
const GROUPS: Readonly<Record<string, string>> = {
  startDate: 'dates',
  endDate: 'dates',
  lowestPrice: 'prices',
  highestPrice: 'prices',
}

function pinOf(field: string, decisions: Explanation['decisions']): string {
  const pin = decisions.findLast(
    ({ what }) => what.kind === 'pin' && (GROUPS[what.field] ?? what.field) === field,
  )
  return pin === undefined ? '-' : `decision ${pin.id}`
}
