import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { eventPresenter } from '../src/app/event-presenter.ts'
import type { NativeListing } from '../src/domain/native-listing.ts'
import { CONNECTOR_LIST } from '../src/ingestion/connectors/registry.ts'
import type { IngestionContext } from '../src/ingestion/context.ts'
import { createFetchContext, fetchFeed } from '../src/ingestion/fetch/fetch-feed.ts'
import { importDirectory } from '../src/ingestion/directory/import-directory.ts'
import { runFeed } from '../src/ingestion/run-feed.ts'
import { systemClock } from '../src/lib/clock.ts'
import { createLogger } from '../src/lib/logger.ts'
import { insertFeed } from '../src/storage/feeds.ts'
import { insertPartner, PARTNER_DEFAULTS } from '../src/storage/partners.ts'
import { OVERTURE, pointBytes, writeParquet } from '../tests/support/parquet.ts'
import { overturePlace } from './directory/generate.ts'
import type { OverturePlace } from './directory/generate.ts'
import { benchDatabase } from './support/bench-database.ts'

/**
 * The places directory: a hundred thousand places in, the same again, in Parquet; halls as a seller writes them found in
 * it; and one place with 5,000 events that changes. Yardsticks: the same bytes into one plain table, in batches as large;
 * the 5,000 fragments written by one statement.
 *
 *   npm run bench -- directory [places]
 */
const PLACES = Number(process.argv[3] ?? 100_000)
const HALLS = 2000
const EVENTS = 5000

const folder = await mkdtemp(join(tmpdir(), 'affiche-directory-'))
const bench = await benchDatabase()
const { database } = bench
const fetching = createFetchContext({ clock: systemClock, allowHosts: [], secret: () => null })
const context: IngestionContext = {
  database,
  clock: systemClock,
  logger: createLogger({ level: 'silent' }),
  fetch: (request) => fetchFeed(fetching, request),
  connectors: new Map(CONNECTOR_LIST.map((connector) => [connector.format, connector])),
  present: eventPresenter,
}

/** Wall and own processor time of one piece of work. */
async function timed<Value>(
  what: string,
  count: number,
  work: () => Promise<Value>,
): Promise<Value> {
  const [began, used] = [performance.now(), process.cpuUsage()]
  const value = await work()
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(used)
  const rate = Math.round(count / seconds).toLocaleString('en')
  console.log(
    `${what.padEnd(44)} ${seconds.toFixed(2).padStart(7)} s, ${((user + system) / 1e6).toFixed(2).padStart(6)} s ours, ${rate.padStart(9)} a second`,
  )
  return value
}

const places = Array.from({ length: PLACES }, (_, index) => overturePlace(index))
const lines = join(folder, 'places.ndjson')
const parquet = join(folder, 'places.parquet')

async function importing(): Promise<void> {
  await writeFile(lines, places.map((place) => `${JSON.stringify(place)}\n`).join(''))
  const rows = places.map((place) => ({
    ...place,
    geometry: pointBytes(...place.geometry.coordinates),
  }))
  await writeParquet(parquet, OVERTURE, rows, { rowGroupSize: 20_000, geo: true })
  await database.query('create table yardstick (id text primary key, data jsonb not null)')
  await timed('yardstick: into one plain table', PLACES, async () => {
    for (let start = 0; start < PLACES; start += 2000) {
      const batch = places.slice(start, start + 2000)
      await database.query({
        text: 'insert into yardstick select * from unnest($1::text[], $2::jsonb[])',
        values: [batch.map(({ id }) => id), batch.map((place) => JSON.stringify(place))],
      })
    }
  })
  const first = await timed('import of NDJSON', PLACES, () => importDirectory(context, [lines]))
  if (first.created !== PLACES) throw new Error(`only ${first.created} were taken`)
  await timed('the same again', PLACES, () => importDirectory(context, [lines]))
  const again = await timed('the same in Parquet', PLACES, () =>
    importDirectory(context, [parquet]),
  )
  if (again.unchanged !== PLACES) throw new Error(`${again.updated} are other in Parquet`)
}

type Hall = Exclude<NativeListing['place'], string | null | undefined>

/** As sellers write: without the type, in capitals, a few metres off, without the street; or of a hall that is not there. */
function asSold(place: OverturePlace, index: number): Hall {
  const [address] = place.addresses
  const [lng, lat] = place.geometry.coordinates
  const name = place.names.primary
  const told = {
    id: `h-${index}`,
    street: address!.freeform,
    city: address!.locality,
    postalCode: address!.postcode,
    country: 'FR',
  }
  switch (index % 5) {
    case 0:
      return { ...told, name, lat, lng }
    case 1:
      return { ...told, name: name.toUpperCase() }
    case 2:
      return { ...told, name, street: null, lat: lat + 0.0004, lng }
    case 3:
      return { ...told, name: `${name} - ${address!.locality}`, lat: lat + 0.0002, lng }
    default:
      return {
        ...told,
        name: `Grange ${index}`,
        street: `${index} chemin creux`,
        lat: lat + 0.02,
        lng,
      }
  }
}

function listing(id: string, more: NativeListing): NativeListing {
  const start = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  return {
    id,
    name: `Les Loutres ${id}`,
    url: `https://tickets.example/${id}`,
    start: `${start}T20:00`,
    timeZone: 'Europe/Paris',
    availability: 'available',
    categories: ['music/rock'],
    performers: [{ name: `Les Loutres ${id}` }],
    offers: [{ name: 'Plein tarif', price: 25, currency: 'EUR', availability: 'available' }],
    ...more,
  }
}

async function take(name: string, listings: readonly NativeListing[]): Promise<void> {
  const location = join(folder, `${name}.ndjson`)
  await writeFile(location, listings.map((one) => `${JSON.stringify(one)}\n`).join(''))
  const partner = await insertPartner(database, { ...PARTNER_DEFAULTS, name }, Date.now())
  const feed = await insertFeed(
    database,
    {
      partnerId: partner.id,
      name,
      format: 'native',
      location,
      schedule: null,
      complete: true,
      options: {},
      state: 'active',
    },
    Date.now(),
  )
  await runFeed(context, feed)
}

async function matching(): Promise<void> {
  const step = Math.floor(PLACES / HALLS)
  const halls = Array.from({ length: HALLS }, (_, index) => {
    const place = places[index * step]!
    return { key: `h-${index}`, place, sold: asSold(place, index), isThere: index % 5 !== 4 }
  })
  await timed('a feed of one event in each of the halls', HALLS, () =>
    take(
      'halls',
      halls.map(({ key, sold }) => listing(key, { place: sold })),
    ),
  )
  const { rows } = await database.query<{ key: string; found: string | null }>(
    `select k.key, d.directory_id as found from place_keys k join places p on p.id = k.place_id
     left join directory_places d on d.id = p.directory_place_id where k.key like 'id:h-%'`,
  )
  const found = new Map(rows.map((row) => [row.key, row.found]))
  const of = (key: string) => found.get(`id:${key}`) ?? null
  const there = halls.filter(({ isThere }) => isThere)
  const right = there.filter(({ key, place }) => of(key) === place.id).length
  const wrong = halls.filter(({ key, place, isThere }) => {
    const id = of(key)
    return id !== null && (!isThere || id !== place.id)
  }).length
  const doubts = await database.query<{ count: number }>('select count(*) from directory_doubts')
  console.log(
    `matched: ${right} of ${there.length} halls that the directory has (${((100 * right) / there.length).toFixed(1)} %), ${wrong} wrongly, ${doubts.rows[0]?.count} in doubt`,
  )
}

async function changing(): Promise<void> {
  const place = places[1]!
  const hall = { ...asSold(place, 0), id: 'big' } as const
  const from = Date.now() + 86_400_000
  await timed(`a feed of ${EVENTS} events in one hall`, EVENTS, () =>
    take(
      'big',
      Array.from({ length: EVENTS }, (_, index) => {
        const start = new Date(from + index * 3_600_000).toISOString().slice(0, 16)
        return listing(`e-${index}`, { start, place: hall })
      }),
    ),
  )
  await timed('yardstick: their fragments by one statement', EVENTS, async () => {
    await database.query(`update events set fragment = fragment || ' ' where place_id in
      (select place_id from place_keys where key = 'id:big')`)
  })
  const changed = join(folder, 'changed.ndjson')
  const corrected = { ...place, websites: ['https://moved.example/'] }
  await writeFile(changed, JSON.stringify(corrected))
  await timed('their place changes: all rendered again', EVENTS, () =>
    importDirectory(context, [changed]),
  )
  const { rows } = await database.query<{ shown: number }>(
    `select count(*) as shown from events where fragment like '%https://moved.example/%'`,
  )
  if ((rows[0]?.shown ?? 0) < EVENTS) throw new Error(`only ${rows[0]?.shown} show it`)
}

try {
  await importing()
  await matching()
  await changing()
} finally {
  await fetching.agent.close()
  await bench.remove()
  await rm(folder, { recursive: true, force: true })
}
