import type { MovedEvent, MovedRecord, Verdict } from '../ingestion/decisions/decide.ts'
import { birthKey } from '../ingestion/in-force/listing-keys.ts'
import { cutText } from '../lib/clean-text.ts'
import { birthNames } from '../storage/birth-names.ts'
import type { AppContext } from '../app/context.ts'
import type { Queryable } from '../storage/database.ts'
import type { Answer } from './answer.ts'
import { decisionJson, decisionWords, shown } from './decision-words.ts'
import { fieldsChanged, numbersOf, sourcesOf, summaryOf } from './event-summary.ts'
import type { EventNumbers, EventSummary, Telling } from './event-summary.ts'
import { textTable } from './table.ts'
import { momentOrNull } from './time.ts'

/** More events than this are counted in the text; the document has them all. */
const EVENTS_SHOWN = 8

/** What a decision made of the catalogue, or would make of it: every event that clients see otherwise, before and after. */
export async function verdictAnswer(
  { database, config }: Pick<AppContext, 'database' | 'config'>,
  verdict: Verdict,
): Promise<Answer> {
  const { decision, kept, supersedes } = verdict
  const listings = await listingKeys(database, verdict.events)
  const telling = { listings, publicUrl: config.publicUrl }
  const events = verdict.events.map((event) => movedEvent(event, telling))
  const json = {
    dryRun: !kept,
    decision: kept ? decision.id : null,
    what: decisionJson(decision.what),
    revokes: decision.revokes,
    supersedes,
    events,
    records: verdict.records,
  }
  const lines = [
    kept
      ? `Decision ${decision.id}: ${decisionWords(decision)}.`
      : `Only shown, nothing was changed: ${decisionWords(decision)}.`,
    ...(supersedes.length === 0 ? [] : [`It outranks decision ${supersedes.join(', ')}.`]),
    ...verdict.records.flatMap(recordText),
    ...events
      .slice(0, EVENTS_SHOWN)
      .flatMap((event, index) => ['', eventText(event, verdict.events[index])]),
    ...(events.length > EVENTS_SHOWN
      ? ['', `…and ${events.length - EVENTS_SHOWN} more events (--json shows all).`]
      : []),
    ...(events.length + verdict.records.length === 0
      ? ['Nothing that clients see is different for it.']
      : []),
    ...(kept ? ['', `To take it back: affiche revoke ${decision.id}`] : []),
  ]
  return { json, text: lines.join('\n') }
}

async function listingKeys(
  db: Queryable,
  events: readonly MovedEvent[],
): Promise<Map<number, string>> {
  const sources = events.flatMap(({ before, after }) =>
    [before, after].flatMap((fragment) => (fragment === null ? [] : sourcesOf(fragment))),
  )
  const names = await birthNames(db, [...new Set(sources)])
  return new Map(names.map((name) => [name.id, birthKey(name)]))
}

interface Compared {
  readonly id: number
  readonly before: EventSummary | null
  readonly after: EventSummary | null
  readonly replacedBy: number | null
  /** Empty for one that came or went. */
  readonly changed: readonly string[]
}

function movedEvent({ id, before, after, replacedBy }: MovedEvent, telling: Telling): Compared {
  return {
    id,
    before: before === null ? null : summaryOf(before, telling),
    after: after === null ? null : summaryOf(after, telling),
    replacedBy,
    changed: before === null || after === null ? [] : fieldsChanged(before, after),
  }
}

function recordText({ kind, id, before, after, replacedBy }: MovedRecord): string[] {
  const who = `The ${kind} ${id}`
  if (before === after) return []
  if (after === null) return [`${who} ("${before}") leads to ${replacedBy ?? 'none'} from now on.`]
  return [before === null ? `${who} is "${after}".` : `${who} is "${after}", it was "${before}".`]
}

const NONE = '-'

type Cell = (event: EventSummary, numbers: EventNumbers) => string | null

const ROWS: readonly (readonly [label: string, of: Cell])[] = [
  ['name', (event) => event.name],
  ['start', (event) => minuteText(event.startDate)],
  ['end', (event) => minuteText(event.endDate)],
  // With their numbers: of two that were taken for one all else may be alike.
  [
    'place',
    (event, { place }) => `${[event.place, event.city].filter(Boolean).join(', ')} (${place})`,
  ],
  ['directory place', (event) => event.directoryPlaceId],
  [
    'performers',
    (event, { performers }) =>
      event.performers.map((name, index) => `${name} (${performers[index]})`).join(', '),
  ],
  ['categories', (event) => event.categories.join(', ')],
  ['price', (event) => price(event)],
  ['not available', (event) => sinceText(event.notAvailableAt)],
  ['cancelled', (event) => sinceText(event.cancelledAt)],
]

/** `2026-12-05 20:00 +0100`: the clock at the place, which may be what changed. */
function minuteText(stamp: string): string {
  return stamp.replace(/:00\.000/, '')
}

function sinceText(instant: string | null): string | null {
  return momentOrNull(instant === null ? null : Date.parse(instant))
}

/** Shown where they are what changed. */
const LONG_ROWS: typeof ROWS = [
  ['description', (event) => cutText(event.description, TEXT_SHOWN)],
  ['image', (event) => cutText(event.image ?? NONE, TEXT_SHOWN)],
]

const TEXT_SHOWN = 60

function eventText(
  { id, before, after, replacedBy, changed }: Compared,
  moved: MovedEvent | undefined,
): string {
  if (after === null)
    return replacedBy === null
      ? `Event ${id} ("${before?.name}") is not shown any more.`
      : `Event ${id} ("${before?.name}") leads to event ${replacedBy} from now on.`
  // Blank where there is no event; a dash where the event tells nothing.
  const cell = (event: EventSummary | null, fragment: string | null | undefined, of: Cell) =>
    event === null || fragment == null ? '' : of(event, numbersOf(fragment)) || NONE
  const rows = [
    ...[...ROWS, ...LONG_ROWS.filter(([field]) => changed.includes(field))].map(([label, of]) => [
      label,
      cell(before, moved?.before, of),
      cell(after, moved?.after, of),
    ]),
    ...sourceRows(before, after),
  ]
  const heading =
    before === null
      ? `Event ${id} is an event of its own`
      : `Event ${id} (${changed.join(', ') || 'as it was'})`
  return `${heading}\n${textTable(['', 'before', 'after'], rows)}`
}

function sourceRows(before: EventSummary | null, after: EventSummary): string[][] {
  const names = (event: EventSummary | null) =>
    (event?.sources ?? []).map((source) => `${source.partner} ${shown(source.listing ?? '')}`)
  const [old, fresh] = [names(before), names(after)]
  return Array.from({ length: Math.max(old.length, fresh.length) }, (_, index) => [
    index === 0 ? 'sources' : '',
    old[index] ?? '',
    fresh[index] ?? '',
  ])
}

function price({ lowestPrice: low, highestPrice: high }: EventSummary): string {
  if (low === null && high === null) return NONE
  const [from, to] = [low, high].map((one) => (one === null ? '?' : euros(one)))
  return low === high ? `${from} €` : `${from} to ${to} €`
}

/** `25`, `29.80` */
function euros(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}
