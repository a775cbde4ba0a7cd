import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryNamed } from '../../domain/category.ts'
import type { Listing } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { normaliseListing } from './normalise-listing.ts'
import { CONTEXT, PARIS, read, listing } from '../../../tests/support/native-listing.ts'

describe('texts and ids', () => {
  test.each<[string, NativeListing, Partial<Listing>]>([
    ['a number for a name', { name: 1984 }, { name: '1984' }],
    ['1e3 for a name', { name: '1e3' }, { name: '1e3' }],
    ['U+0000 in a name', { name: 'Nuit\u0000Blanche' }, { name: 'NuitBlanche' }],
    ['a name of signs', { name: '!!!' }, { name: '!!!' }],
    ['a piece of XML as a name', { name: '<![CDATA[R&B <Live>]]>' }, { name: 'R&B <Live>' }],
    [
      'and as a description',
      { description: '<![CDATA[<p>One</p><p>two</p>]]>' },
      { description: 'One\n\ntwo' },
    ],
    ['markup in a name', { name: '<b>R&amp;B</b> <Live>' }, { name: 'R&B <Live>' }],
    [
      'an id of twenty digits',
      { id: '51200000000000000003' },
      { externalId: '51200000000000000003' },
    ],
    ['an id that is a number', { id: 12 }, { externalId: '12' }],
    [
      'HTML in a description',
      { description: '<p>One</p><p>Two &amp; three</p>' },
      { description: 'One\n\nTwo & three' },
    ],
    [
      'line ends behind tags that were escaped twice',
      { description: '&lt;p&gt;One&lt;/p&gt;\\n\\n&lt;p&gt;C:\\new&lt;/p&gt;\\n' },
      { description: 'One\n\nC:\\new' },
    ],
    [
      'no HTML in a description',
      { description: '5 < 6 & 7\nnext' },
      { description: '5 < 6 & 7\nnext' },
    ],
    [
      'an address as given',
      { url: 'https://example.org/x?a=1&b=2' },
      { url: 'https://example.org/x?a=1&b=2' },
    ],
    [
      'an address with blanks',
      { url: 'https://example.org/my show' },
      { url: 'https://example.org/my%20show' },
    ],
    ['a script for an address', { url: 'javascript:alert(1)' }, { url: '' }],
    ['a language tag', { language: 'fr-FR' }, { language: 'fr' }],
  ])('%s', (_, native, expected) => {
    expect(listing({ start: '2026-12-05T20:00', ...native })).toMatchObject(expected)
  })

  test('mojibake is put right where the feed asks for it', () => {
    const native = { start: '2026-12-05', name: 'ThÃ©Ã¢tre' }
    expect(listing(native).name).toBe('ThÃ©Ã¢tre')
    expect(listing(native, { mojibake: 'repair' }).name).toBe('Théâtre')
    // Read as ISO-8859-1, a third of it is control characters.
    const latin = { ...native, name: 'l\u00e2\u0080\u0099été' }
    expect(listing(latin, { mojibake: 'repair' }).name).toBe('l’été')
  })
})

test('a bill that is too long is cut, and told of', () => {
  const acts = (count: number) => Array.from({ length: count }, (_, index) => `Act ${index}`)
  const told = (count: number) => {
    const result = normaliseListing(
      { id: '1', name: 'x', start: '2026-12-05', performers: acts(count) },
      CONTEXT,
    )
    return 'listing' in result ? [result.listing.performers.length, result.warnings] : result
  }
  expect(told(500)).toEqual([500, expect.not.arrayContaining(['performers: more than 500'])])
  expect(told(501)).toEqual([500, expect.arrayContaining(['performers: more than 500'])])
})

test('the rest: categories, performers, pictures, ratings', () => {
  const read1 = listing({
    start: '2026-12-05T20:00',
    url: 'https://example.org/shows/7',
    name: 'Hommage à Queen',
    categories: ['Concert', 'Rock', 'nonsense'],
    performers: [
      'Queen',
      {
        id: 7,
        name: 'Les <b>Loutres</b>',
        role: 'headliner',
        sameAs: 'https://musicbrainz.org/artist/0e43fe9d-c472-4b62-be9e-55f971a023e1',
        image: 'x.jpg',
      },
      'LES LOUTRES',
      { name: 'Léa Mori', role: 'support' },
      'TBA',
    ],
    image: [
      'data:image/png;base64,xx',
      '//img.example.org/a b.jpg',
      { url: '/wide.jpg', width: 1200, height: 800 },
    ],
    rating: { average: '8,6', count: 120, scale: 10 },
    reviews: [
      {
        id: 'r1',
        grade: 4,
        text: '<p>Tr&egrave;s <b>bien</b> !</p><script>boo()</script>',
        author: '<i>A</i>',
        date: '2026-01-02',
      },
      { grade: 40, date: '2026-01-02' },
      { grade: 3 },
      { grade: 2, date: 'soon' },
    ],
  })
  expect(read1.categories).toEqual([categoryNamed('music/rock')])
  expect(read1.performers).toMatchObject([
    {
      externalId: '7',
      name: 'Les Loutres',
      sameAs: ['musicbrainz:0e43fe9d-c472-4b62-be9e-55f971a023e1'],
      image: { url: 'https://example.org/shows/x.jpg' },
    },
    { name: 'Léa Mori', role: 'support' },
  ])
  expect(read1.image).toEqual({
    url: 'https://example.org/wide.jpg',
    width: 1200,
    height: 800,
    generic: false,
  })
  expect(read1.rating).toEqual({ average: 4.3, count: 120 })
  expect(read1.reviews).toMatchObject([
    { externalId: 'r1', grade: 4, text: 'Très bien !', author: 'A' },
    { grade: 3, text: null, author: '', date: null },
    { grade: 2, date: null },
  ])
})

describe('warnings', () => {
  test.each<[string, NativeListing, RegExp]>([
    ['a gap', { start: '2026-03-29T02:30' }, /gap-adjusted/],
    ['an odd end', { end: 'late' }, /^end: /],
    [
      'swapped coordinates',
      { place: { name: 'x', country: 'FR', lat: 2.35, lng: 48.86 } },
      /swapped/,
    ],
    ['an ambiguous price', { offers: [{ price: '2.450' }] }, /ambiguous/],
    ['an odd price', { offers: [{ price: 2500, currency: 'EUR' }] }, /odd price, 2500/],
    ['cents for euros', { offers: [{ price: 0.25, currency: 'EUR' }] }, /odd price/],
    [
      'a flag that is none',
      { timeUnknown: 'maybe' },
      /^timeUnknown: neither yes nor no: "maybe"$/m,
    ],
    ['an unknown status', { status: 'whatever' }, /unknown status/],
    ['a refused picture', { image: 'data:image/png;base64,xx' }, /image/],
    [
      'an unknown country',
      { place: { name: 'x', city: 'y', country: 'Narnia' } },
      /unknown country/,
    ],
  ])('%s', (_, native, expected) => {
    const result = read({ start: '2026-12-05T20:00', ...native })
    expect('warnings' in result ? result.warnings.join('\n') : '').toMatch(expected)
  })

  test.each<[string, NativeListing, string[]]>([
    ['times', { start: '2026-12-05T20:00' }, ['no zone known: times of day are left out']],
    ['days, of which nothing is left out', { start: '2026-12-05', end: '2026-12-06' }, []],
    ['instants', { start: '2026-12-05T20:00Z' }, []],
  ])('of no zone are about %s', (_, native, expected) => {
    const result = read({ place: null, ...native })
    expect(
      'warnings' in result && result.warnings.map((text) => text.replace(/ \(.*/, '')),
    ).toEqual(expected)
  })

  test('none about a listing that is right', () => {
    expect(
      read({
        start: '2026-12-05T20:00',
        offers: [20, 0, 2000].map((price) => ({ price, currency: 'EUR' })),
      }),
    ).toMatchObject({ warnings: [] })
  })
})

test('a partial feed that is silent about who holds it keeps them, null takes them away', () => {
  const organizer = 'Loutres & Cie'
  const before = listing({ start: '2026-12-05T20:00', organizer })
  const partial = { partial: true }
  const native = { start: '2026-12-05T20:00' }
  expect(listing(native, {}, partial, before).organizer?.name).toBe(organizer)
  expect(listing({ ...native, organizer: null }, {}, partial, before).organizer).toBeUndefined()
})

test('anything at all is read or rejected, never a throw, and comes out clean', () => {
  const members = [
    'id',
    'name',
    'start',
    'end',
    'sessions',
    'place',
    'organizer',
    'offers',
    'performers',
    'image',
    'rating',
    'reviews',
    'categories',
    'url',
    'description',
    'timeZone',
    'status',
    'online',
  ]
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...members), fc.oneof(fc.anything(), fc.jsonValue())),
      (given) => {
        const result = normaliseListing(
          { start: '2026-12-05T20:00', id: 'a', name: 'b', ...given } as NativeListing,
          CONTEXT,
        )
        if ('rejected' in result) return
        const text = JSON.stringify(result.listing)
        expect(text).not.toMatch(/[\ufdd0-\ufdef]|\\u0000|NaN/)
        expect(JSON.parse(text)).toEqual(result.listing)
      },
    ),
    { numRuns: 500 },
  )
})

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'a feed that says %s everywhere makes a listing of plain values',
  (word) => {
    const offer = { name: 'Parterre', price: 5, currency: word, kind: word, availability: word }
    const stated = { status: word, kind: word, availability: word, categories: [word] }
    const found = normaliseListing(
      {
        id: 'A-1',
        name: 'Les Loutres',
        place: PARIS,
        start: '2026-05-01T20:00',
        ...stated,
        offers: [offer],
      },
      CONTEXT,
      null,
    )
    expect(structuredClone(found)).toEqual(found)
  },
)

test.each([
  ['deleted', 'deleted by its source'],
  ['Brouillon', 'a draft'],
  ['unpublished', 'not published'],
  ['hidden', 'not for the public'],
])('a listing whose status is %s is left out', (status, rejected) => {
  expect(read({ start: '2026-12-05T20:00', status })).toEqual({ rejected, withdraw: true })
})

test.each(['archived', 'inactive', 'pending'])(
  'one whose status is %s is read, with a warning',
  (status) => {
    expect(read({ start: '2026-12-05T20:00', status })).toMatchObject({
      warnings: [`unknown status "${status}"`],
    })
  },
)
