import { expect, test } from 'vitest'
import type { NativeListing } from '../../domain/native-listing.ts'
import { normaliseListing } from '../normalise/normalise-listing.ts'
import { isReused } from './id-reuse.ts'

const CONTEXT = {
  format: 'native',
  options: {},
  country: 'FR',
  zone: 'Europe/Paris',
  currency: null,
  now: Date.parse('2026-11-27T12:00:00Z'),
  partial: false,
}

const BEFORE = {
  id: '1',
  name: 'Brume',
  start: '2026-12-20T20:00',
  place: { name: 'Salle Vega' },
  performers: ['Les Loutres'],
}

function listing(more: NativeListing) {
  const made = normaliseListing({ ...BEFORE, ...more }, CONTEXT)
  if ('rejected' in made) throw new Error(made.rejected)
  return made.listing
}

const OTHER = { name: 'Tulipe', start: '2027-03-03T19:00', place: { name: 'Halle Sud' } }

const IN_TOWN = { city: 'Toulouse', postalCode: '31000' }
test.each<[string, object, object, boolean]>([
  ['two streets', { street: '14 rue des Pins' }, { street: '3 place du Marché' }, true],
  ['one street', { street: '14 rue des Pins' }, { street: '14, rue des Pins' }, false],
  ['a town and no more of either', {}, {}, false],
  [
    'a street, and a hall that is named',
    { street: '14 rue des Pins' },
    { name: 'Halle Sud' },
    true,
  ],
])('where no hall is named: %s', (_, before, after, reused) => {
  const at = (place: object) => ({ place: { ...IN_TOWN, ...place } })
  expect(
    isReused(listing(at(before)), listing({ ...OTHER, ...at(after), performers: [] }), false),
  ).toBe(reused)
})

test.each<[string, NativeListing, boolean, boolean]>([
  ['nothing in common: another show', OTHER, false, true],
  ['nothing in common, the first is over', OTHER, true, true],
  [
    'another name and day in the hall: renamed and moved',
    { ...OTHER, place: BEFORE.place },
    false,
    false,
  ],
  [
    'another name and day in the hall, and the same on stage: renamed and moved',
    { ...OTHER, place: BEFORE.place, performers: ['Les Loutres', 'Support'] },
    false,
    false,
  ],
  [
    'another name and day in the hall, and others on stage: another show',
    { ...OTHER, place: BEFORE.place, performers: ['Castor Trio'] },
    false,
    true,
  ],
  [
    'another name and day in the hall, and nobody told on stage: renamed and moved',
    { ...OTHER, place: BEFORE.place, performers: [] },
    false,
    false,
  ],
  ['the same when the first is over: another show', { ...OTHER, place: BEFORE.place }, true, true],
  ['another name and hall on the day', { ...OTHER, start: BEFORE.start }, true, false],
  ['after midnight of the day', { ...OTHER, start: '2026-12-21T01:00' }, true, false],
  ['a word in common', { ...OTHER, name: 'La Brume' }, true, false],
  ['no hall any more, still to come', { ...OTHER, place: null }, false, true],
])('%s', (_, after, isOver, reused) => {
  expect(isReused(listing({}), listing(after), isOver)).toBe(reused)
})
