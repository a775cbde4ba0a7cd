import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../src/cli/run.ts'
import { afficheJson } from './support/command-line.ts'
import { testDatabase, type TestDatabase } from './support/database.ts'

interface DemoDocument {
  publicUrl: string
  baseUrl: string
  clientId: string
  clientSecret: string
  performerId: number
  directoryPlaceId: string
  eventId: number
  pageUrl: string
  commands: Record<string, string>
}

interface ShownPictures {
  image: string | null
  squareImage: string | null
  rectangleImage: string | null
  webImage: string | null
}

interface ShownEvent extends ShownPictures {
  name: string
  startDate: string
  cancelledAt: string | null
  trendingScore: number
  imageWidth: number
  imageHeight: number
  performers: { image: string | null; webImage: string | null }[]
  place: Omit<ShownPictures, 'webImage'>
  sources: { partner: { logo: string } }[]
}

function formsOf({ image, squareImage, rectangleImage, webImage }: ShownPictures) {
  return [image, squareImage, rectangleImage, webImage]
}

let db: TestDatabase
let folder: string
let env: Record<string, string>

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'affiche-demo-'))
  env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_DATA_DIR: folder, AFFICHE_LOG_LEVEL: 'silent' }
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true })
})

/** Starts the demo, hands over what it printed once it answers, and ends it as Ctrl-C would. */
async function withDemo(work: (demo: DemoDocument, notes: string) => Promise<void>): Promise<void> {
  await withDemoText(['--json'], (text, notes) => work(JSON.parse(text) as DemoDocument, notes))
}

async function withDemoText(
  options: readonly string[],
  work: (printed: string, notes: string) => Promise<void>,
): Promise<void> {
  const stop = new AbortController()
  let notes = ''
  let ready: (text: string) => void = () => {}
  const printed = new Promise<string>((resolve) => {
    ready = resolve
  })
  const ended = run(['demo', '--port', '0', ...options], {
    out: ready,
    err: (text) => (notes += text),
    live: false,
    env,
    stop: stop.signal,
  })
  try {
    const first = await Promise.race([printed, ended])
    if (typeof first === 'number') throw new Error(`the demo ended with ${first}\n${notes}`)
    await work(first, notes)
  } finally {
    stop.abort()
  }
  expect(await ended).toBe(0)
}

async function login(demo: DemoDocument): Promise<Record<string, string>> {
  const answer = await fetch(`${demo.baseUrl}/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: demo.clientId, clientSecret: demo.clientSecret }),
  })
  expect(answer.status).toBe(200)
  const { access_token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

test('the demo logs in, answers both lookups in JSON and XML, and has the page that events link to', async () => {
  await withDemo(async (demo) => {
    const headers = await login(demo)
    const paths = [`/v2/performer/${demo.performerId}`, `/v2/g-place/${demo.directoryPlaceId}`]
    for (const path of paths) {
      const json = await fetch(demo.baseUrl + path, { headers })
      expect(json.status).toBe(200)
      const record = (await json.json()) as { name: string; events: { serviceLink: string }[] }
      expect(record.events.length).toBeGreaterThan(1)
      expect(record.events[0]?.serviceLink).toMatch(`${demo.publicUrl}/e/`)
      const xml = await fetch(demo.baseUrl + path, {
        headers: { ...headers, accept: 'application/xml' },
      })
      expect(xml.headers.get('content-type')).toContain('application/xml')
      expect(await xml.text()).toContain('<events><event>')
    }
    const page = await fetch(demo.pageUrl)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('application/ld+json')
    expect(demo.commands['performerJson']).toContain(`${demo.baseUrl}/v2/performer/`)
    // It is pasted into a terminal that stands anywhere.
    const [, program = ''] = / node (\S+) event list$/.exec(demo.commands['operator'] ?? '') ?? []
    expect((await stat(program)).isFile()).toBe(true)
  })
})

test('what the demo prints can be pasted whole: commands, and comments that no shell takes for more', async () => {
  await withDemoText([], async (text) => {
    const pasted = text.split('\n').slice(2, -2)
    const other = pasted.filter(
      (line) => !/^(?:|#[^'"`]*|curl -s .*|TOKEN=\$\(.*\)|AFFICHE_DATA_DIR=.*)$/.test(line),
    )
    expect(other).toEqual([])
    expect(pasted.filter((line) => line.startsWith('curl'))).toHaveLength(5)
  })
})

test('what a reader of the samples expects of them holds', async () => {
  const events = await afficheJson<
    { name: string; place: string; sources: { partner: string; listing: string }[] }[]
  >(env, 'event', 'list')
  const listings = events.flatMap(({ sources }) => sources)
  expect(listings.length).toBeGreaterThanOrEqual(40)
  expect(events.find(({ place }) => place === "L'Olympia")?.sources).toHaveLength(3)
  expect(listings.map(({ listing }) => listing)).not.toContain('BL-1021')
  expect(events.filter(({ name }) => name === 'Le Malade imaginaire')).toHaveLength(1)
  expect(events.filter(({ name }) => name.startsWith('Camille Orvane, en trio'))).toHaveLength(2)
  const warnings: string[] = []
  for (const feed of ['billetterie-lumiere', 'ticket-horizon', 'scenes-et-sorties']) {
    const [last] = await afficheJson<{ warnings: string[] }[]>(env, 'feed', 'runs', feed)
    expect(last).toMatchObject({ state: 'succeeded', rejectedCount: 0 })
    warnings.push(...(last?.warnings ?? []))
  }
  expect(warnings).toEqual(['1 new or changed listing becomes no event: parking'])
})

test('each sample performer is found by its own name, with every bill that it is on', async () => {
  for (const [name, events] of [
    ['Idriss Tamarel', 3],
    ['Kaïs Belmonde', 3],
    ['Les Marées Hautes', 7],
  ] as const) {
    const [first] = await afficheJson<object[]>(env, 'performer', 'find', name)
    expect(first).toMatchObject({ name, events })
  }
})

test('every sample hall is found in the places directory', async () => {
  const { rows } = await db.database.query<{ name: string }>(
    `select p.data->>'name' as name from places p
      left join directory_places d on d.id = p.directory_place_id and d.provider = 'open'
      where p.id > 2 and d.id is null`,
  )
  expect(rows).toEqual([])
})

test('the place that the demo leads to has all that a directory can say of one', async () => {
  await withDemo(async (demo) => {
    const address = `${demo.baseUrl}/v2/g-place/${demo.directoryPlaceId}`
    const answer = await fetch(address, { headers: await login(demo) })
    const { events, ...place } = (await answer.json()) as { events: { directoryPlace: unknown }[] }
    expect(Object.values(place)).not.toContain(null)
    expect(events[0]?.directoryPlace).toEqual(place)
  })
})

test('every sample event, performer, hall and seller has pictures of its own that load, in all forms', async () => {
  const taken = await afficheJson<{ refused: number }>(env, 'images', 'run')
  expect(taken.refused).toBe(0)
  const { counts } = await afficheJson<{ counts: object[] }>(env, 'images', 'show')
  expect(counts).toEqual([{ state: 'ready', reason: null, images: expect.any(Number) }])
  await withDemo(async (demo) => {
    const headers = await login(demo)
    const answer = await fetch(`${demo.baseUrl}/v2/performer/${demo.performerId}`, { headers })
    const performer = (await answer.json()) as ShownPictures & { events: ShownEvent[] }
    const addresses = new Set<string | null>(formsOf(performer))
    for (const event of performer.events) {
      formsOf(event).forEach((form) => addresses.add(form))
      for (const { image, webImage } of event.performers) addresses.add(image).add(webImage)
      const { image, squareImage, rectangleImage } = event.place
      addresses.add(image).add(squareImage).add(rectangleImage)
      for (const { partner } of event.sources) addresses.add(partner.logo)
      expect([event.imageWidth, event.imageHeight]).toEqual([840, 560])
    }
    for (const address of addresses) {
      expect(address).toContain(`${demo.publicUrl}/images/`)
      const picture = await fetch(address ?? '')
      expect([picture.status, picture.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\/(jpeg|png|webp)$/),
      ])
    }
  })
  const { rows } = await db.database.query<{ fragment: string }>('select fragment from events')
  const events = rows.map(({ fragment }) => JSON.parse(fragment) as ShownEvent)
  // Nights of one listing are events of their own and show its picture.
  const nameOf = new Map(events.map(({ image, name }) => [image, name]))
  expect(nameOf.has(null)).toBe(false)
  expect(events.filter(({ image, name }) => nameOf.get(image) !== name)).toEqual([])
})

test('what several sample sellers show is trending from the first day, and it can be told why', async () => {
  const { rows } = await db.database.query<{ fragment: string }>('select fragment from events')
  const events = rows.map(({ fragment }) => JSON.parse(fragment) as ShownEvent & { id: number })
  const now = Date.now()
  const upcoming = events.filter(({ startDate }) => Date.parse(startDate.slice(0, 10)) > now)
  const shared = upcoming.filter(
    ({ sources, cancelledAt }) => sources.length >= 3 && cancelledAt === null,
  )
  expect(shared.length).toBeGreaterThan(0)
  for (const { id, trendingScore } of shared) {
    expect(trendingScore).toBeGreaterThan(0)
    const told = await afficheJson<{ events: { trend: object }[] }>(env, 'explain', String(id))
    expect(told.events[0]!.trend).toMatchObject({ score: trendingScore, shown: trendingScore })
  }
})

test('a second start keeps the catalogue and the client, and reads nothing again', async () => {
  const before = await afficheJson<unknown[]>(env, 'feed', 'runs', 'ticket-horizon')
  let credentials = ''
  await withDemo(async (demo, notes) => {
    expect(notes).toContain('as at the last start')
    credentials = demo.clientSecret
    await login(demo)
  })
  await withDemo(async (demo) => {
    expect(demo.clientSecret).toBe(credentials)
  })
  expect(await afficheJson<unknown[]>(env, 'feed', 'runs', 'ticket-horizon')).toEqual(before)
})

test('a start whose kept secret opens nothing any more prints one that does', async () => {
  const { clientId } = JSON.parse(await readFile(join(folder, 'demo', 'client.json'), 'utf8')) as {
    clientId: string
  }
  // Two secrets are live at most.
  for (const _ of [1, 2]) await afficheJson(env, 'client', 'rotate', clientId)
  await withDemo(async (demo) => {
    await login(demo)
  })
})

test('the secret of the demo’s client is for its user alone', async () => {
  const { mode } = await stat(join(folder, 'demo', 'client.json'))
  expect(mode & 0o077).toBe(0)
})

test('a database with somebody’s own partners is refused', async () => {
  const other = await testDatabase()
  try {
    const own = { ...env, AFFICHE_DATABASE_URL: other.url }
    await afficheJson(own, 'partner', 'create', '--name', 'Mine')
    let notes = ''
    const exitCode = await run(['demo', '--port', '0'], {
      out: () => {},
      err: (text) => (notes += text),
      live: false,
      env: own,
      stop: new AbortController().signal,
    })
    expect(exitCode).toBe(1)
    expect(notes).toContain('AFFICHE_DATA_DIR')
  } finally {
    await other.drop()
  }
})
