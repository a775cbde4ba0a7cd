import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { affiche, afficheJson } from '../../../tests/support/command-line.ts'
import { SHOP_LISTING } from '../../../tests/support/shop-table.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import type { Preview } from '../../ingestion/preview-feed.ts'

let db: TestDatabase
let folder: string
let env: Record<string, string>
const year = new Date().getUTCFullYear() + 1
const TABLE = `ref;titre;date;salle;ville;prix
1;Les Loutres;05/12/${year} 20:30;Salle Vega;Lille;12,50
2;Les Castors;;Salle Vega;Lille;8
3;Les Hérons;06/12/${year} 20:30;Salle Vega;Lille;8
`
const MAPPING = {
  listing: {
    ...SHOP_LISTING,
    offers: { price: { from: 'prix', decimal: ',' }, currency: { value: 'EUR' } },
  },
}

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'affiche-preview-'))
  env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_LOG_LEVEL: 'silent' }
  await writeFile(join(folder, 'shop.csv'), TABLE)
  await writeFile(join(folder, 'mapping.json'), JSON.stringify(MAPPING))
  await writeFile(
    join(folder, 'wrong.json'),
    JSON.stringify({ listing: { id: 'ref', nmae: 'titre' } }),
  )
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true })
})

const file = (name: string) => join(folder, name)
const tried = () => [
  '--format',
  'csv',
  '--location',
  file('shop.csv'),
  '--option',
  `mapping=${file('mapping.json')}`,
]

describe('a preview', () => {
  test('shows what would become of the first records, without a database', async () => {
    const nowhere = { AFFICHE_DATABASE_URL: 'postgres://localhost:1/none' }
    const { exitCode, stdout } = await affiche(nowhere, 'feed', 'preview', ...tried())
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Les Loutres')
    expect(stdout).toContain(`${year}-12-05 20:30`)
    expect(stdout).toContain('12.5 EUR')
    expect(stdout).toMatch(/3\s+2\s+no start and no sessions: "date" is empty/)
    expect(stdout).toContain('Of 2 listings tell: a link 0, a picture 0,')
    expect(stdout).toContain('a town 2, a price 2')
    expect(stdout).toContain('Would be listings: 2 of 3 records. Nothing was stored.')
  })

  test('shows the last day of a run, and the highest of several prices', async () => {
    const base = { place: { name: 'Salle Vega', city: 'Lille', country: 'FR' } }
    const all = [
      { ...base, id: 'r', name: 'Bois', start: `${year}-01-05`, end: `${year}-02-28` },
      { ...base, id: 'n', name: 'Aube', start: `${year}-01-05T22:00`, end: `${year}-01-06T02:00` },
      {
        ...base,
        id: 'p',
        name: 'Crue',
        start: `${year}-01-05`,
        offers: ['12,50 €', '35 €', '20 €'],
      },
      { ...base, id: 'c', name: 'Digue', start: `${year}-01-05`, offers: ['40 USD', '12 €'] },
    ]
    await writeFile(file('native.ndjson'), all.map((one) => `${JSON.stringify(one)}\n`).join(''))
    const where = ['--format', 'native', '--location', file('native.ndjson')]
    const { stdout } = await affiche(env, 'feed', 'preview', ...where)
    expect(stdout).toMatch(new RegExp(`  r +Bois +${year}-01-05 to ${year}-02-28  `))
    expect(stdout).toMatch(new RegExp(`  n +Aube +${year}-01-05 22:00  `))
    expect(stdout).toMatch(/ Crue .* 12\.5-35 EUR$/m)
    expect(stdout).toMatch(/ Digue .* 40 USD$/m)
  })

  test.each<[string, string, string]>([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('cuts %s nested deeper than can be written out, and shows the others', async (_, on, off) => {
    const deep = `${on.repeat(50_000)}${on === '[' ? '' : '1'}${off.repeat(50_000)}`
    const lines = ['1', deep, '2'].map(
      (extra, at) => `{"id":"d${at}","name":"Les Loutres","start":"${year}-01-05","x":${extra}}\n`,
    )
    await writeFile(file('deep.ndjson'), lines.join(''))
    const where = ['--format', 'native', '--location', file('deep.ndjson')]
    const { rows } = await afficheJson<Preview>(env, 'feed', 'preview', ...where)
    expect(rows.map(({ id, listing }) => [id, listing?.name])).toEqual(
      ['d0', 'd1', 'd2'].map((id) => [id, 'Les Loutres']),
    )
    expect(rows.map(({ warnings }) => warnings.join().includes('levels deep'))).toEqual([
      false,
      true,
      false,
    ])
  })

  test('says how a feed that tells no place is told where it is', async () => {
    const shows = ['Aube', 'Crue'].map((name) => ({ id: name, name, start: `${year}-01-05T20:00` }))
    const where = ['--format', 'native', '--location', file('nowhere.ndjson')]
    const preview = async (last: object, ...more: string[]) => {
      const lines = [shows[0], { ...shows[1], ...last }].map((one) => `${JSON.stringify(one)}\n`)
      await writeFile(file('nowhere.ndjson'), lines.join(''))
      return (await affiche(env, 'feed', 'preview', ...where, ...more)).stdout
    }
    const [, option = ''] = /--option place="([^"]+)"/.exec(await preview({})) ?? []
    expect(await preview({}, '--option', `place=${option}`)).toContain('Salle Vega, Toulouse')
    const hint = 'None tells where it is'
    expect(await preview({}, '--option', `place=${option}`)).not.toContain(hint)
    expect(await preview({ place: { city: 'Lille' } })).not.toContain(hint)
    expect(await preview({ online: true })).not.toContain(hint)
  })

  test('says which fields of a mapping no record has, and what there is instead', async () => {
    const shows = [{ ref: 1, title: { text: 'Les Loutres' }, date: `${year}-12-05` }]
    await writeFile(file('shows.json'), JSON.stringify(shows))
    const listing = { id: 'ref', name: 'title.txt', start: 'date' }
    await writeFile(file('shows-mapping.json'), JSON.stringify({ listing }))
    const where = ['--format', 'json', '--location', file('shows.json')]
    const mapped = ['--option', `mapping=${file('shows-mapping.json')}`]
    const { stdout } = await affiche(env, 'feed', 'preview', ...where, ...mapped)
    expect(stdout).toContain('none of the records read has "title.txt"; did you mean title.text?')
    expect(stdout).toContain('Correct the mapping file')
    expect(stdout).not.toContain('another format')
  })

  test('tells ids that come more than once, as a run would', async () => {
    const shows = [1, 2, 1].map((ref) => ({ ref, title: 'Les Loutres', date: `${year}-12-05` }))
    await writeFile(file('twice.json'), JSON.stringify(shows))
    const listing = { id: 'ref', name: 'title', start: 'date' }
    await writeFile(file('twice-mapping.json'), JSON.stringify({ listing }))
    const where = ['--format', 'json', '--location', file('twice.json')]
    const mapped = ['--option', `mapping=${file('twice-mapping.json')}`]
    const { stdout } = await affiche(env, 'feed', 'preview', ...where, ...mapped)
    expect(stdout).toContain('the id 1 comes more than once: the last one counts')
    expect(stdout).not.toContain('the id 2 comes')
  })

  test('calls what would be rejected, left out or no event by the words of a run', async () => {
    const start = `${year}-12-05T20:30`
    const told = [
      { id: 'R-1', name: 'Les Loutres', start },
      { id: 'R-2', name: 'Les Loutres' },
      { id: 'R-3', name: 'Les Loutres', start, status: 'draft' },
      { id: 'R-4', name: 'Parking Les Loutres', start },
    ]
    const location = file('beside.ndjson')
    await writeFile(location, told.map((one) => JSON.stringify(one)).join('\n'))
    const words = ['--format', 'native', '--location', location]
    const { stdout } = await affiche(env, 'feed', 'preview', ...words)
    expect(stdout).toMatch(/would be rejected because\n.*\n.*R-2 +no start/)
    expect(stdout).toMatch(/would be left out because\n.*\n.*R-3 +a draft/)
    expect(stdout).toMatch(/would become no event because it is\n.*\n.*R-4 +parking/)
    expect(stdout).toContain('Would be listings: 2 of 4 records (1 of them without an event).')
    const { rows } = await afficheJson<Preview>(env, 'feed', 'preview', ...words)
    expect(rows.map(({ rejected, leftOut, noEvent }) => [rejected, leftOut, noEvent])).toEqual([
      [null, null, null],
      ['no start and no sessions', null, null],
      [null, 'a draft', null],
      [null, null, 'parking'],
    ])
    await afficheJson(env, 'partner', 'create', '--name', 'À côté')
    await afficheJson(env, 'feed', 'create', '--partner', 'À côté', '--name', 'beside', ...words)
    const { stdout: run } = await affiche(env, 'feed', 'run', 'beside')
    expect(run).toContain(
      'new 2, changed 0, same 0, missing 0, withdrawn 0, rejected 1, left out 1',
    )
    expect(run).toContain('1 new or changed listing becomes no event: parking')
    expect((await affiche(env, 'feed', 'runs', 'beside')).stdout).toContain('rejected  left out')
  })

  test('gives all of it as JSON, as many records as asked for', async () => {
    const preview = await afficheJson<Preview>(env, 'feed', 'preview', ...tried(), '--rows', '2')
    expect(preview).toMatchObject({
      rows: [
        {
          line: 2,
          id: '1',
          native: { name: 'Les Loutres' },
          listing: { name: 'Les Loutres' },
          rejected: null,
        },
        {
          line: 3,
          id: '2',
          listing: null,
          rejected: 'no start and no sessions: "date" is empty',
        },
      ],
      more: true,
      incomplete: null,
    })
  })

  test('tells what is wrong with a mapping, and with a feed', async () => {
    const wrong = await affiche(
      env,
      'feed',
      'preview',
      ...tried().slice(0, 4),
      '--option',
      `mapping=${file('wrong.json')}`,
    )
    expect(wrong.exitCode).toBe(2)
    expect(wrong.stderr).toContain(
      'listing.nmae: no member of the native format; did you mean name?',
    )
    const none = await affiche(env, 'feed', 'preview', ...tried().slice(0, 4))
    expect(none.stderr).toContain('the format csv needs --option mapping=FILE')
    const nothing = await affiche(env, 'feed', 'preview')
    expect(nothing.stderr).toContain('name a feed, or give --location')
    const location = ['--location', file('shop.csv')]
    const other = await affiche(env, 'feed', 'preview', '--format', 'icalendar', ...location)
    expect(other.exitCode).toBe(1)
    expect(other.stderr).toContain('affiche feed preview --location FILE_OR_URL')
    const away = ['--format', 'native', '--location', 'https://localhost:9/feed']
    const refused = await affiche(env, 'feed', 'preview', ...away)
    expect(refused.stderr).toContain(
      'allow it: AFFICHE_FETCH_ALLOW_HOSTS. More: docs/fetching.md ("refusedAddress")',
    )
    expect(refused.stderr).not.toContain('another format')
    const commas = { ...MAPPING, delimiter: ',' }
    await writeFile(file('commas.json'), JSON.stringify(commas))
    const mapped = ['--format', 'csv', ...location, '--option', `mapping=${file('commas.json')}`]
    const wrongSign = await affiche(env, 'feed', 'preview', ...mapped)
    expect(wrongSign.exitCode).toBe(1)
    expect(wrongSign.stderr).toContain('is the delimiter ";"?')
    expect(wrongSign.stderr).toContain('Correct the mapping file')
    expect(wrongSign.stderr).not.toContain('another format')
  })

  test('of a feed takes what it has, and stores nothing', async () => {
    await afficheJson(env, 'partner', 'create', '--name', 'Guichet')
    const created = await afficheJson<{ options: Record<string, string> }>(
      env,
      'feed',
      'create',
      '--partner',
      'Guichet',
      '--name',
      'shop',
      ...tried(),
    )
    expect(JSON.parse(created.options['mapping']!)).toEqual(MAPPING)
    const preview = await afficheJson<Preview>(env, 'feed', 'preview', 'shop')
    expect(preview.rows).toHaveLength(3)
    expect(await afficheJson(env, 'feed', 'runs', 'shop')).toEqual([])
    await afficheJson(env, 'feed', 'update', 'shop', '--option', 'country=FR')
    expect(await afficheJson(env, 'feed', 'run', 'shop')).toMatchObject({
      state: 'partial',
      created: 2,
    })
  })

  test.each([
    ['that gives nothing', { ...MAPPING.listing, start: 'day' }],
    ['that does not fit', { ...MAPPING.listing, id: 'reff' }],
  ])('of a feed with a mapping %s says how the feed gets another', async (_, listing) => {
    const kept = file('kept.json')
    await writeFile(kept, JSON.stringify({ ...MAPPING, listing }))
    await afficheJson(env, 'feed', 'update', 'shop', '--option', `mapping=${kept}`)
    const wrong = await affiche(env, 'feed', 'preview', 'shop')
    expect(wrong.exitCode).toBe(1)
    const hint = wrong.stdout + wrong.stderr
    expect(hint).toContain('affiche feed preview shop --option mapping=FILE')
    expect(hint).toContain('affiche feed update shop --option mapping=FILE')

    await writeFile(kept, JSON.stringify(MAPPING))
    const tried = ['feed', 'preview', 'shop', '--option', `mapping=${kept}`]
    expect((await affiche(env, ...tried)).stdout).toContain('Would be listings: 2 of 3 records')
  })
})
