import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { bodyOf } from '../../../tests/support/read-body.ts'
import type { Connector, Item, Outcome } from '../connectors/connector.ts'
import { native } from '../connectors/native/native.ts'
import { schemaOrg } from '../connectors/schema-org/schema-org.ts'
import { erasedBy, erasureHash } from './erased.ts'
import { holdsErased } from './holds-erased.ts'

const KEY = Buffer.from('a key')

const reviewer = (name: string) =>
  erasedBy(KEY, [{ kind: 'reviewer', hex: erasureHash(KEY, 'reviewer', name).toString('hex') }])

const REVIEWER = reviewer('Zoé Duval-Quintard')
const LISTING = erasedBy(KEY, [
  { kind: 'listing', hex: erasureHash(KEY, 'listing', 'A-1').toString('hex') },
])

const now = Date.parse('2026-11-27T12:00:00Z')

function show(id: string, author: unknown) {
  const reviews = [{ grade: 4, author, date: '2026-11-02', text: 'Bien' }]
  return `${JSON.stringify({ id, name: 'Show', start: '2026-12-20T20:00', reviews })}\n`
}

const jsonLd = (author: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'MusicEvent',
    name: 'Show',
    startDate: '2026-12-20T20:00',
    review: [
      { reviewRating: { ratingValue: 4 }, author: { name: author }, datePublished: '2026-11-02' },
    ],
  })}</script>`

test.each([
  ['by the name', native, show('B', 'Zoé Duval-Quintard'), REVIEWER, true],
  ['in capitals, without accents', native, show('B', 'ZOE DUVAL QUINTARD'), REVIEWER, true],
  ['with entities', native, show('B', 'Zo&eacute; Duval-Quintard'), REVIEWER, true],
  ['by another', native, show('B', 'Zoé Duval'), REVIEWER, false],
  ['by nobody', native, show('B', null), REVIEWER, false],
  ['in a page’s markup', schemaOrg, jsonLd('Zoé Duval-Quintard'), REVIEWER, true],
  ['by another in a page’s markup', schemaOrg, jsonLd('Zoé'), REVIEWER, false],
  [
    'a record that cannot be read',
    native,
    `${show('B', 'Bob')}{"id":"C","name":\n`,
    REVIEWER,
    true,
  ],
  ['something else altogether', native, '<html>', REVIEWER, true],
  ['the listing', native, show('B', 'Bob') + show('A-1', 'Bob'), LISTING, true],
  ['another listing', native, show('a-1', 'Bob') + show('A-11', 'Bob'), LISTING, false],
] as const)('a body holds what was erased: %s', async (_, connector, text, erased, holds) => {
  expect(await holdsErased(connector, bodyOf(text), { options: {}, now, erased })).toBe(holds)
})

test.each([
  ['shown as they came', 'Zoé &amp; Tom'],
  ['shown without markup', 'Zoé & Tom'],
])('a body holds names in all forms that options may have shown them in: %s', async (_, shown) => {
  const erased = reviewer(shown)
  const around = { options: {}, now, erased }
  expect(await holdsErased(native, bodyOf(show('B', 'Zoé &amp; Tom')), around)).toBe(true)
  expect(await holdsErased(native, bodyOf(show('B', 'Zoé und Tom')), around)).toBe(false)
})

test.each([
  ['neither repaired nor read as markup', '<b>ZoÃ©</b>'],
  ['read as markup', 'ZoÃ©'],
  ['repaired', '<b>Zoé</b>'],
  ['repaired and read as markup', 'Zoé'],
])('a name that was decoded wrongly is found however it was shown: %s', async (_, shown) => {
  const around = { options: {}, now, erased: reviewer(shown) }
  expect(await holdsErased(native, bodyOf(show('B', '<b>ZoÃ©</b>')), around)).toBe(true)
})

/** A format whose records are these. */
const telling = (item: Item): Connector => ({
  ...native,
  async *records() {
    yield item
  },
})

const rejected = (id: string | null): Item => ({ kind: 'rejected', line: 1, id, reason: 'odd' })
const record = (id: string | null, ...outcomes: Outcome[]): Item => ({
  kind: 'record',
  line: 1,
  id,
  raw: '{}',
  read: () => outcomes,
})

test.each([
  ['refused, of another listing', rejected('B'), LISTING, false],
  ['refused, of the listing', rejected('A-1'), LISTING, true],
  ['refused, of nobody knows which', rejected(null), LISTING, true],
  ['refused: its reviews were not read', rejected('B'), REVIEWER, true],
  ['refused when read, of another', record(null, { rejected: 'odd', id: 'B' }), LISTING, false],
  [
    'refused when read, of the listing',
    record(null, { rejected: 'odd', id: 'A-1' }),
    LISTING,
    true,
  ],
  [
    'refused when read, of nobody knows which',
    record('B', { rejected: 'odd', id: null }),
    LISTING,
    true,
  ],
  [
    'refused when read: its reviews were not',
    record('B', { rejected: 'odd', id: 'B' }),
    REVIEWER,
    true,
  ],
  ['taken away: it has no reviews', record('B', { removed: true, id: 'B' }), REVIEWER, false],
  ['taken away, the listing itself', record(null, { removed: true, id: 'A-1' }), LISTING, true],
  [
    'one of several in a record',
    record(null, { rejected: 'odd', id: 'B' }, { listing: { id: 'A-1' } }),
    LISTING,
    true,
  ],
  ['a warning', { kind: 'warning', text: 'A-1' }, LISTING, false],
  [
    'what a program printed, which may be anything',
    { kind: 'warning', text: 'x', quote: 'y' },
    LISTING,
    true,
  ],
  ['a body cut off', { kind: 'incomplete', reason: 'A-1' }, LISTING, false],
] as const)(
  'what could not be read counts as if it told of it: %s',
  async (_, item, erased, holds) => {
    const around = { options: {}, now, erased }
    expect(await holdsErased(telling(item), bodyOf(''), around)).toBe(holds)
  },
)

test('hashes tell neither kind from the other nor anything without the key', () => {
  const hash = erasureHash(KEY, 'listing', 'x')
  expect(hash).not.toEqual(erasureHash(KEY, 'reviewer', 'x'))
  expect(hash).not.toEqual(erasureHash(Buffer.from('another'), 'listing', 'x'))
  expect(hash).toEqual(createHmac('sha256', KEY).update('listing\0x').digest())
})
