import { describe, expect, test } from 'vitest'
import type { Listing } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { normaliseListing } from './normalise-listing.ts'

function read(native: object, partial = false, previous: Listing | null = null) {
  const context = {
    format: 'csv',
    options: { timeZone: 'Europe/Paris', currency: 'EUR' },
    country: null,
    zone: null,
    currency: null,
    now: Date.UTC(2026, 8, 1),
    partial,
  }
  const given = { id: '1', name: 'Les Loutres', start: '2026-12-05T20:00', ...native }
  const made = normaliseListing(given as NativeListing, context, previous)
  if ('rejected' in made) throw new Error(made.rejected)
  return made
}

describe('what a column of another kind says of tickets', () => {
  test.each<[string, object, string]>([
    ['a status', { status: 'Complet' }, 'soldOut'],
    ['a status that says there are few', { status: 'Dernières places' }, 'limited'],
    ['a price', { offers: [{ price: 'Ausverkauft' }] }, 'soldOut'],
    ['a price beside another', { offers: [{ price: 'Complet' }, { price: '12 €' }] }, 'unknown'],
    ['a flag', { availability: false }, 'soldOut'],
    ['a flag of each offer', { offers: [{ price: 12, availability: false }] }, 'soldOut'],
    [
      'a status against the column of its kind',
      { status: 'Complet', availability: 'few' },
      'limited',
    ],
    ['nothing, as a program writes it', { offers: [{ price: 'None' }] }, 'unknown'],
    ['a number as a status is no count', { status: '0' }, 'unknown'],
  ])('%s', (_, native, availability) => {
    const { listing } = read(native)
    expect(listing.availability).toBe(availability)
    expect(listing.status).toBe('scheduled')
  })

  test('a flag of a date', () => {
    const sessions = [
      { start: '2026-12-05T20:00', availability: false },
      { start: '2026-12-06T20:00', availability: true },
    ]
    const { timing } = read({ start: undefined, sessions }).listing
    expect(timing.sessions.map(({ availability }) => availability)).toEqual([
      'soldOut',
      'available',
    ])
  })

  test('costs no warning', () => {
    expect(read({ status: 'Complet', offers: [{ price: 'Complet' }] }).warnings).toEqual([])
    expect(read({ status: 'whatever' }).warnings).toEqual(['unknown status "whatever"'])
  })

  test('is news in a partial feed, and takes nothing else back', () => {
    const called = read({ status: 'cancelled' }).listing
    const { listing } = read({ status: 'Complet' }, true, called)
    expect([listing.status, listing.availability]).toEqual(['cancelled', 'soldOut'])
  })
})

describe('an odd price', () => {
  test.each<[string, string[]]>([
    ['3500円', []],
    ['0,50 €', ['offer: an odd price, 0.5 EUR']],
    ['<p>De 10 &agrave; 25 euros</p>', []],
  ])('is one of euros: %s', (price, warnings) => {
    expect(read({ offers: [{ price }] }).warnings).toEqual(warnings)
  })
})

describe('a name that says nothing but what became of it', () => {
  test.each<[string, string, string]>([
    ['ÉVÉNEMENT ANNULÉ', 'cancelled', 'unknown'],
    ['Concert reporté', 'postponed', 'unknown'],
    ['Le spectacle est complet', 'scheduled', 'soldOut'],
    ['Konzert abgesagt!', 'cancelled', 'unknown'],
    ['Concert Annulé Trio', 'scheduled', 'unknown'],
    ['Cancelled', 'scheduled', 'unknown'],
  ])('%s', (name, status, availability) => {
    const { listing } = read({ name })
    expect([listing.name, listing.status, listing.availability]).toEqual([
      name,
      status,
      availability,
    ])
  })
})

test.each([
  ["L\\'été", "L'été"],
  ['\\"Les\\" Loutres', '"Les" Loutres'],
  ['AC\\DC', 'AC\\DC'],
])('the name %s is %s', (name, expected) => {
  expect(read({ name }).listing.name).toBe(expected)
})

test('a date that is in no list is one', () => {
  const { timing } = read({ start: undefined, sessions: '2026-12-06T20:00' }).listing
  expect(timing.start.at).toBe(Date.parse('2026-12-06T19:00Z'))
})

test('an id that is too long to be kept is known by its beginning and a hash', () => {
  const long = 'x'.repeat(900)
  const [one, same, other] = [long, long, `${long}y`].map((id) => read({ id }).listing.externalId)
  expect(one).toBe(same)
  expect(one).not.toBe(other)
  expect(one?.length).toBeLessThan(512)
})
