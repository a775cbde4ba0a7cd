import { DAY_MS, HOUR_MS } from '../../lib/durations.ts'
import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import type { WireEvent } from '../../contract/schemas/event.ts'
import type { Queryable } from '../../storage/database.ts'
import type { EventName, ListedEvent } from '../../storage/search.ts'
import { WrongUsage, type Answer } from '../answer.ts'
import { whyBySource, type WhyBySource } from '../../pages/why-unavailable.ts'
import { stateOf } from '../event-state.ts'
import { day, nonEmpty, positive } from '../options.ts'
import { textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'

interface EventOptions {
  readonly name?: string
  readonly from?: string
  readonly to?: string
  readonly limit?: number
}

/** No clock on earth is further from UTC. */
const ZONE_REACH_MS = 15 * HOUR_MS

/** Few enough to hold their fragments at once. */
const BATCH_EVENTS = 500

export function registerEvent(program: Command, terminal: Terminal): void {
  program
    .command('event')
    .description('the merged events')
    .command('list')
    .description('events by their start, with the listings that each was made of')
    .option(
      '--name <text>',
      'whose names hold all these words; case and accents do not matter',
      nonEmpty,
    )
    .option('--from <date>', 'that start on this day or later, YYYY-MM-DD at the place', day)
    .option('--to <date>', 'that start on this day or earlier', day)
    .option('--limit <n>', 'how many at most (default: all)', positive)
    .action((options: EventOptions) => withApp(terminal, (app) => list(app, options)))
}

async function list({ database: db, clock }: AppContext, options: EventOptions): Promise<Answer> {
  const { from, to, limit = Number.POSITIVE_INFINITY } = options
  if (from !== undefined && to !== undefined && from > to)
    throw new WrongUsage(`--from ${from} is after --to ${to}.`)
  const { eventNames, listedEvents } = await import('../../storage/search.ts')
  const named = await nameFilter(options.name)
  const ids = (
    await eventNames(
      db,
      from === undefined ? null : Date.parse(from) - ZONE_REACH_MS,
      to === undefined ? null : Date.parse(to) + DAY_MS + ZONE_REACH_MS,
    )
  )
    .filter(named)
    .map(({ id }) => id)
  const now = clock.now()
  const events: Shown[] = []
  for (let at = 0; at < ids.length && events.length < limit; at += BATCH_EVENTS) {
    const batch = await listedEvents(db, ids.slice(at, at + BATCH_EVENTS))
    const all = await shownAll(db, batch, now)
    events.push(...all.filter(({ json }) => isWithin(json.startDate, from, to)))
  }
  const asked = events.slice(0, limit)
  return { json: asked.map(({ json }) => json), text: (columns) => listText(asked, columns) }
}

async function nameFilter(text: string | undefined): Promise<(event: EventName) => boolean> {
  if (text === undefined) return () => true
  const { foldKey } = await import('../../lib/fold.ts')
  const words = foldKey(text).split(' ')
  return ({ name }) => {
    const key = foldKey(name)
    return words.every((word) => key.includes(word))
  }
}

/** By the day that the clock at the place shows. */
function isWithin(startDate: string, from: string | undefined, to: string | undefined): boolean {
  const start = startDate.slice(0, 'YYYY-MM-DD'.length)
  return (from === undefined || start >= from) && (to === undefined || start <= to)
}

type Shown = ReturnType<typeof shown>

async function shownAll(
  db: Queryable,
  batch: readonly ListedEvent[],
  now: number,
): Promise<Shown[]> {
  const parsed = batch.map((listed) => ({
    listed,
    event: JSON.parse(listed.fragment) as WireEvent,
  }))
  const why = await whyBySource(
    db,
    parsed.map(({ event }) => event),
    now,
  )
  return parsed.map(({ listed, event }) => shown(listed, event, why, now))
}

function shown(
  { id, listings, precision }: ListedEvent,
  event: WireEvent,
  why: WhyBySource,
  now: number,
) {
  const sources = event.sources.map((source) => ({
    partner: source.partner.name,
    listing: listings[source.id]?.listing ?? null,
    withdrawn: listings[source.id]?.withdrawn ?? null,
    link: source.link,
  }))
  const allWithdrawn = sources.every(({ withdrawn }) => withdrawn === true)
  const json = {
    id,
    name: event.name,
    startDate: event.startDate,
    state: stateOf(event, allWithdrawn, why, now),
    place: event.place.name,
    sources,
  }
  return { json, hasClock: precision === null || precision === 'minute' }
}

function listText(events: readonly Shown[], columns: number): string {
  if (events.length === 0) return 'No such event. affiche feed list shows whether feeds have run.'
  return textTable(
    ['id', 'start', 'name', 'place', 'state', 'sources'],
    events.map(({ json, hasClock }) => [
      json.id,
      json.startDate.slice(0, (hasClock ? 'YYYY-MM-DD HH:MM' : 'YYYY-MM-DD').length),
      json.name,
      json.place,
      json.state,
      json.sources.map(sourceText).join(', '),
    ]),
    columns,
  )
}

function sourceText({ partner, listing, withdrawn }: Shown['json']['sources'][number]): string {
  return `${partner} ${listing}${withdrawn === true ? ' (withdrawn)' : ''}`
}
