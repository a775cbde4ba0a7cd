import { expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../tests/support/read-body.ts'
import { NotThisFormat } from './connector.ts'
import type { Connector } from './connector.ts'
import { rss } from './rss/rss.ts'
import { xcal } from './xcal/xcal.ts'
import { xml } from './xml/xml.ts'

const LEVELS = Array.from(
  { length: 10 },
  (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
)
/** Written out, ten thousand million times 1 KiB. */
const BOMB = `[<!ENTITY e0 "${'x'.repeat(1024)}">${LEVELS.join('')}]`

const MAPPING = JSON.stringify({
  records: 'rows/row',
  listing: { id: 'id', name: 'name', start: 'start' },
})

const FEEDS: readonly [string, Connector, string, Record<string, string>][] = [
  [
    'rss',
    rss,
    '<rss version="2.0"><channel><item><title>&e10;</title><guid>1</guid></item></channel></rss>',
    {},
  ],
  [
    'xcal',
    xcal,
    '<icalendar><vcalendar><components><vevent><properties><uid><text>1</text></uid><summary><text>&e10;</text></summary><dtstart><date>2026-06-01</date></dtstart></properties></vevent></components></vcalendar></icalendar>',
    {},
  ],
  [
    'xml',
    xml,
    '<rows><row><id>1</id><name>&e10;</name><start>2026-06-01</start></row></rows>',
    { mapping: MAPPING },
  ],
]

const MEBIBYTE = 2 ** 20

test.each(FEEDS)(
  '%s: nested entities are refused and never written out',
  async (name, connector, root, options) => {
    const doctype = /^<([a-z]+)/.exec(root)?.[1]
    const text = `<?xml version="1.0"?><!DOCTYPE ${doctype} ${BOMB}>${root}`
    const before = process.memoryUsage().rss
    const said = await readBody(connector, bodyOf(text, { address: name }), options).then(
      ({ natives, incomplete }) => ({ natives, reason: incomplete.join() }),
      (error: unknown) => {
        // Where nothing at all could be read, the run fails and says the same.
        expect(error).toBeInstanceOf(NotThisFormat)
        return { natives: [], reason: String(error) }
      },
    )
    expect(said).toEqual({ natives: [], reason: expect.stringContaining('entities') })
    // Six of the ten levels written out are 1 GiB.
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * MEBIBYTE)
  },
)
