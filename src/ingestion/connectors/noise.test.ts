import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../tests/support/read-body.ts'
import { CONNECTOR_LIST } from './registry.ts'

const HTML =
  '<br />\n<b>Warning</b>:  Undefined array key "prix" in <b>/var/www/agenda/feed.php</b> on line <b>12</b><br />\n'
const TEXT = '\nNotice: Undefined index: prix in /var/www/agenda/feed.php on line 12\n'
const LOG = 'PHP Deprecated:  Function strftime() is deprecated in /srv/x.php on line 7\n'
const TABLE =
  "<br />\n<font size='1'><table class='xdebug-error xe-notice' dir='ltr'><tr><th>( ! ) Notice: Undefined index</th></tr></table></font>\n"

const listing = (id: string) => ({ id, name: `Loutres ${id}`, start: '2026-12-05' })
const LIST = JSON.stringify([listing('A'), listing('B')])
const LINES = `${JSON.stringify(listing('A'))}\n${JSON.stringify(listing('B'))}\n`
const ROWS = 'id,name,start\nA,Loutres A,2026-12-05\nB,Loutres B,2026-12-06\n'
const show = (id: string) =>
  `<show><id>${id}</id><name>Loutres</name><start>2026-12-05</start></show>`
const XML = `<?xml version="1.0" encoding="UTF-8"?>\n<shows>${show('A')}${show('B')}</shows>`
const vevent = (id: string) =>
  `BEGIN:VEVENT\r\nUID:${id}\r\nSUMMARY:Loutres\r\nDTSTART:20261205\r\nEND:VEVENT\r\n`
const CALENDAR = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${vevent('A')}${vevent('B')}END:VCALENDAR\r\n`
const PAGE = JSON.stringify({ data: { shows: [listing('A'), listing('B')] } })

const MEMBERS = { id: 'id', name: 'name', start: 'start' }
const MAPPINGS: Readonly<Record<string, object>> = {
  json: { records: 'data.shows', listing: MEMBERS },
  csv: { listing: MEMBERS },
  xml: { records: 'show', listing: MEMBERS },
}

function read(format: string, content: string, chunk = 7) {
  const connector = CONNECTOR_LIST.find((one) => one.format === format)
  if (connector === undefined) throw new Error(format)
  const mapping = MAPPINGS[format]
  const options = mapping === undefined ? {} : { mapping: JSON.stringify(mapping) }
  return readBody(connector, bodyOf(content, { chunk }), options)
}

const PRINTED = 'a program printed something in front of it'

describe.each<[string, string]>([
  ['native', LIST],
  ['native', LINES],
  ['json', PAGE],
  ['json', LIST],
  ['csv', ROWS],
  ['xml', XML],
  ['icalendar', CALENDAR],
])('in front of %s', (format, whole) => {
  test.each<[string, string]>([
    ['a notice in HTML', HTML],
    ['a notice in plain text', TEXT],
    ['one as logs have it', LOG],
    ['a table of Xdebug', TABLE],
    ['many', HTML.repeat(40) + TEXT],
    ['a notice, a mark and blank lines', `${HTML}\n\n\ufeff\n`],
    ['blank lines', '\n\n'],
    ['a mark and blank lines', '\ufeff\n\n'],
    ['blank lines and a mark', '\n \n\ufeff'],
  ])('%s', async (_, noise) => {
    for (const chunk of [7, 100_000]) {
      const given = await read(format, noise + whole, chunk)
      expect(given.natives.map(({ id }) => id)).toEqual(['A', 'B'])
      expect(given).toMatchObject({ rejected: [], incomplete: [] })
      expect(given.warnings.includes(PRINTED)).toBe(noise.includes('on line') || noise === TABLE)
    }
  })
})

describe('what a script is meant to take is read:', () => {
  const values: readonly [string, string, string][] = [
    ['native', 'a list', LIST],
    ['json', 'a page', PAGE],
    ['json', 'a list', LIST],
  ]
  describe.each(values)('%s, %s', (format, _, whole) => {
    test.each([
      ['callback(', ');'],
      ['callback( ', ' )\n'],
      ['/**/cb(', ')'],
      ['/**/ typeof cb === "function" && cb(', ');'],
      ['jQuery1124_1795(', ');\n'],
      ['window.agenda.show(', ');'],
      ["widgets['a-1'](", ');'],
      [")]}'\n", ''],
      [")]}',\n", ''],
      ['for(;;);', ''],
      ['for (;;);', '\n'],
      ['while(1);', ''],
      ['while (true); ', ''],
      ['{}&&', ''],
      ['var events = ', ';'],
      ['const events=', ''],
      ['window.__EVENTS__ = ', ';\n'],
      ['// made by the shop\nlet events = ', ' ;'],
      ['export default ', ';'],
      [`${TEXT}callback(`, ');'],
    ])('%s…%s', async (before, behind) => {
      const given = await read(format, before + whole + behind)
      expect(given.natives.map(({ id }) => id)).toEqual(['A', 'B'])
      expect(given).toMatchObject({ rejected: [], incomplete: [] })
      expect(given.warnings).toEqual(before.startsWith(TEXT) ? [PRINTED] : [])
    })
  })

  test('what breaks off within a call is cut off', async () => {
    const { incomplete, natives } = await read('native', `callback(${LIST.slice(0, -3)}`)
    expect(natives.map(({ id }) => id)).toEqual(['A'])
    expect(incomplete).toHaveLength(1)
  })

  test('columns that look like a call are columns', async () => {
    const rows = `id,name,start\n${'A,Loutres (live),2026-12-05'}\n`
    expect((await read('csv', rows)).natives).toHaveLength(1)
    const odd = await read('csv', rows.replace('id,', 'prix([EUR]),id,').replace('\nA', '\n12,A'))
    expect(odd.natives).toHaveLength(1)
  })
})

test.each([
  ['nothing behind it', 'native', HTML],
  ['a page behind it', 'xml', `${HTML}<!DOCTYPE html><html></html>`],
  ['a sentence behind it', 'json', `${TEXT}No events.`],
  ['a call without data', 'json', 'callback();'],
])('with %s it is no feed, and nothing is passed over', async (_, format, content) => {
  const given = await read(format, content).catch((error: unknown) => error)
  if (given instanceof Error) expect(given.name).toBe('NotThisFormat')
  else expect(given).toMatchObject({ natives: [] })
})

test('a notice in the middle stays what it is', async () => {
  const { natives, rejected } = await read('native', LINES.replace('\n', `\n${TEXT}`))
  expect(natives).toHaveLength(2)
  expect(rejected).not.toEqual([])
})
