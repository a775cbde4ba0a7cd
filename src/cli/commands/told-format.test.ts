import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { affiche } from '../../../tests/support/command-line.ts'

const year = new Date().getUTCFullYear() + 1
const SHOW = { id: 'a', name: 'Les Loutres', start: `${year}-01-05T20:00` }
const CALENDAR = (events: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`
const EVENT = `BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Les Loutres\r\nDTSTART:${year}0105T200000\r\nEND:VEVENT\r\n`
const PAGE = `<html><script type="application/ld+json">${JSON.stringify({
  '@type': 'MusicEvent',
  name: 'Les Loutres',
  startDate: SHOW.start,
})}</script></html>`
const DISCOVERY = {
  _embedded: {
    events: [
      {
        id: 'a',
        name: 'Les Loutres',
        dates: { start: { localDate: `${year}-01-05`, localTime: '20:00:00' } },
      },
    ],
  },
}
const RSS = `<rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/"><channel><item><guid>a</guid>
  <title>Les Loutres</title><ev:startdate>${SHOW.start}</ev:startdate></item></channel></rss>`
const TABLE = `ref;titre;date\na;Les Loutres;${SHOW.start}\n`

const nowhere = { AFFICHE_DATABASE_URL: 'postgres://localhost:1/none', AFFICHE_LOG_LEVEL: 'silent' }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'affiche-told-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function previewOf(content: string, ...more: string[]) {
  const path = join(folder, 'feed')
  await writeFile(path, content)
  return affiche(nowhere, 'feed', 'preview', '--location', path, ...more)
}

describe('a preview without a format', () => {
  test.each([
    ['icalendar', CALENDAR(EVENT)],
    ['icalendar', CALENDAR('')],
    ['schema-org', PAGE],
    ['ticketmaster-discovery', JSON.stringify(DISCOVERY)],
    ['rss', RSS],
    ['native', JSON.stringify(SHOW)],
  ])('finds %s, and tells how the feed is added', async (format, content) => {
    const { exitCode, stdout } = await previewOf(content, '--option', 'country=FR')
    expect(stdout).toContain(`It is of the format ${format}. To add it: affiche feed create`)
    expect(stdout).toMatch(/--option '?country=FR'?$/m)
    expect(stdout.includes('Les Loutres')).toBe(content.includes('Les Loutres'))
    expect(exitCode).toBe(0)
  })

  test('shows what is free without a currency', async () => {
    const { stdout } = await previewOf(JSON.stringify({ ...SHOW, offers: ['free'] }))
    expect(stdout).toMatch(/^ +1 +a +Les Loutres +\d{4}-01-05 +0$/m)
  })

  test('takes a mapping for what it begins as', async () => {
    const mapping = join(folder, 'mapping.json')
    const listing = { id: 'ref', name: 'titre', start: 'date' }
    await writeFile(mapping, JSON.stringify({ listing }))
    const { stdout } = await previewOf(TABLE, '--option', `mapping=${mapping}`)
    expect(stdout).toContain('Les Loutres')
    expect(stdout).toContain('It is of the format csv.')
  })

  test.each([
    ['csv', TABLE],
    ['xml', '<shows><show/></shows>'],
    ['json', '{"shows":[{"ref":"a"}]}'],
  ])('tells what needs a mapping that it is %s', async (format, content) => {
    const { exitCode, stderr } = await previewOf(content)
    expect(stderr).toContain('no format reads what is there by itself')
    expect(stderr).toContain(`affiche feed preview --format ${format} `)
    expect(exitCode).toBe(1)
  })

  test('refuses an option that no format has', async () => {
    const { exitCode, stderr } = await previewOf(PAGE, '--option', 'timezon=Europe/Paris')
    expect(stderr).toContain('did you mean timeZone?')
    expect(exitCode).toBe(2)
  })

  test('asks the server once', async () => {
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      response.setHeader('content-type', 'text/html').end(PAGE)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as AddressInfo
      const location = `http://127.0.0.1:${port}/agenda`
      const allowed = { ...nowhere, AFFICHE_FETCH_ALLOW_HOSTS: '127.0.0.1' }
      const { stdout } = await affiche(allowed, 'feed', 'preview', '--location', location)
      expect(stdout).toContain('It is of the format schema-org.')
      expect(asked).toBe(1)
    } finally {
      server.close()
    }
  })
})
