import { writeFile } from 'node:fs/promises'
import type { Partner } from '../../src/domain/partner.ts'
import { decide } from '../../src/ingestion/decisions/decide.ts'
import type { Proposal } from '../../src/ingestion/decisions/decide.ts'
import {
  distinctEvents,
  hideEvent,
  mergeEvents,
  pinField,
  revokeDecision,
  splitEvent,
} from '../../src/ingestion/decisions/event-proposals.ts'
import {
  aliasName,
  distinctNames,
  mergeNames,
  splitName,
} from '../../src/ingestion/decisions/name-proposals.ts'
import { importDirectory } from '../../src/ingestion/directory/import-directory.ts'
import { eraseListing } from '../../src/ingestion/erasing/erase-listing.ts'
import { DecisionRefused } from '../../src/ingestion/in-force/decision-refused.ts'
import { changePartner } from '../../src/ingestion/remove.ts'
import { renderAllDue } from '../../src/ingestion/rendering/render-due.ts'
import { recomputeTrends } from '../../src/ingestion/trends/recompute-trends.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { findFeed, updateFeed } from '../../src/storage/feeds.ts'
import { addDocumentUses } from '../../src/storage/trend.ts'
import { ACTS, HALL_NAMES, SELLERS, directoryRecords, listingsOf } from './edit-script.ts'
import type { Deciding, DirectoryTold, Feeding, Seller, Step } from './edit-script.ts'
import { catalogue } from './feed-world.ts'
import type { Catalogue } from './feed-world.ts'
import { startingAfresh } from './start-afresh.ts'

/** Two complete runs that lack a listing, this far apart, withdraw it. */
const STEP_MS = 7 * 3_600_000

/** One catalogue on which many scripts are played, each from nothing. */
export interface Stage {
  readonly world: Catalogue
  /** `tell` hears what each step came to: which births a decision named, and whether it was refused. */
  play(script: readonly Step[], tell?: (line: string) => void): Promise<void>
}

export async function stage(): Promise<Stage> {
  const world = await catalogue()
  const startedAt = world.clock.now()
  const startAfresh = await startingAfresh(world.test.database)
  return {
    world,
    async play(script, tell = () => {}) {
      await startAfresh()
      world.clock.set(startedAt)
      const sellers = new Map<Seller, Partner>()
      for (const name of SELLERS) sellers.set(name, await world.partner(name))
      for (const step of script) {
        world.clock.advance(STEP_MS)
        if (step.do !== 'nothing') tell(await take(world, sellers, step))
      }
      await renderAllDue(world.context)
    },
  }
}

async function take(
  world: Catalogue,
  sellers: Map<Seller, Partner>,
  step: Exclude<Step, { do: 'nothing' }>,
): Promise<string> {
  if ('onlyShown' in step) return decideOn(world, step)
  switch (step.do) {
    case 'feed':
      return feedOf(world, sellers, step)
    case 'directory':
      return directoryOf(world, step)
    case 'time':
      world.clock.advance(step.days * DAY_MS)
      return `${step.days} days pass`
    case 'trends':
      return trendsOf(world, step.uses)
    case 'partner': {
      const known = sellers.get(step.seller)!
      const { name, trust } = step
      sellers.set(step.seller, { ...known, trust })
      await changePartner(world.context, { ...known, name: `${step.seller} ${name}`, trust })
      return `${step.seller} is ${name}, ${trust}`
    }
    case 'erase': {
      const partnerId = sellers.get(step.seller)!.id
      const words = { kind: 'listing', by: 'test', why: '', dryRun: false } as const
      await eraseListing(world.context, { ...words, name: step.listing, partnerId })
      return `${step.seller}:${step.listing} is erased`
    }
  }
}

async function feedOf(
  world: Catalogue,
  sellers: ReadonlyMap<Seller, Partner>,
  step: Feeding,
): Promise<string> {
  const { seller, complete, again } = step
  const { database } = world.test
  const listings = listingsOf(step)
  // A file without a byte is no feed.
  const told = listings.length === 0 ? '[]' : listings
  const feed = await world.give(sellers.get(seller)!, seller, told, { complete })
  if (feed.complete !== complete) await updateFeed(database, { ...feed, complete })
  const now = (await findFeed(database, seller))!
  const report = await world.run(now)
  for (let more = 0; more < again; more += 1) {
    world.clock.advance(STEP_MS)
    await world.run(now)
  }
  if (report.state !== 'succeeded' && report.state !== 'held')
    throw new Error(`the run ended as ${report.state}: ${JSON.stringify(report)}`)
  const { created, updated, unchanged, withdrawn } = report
  return `${seller} gives ${step.listings.length}: ${report.state}, ${created} new, ${updated} changed, ${unchanged} not, ${withdrawn} withdrawn`
}

async function directoryOf(world: Catalogue, step: DirectoryTold): Promise<string> {
  const file = world.file('directory.ndjson')
  const records = directoryRecords(step).map((one) => `${JSON.stringify(one)}\n`)
  await writeFile(file, records.join(''))
  const { complete } = step
  const { rejected } = await importDirectory(world.context, [file], { complete })
  const reasons = rejected.map(({ reason }) => `; ${reason}`).join('')
  return `the directory tells of ${step.halls.map(({ id }) => id).join(', ')}${reasons}`
}

async function trendsOf(world: Catalogue, uses: number): Promise<string> {
  const day = Math.floor(world.clock.now() / DAY_MS)
  const events = await numbers(world, 'select id from events order by id')
  if (events.length > 0) {
    const use = { kind: 1, key: at(events, uses), day: day - 1, clientId: 'app', lookups: 50 }
    await addDocumentUses(world.test.database, [use])
  }
  await recomputeTrends(world.context)
  return `trends of day ${day}`
}

const at = <Value>(values: readonly Value[], index: number) => values[index % values.length]!

async function numbers(world: Catalogue, statement: string): Promise<number[]> {
  const { rows } = await world.test.database.query<{ id: number }>(statement)
  return rows.map((row) => row.id)
}

interface Subjects {
  readonly birth: number
  readonly other: number
  readonly name: string
  readonly otherName: string
  readonly revoked: number
}

interface BirthRow {
  readonly id: number
  readonly event: number
  readonly place: number
  readonly performers: readonly number[]
}

/** What the kind of decision can be about by now; undefined: nothing is. */
async function subjectsOf(world: Catalogue, { do: kind, a, b }: Deciding) {
  const { rows: births } = await world.test.database.query<BirthRow>(
    `select id, event_id as event, place_id as place, performer_ids as performers
       from births where retired_at is null and features::text <> '{}' order by id`,
  )
  const decisions = await numbers(
    world,
    'select id from decisions where revokes is null order by id',
  )
  if (births.length === 0 || (kind === 'revoke' && decisions.length === 0)) return
  const company = births.filter((one) => births.some((mate) => isMate(one, mate)))
  const birth = pick(kind === 'split' ? company : births, births, a)
  const apart = births.filter(({ event }) => event !== birth.event)
  const namesOf = (one: BirthRow) => (kind.startsWith('place') ? [one.place] : one.performers)
  const names = [...new Set(births.flatMap(namesOf))].toSorted((one, two) => one - two)
  const name = at(names, a)
  const others = names.filter((one) => one !== name)
  const bearers = births.filter((one) => namesOf(one).includes(name))
  const { id: other } = kind.endsWith('Split') ? at(bearers, b) : pick(apart, births, b)
  const subjects: Subjects = {
    birth: birth.id,
    other,
    name: String(name),
    otherName: String(pick(others, names, b)),
    revoked: decisions.length === 0 ? 0 : at(decisions, a),
  }
  return subjects
}

const isMate = (one: BirthRow, two: BirthRow) => one.event === two.event && one.id !== two.id

const pick = <Value>(best: readonly Value[], any: readonly Value[], index: number) =>
  at(best.length > 0 ? best : any, index)

async function decideOn(world: Catalogue, step: Deciding): Promise<string> {
  const subjects = await subjectsOf(world, step)
  const { do: kind, b } = step
  if (subjects === undefined) return `${kind}: nothing is there`
  const { birth, other, name, otherName, revoked } = subjects
  const names = [name, otherName]
  const bodies: Record<typeof kind, readonly [Proposal['body'], string]> = {
    merge: [mergeEvents([birth, other]), `${birth} and ${other}`],
    split: [splitEvent(birth, [`source:${birth}`]), `${birth}`],
    distinct: [distinctEvents([birth, other]), `${birth} and ${other}`],
    pin: [pinField(birth, { field: 'name', value: `Pinned ${b}`, until: null }, 0), `${birth}`],
    hide: [hideEvent(birth), `${birth}`],
    revoke: [revokeDecision(revoked), `${revoked}`],
    performerMerge: [mergeNames('performer', names), names.join(' and ')],
    performerDistinct: [distinctNames('performer', names), names.join(' and ')],
    performerAlias: [aliasName('performer', name, at(ACTS, b)), `${name}: ${at(ACTS, b)}`],
    performerSplit: [splitName('performer', name, [`source:${other}`]), `${name}: birth ${other}`],
    placeMerge: [mergeNames('place', names), names.join(' and ')],
    placeDistinct: [distinctNames('place', names), names.join(' and ')],
    placeAlias: [aliasName('place', name, at(HALL_NAMES, b)), `${name}: ${at(HALL_NAMES, b)}`],
    placeSplit: [splitName('place', name, [`source:${other}`]), `${name}: birth ${other}`],
  }
  const [body, about] = bodies[kind]
  const revokes = kind === 'revoke' ? revoked : null
  try {
    const words = { by: 'test', why: '', revokes, body }
    const { kept, decision } = await decide(world.context, words, { dryRun: step.onlyShown })
    return `${kind} ${about}: ${kept ? `decision ${decision.id}` : 'only shown'}`
  } catch (error) {
    if (!(error instanceof DecisionRefused)) throw error
    return `${kind} ${about}: refused, ${error.message}`
  }
}
