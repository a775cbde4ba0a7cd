import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { bodyOf } from '../../../tests/support/read-body.ts'
import { native } from '../connectors/native/native.ts'
import { schemaOrg } from '../connectors/schema-org/schema-org.ts'
import { erasedBy, erasureHash } from './erased.ts'
import { holdsErased } from './holds-erased.ts'

const KEY = Buffer.from('a key')

const REVIEWER = erasedBy(KEY, [
  { kind: 'reviewer', hex: erasureHash(KEY, 'reviewer', 'Zoé Duval-Quintard').toString('hex') },
])
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

test('hashes tell neither kind from the other nor anything without the key', () => {
  const hash = erasureHash(KEY, 'listing', 'x')
  expect(hash).not.toEqual(erasureHash(KEY, 'reviewer', 'x'))
  expect(hash).not.toEqual(erasureHash(Buffer.from('another'), 'listing', 'x'))
  expect(hash).toEqual(createHmac('sha256', KEY).update('listing\0x').digest())
})
