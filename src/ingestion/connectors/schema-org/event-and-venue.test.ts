import { expect, test } from 'vitest'
import { apartFromVenue } from './event-and-venue.ts'

const VEGA = { name: 'Salle Véga', city: 'Lyon', country: 'FR' }

test.each<[string, string, unknown[], string]>([
  ['by a sign', 'Les Loutres @ Salle Vega', [{ name: 'Les Loutres' }], 'Les Loutres'],
  ['by a word', 'Les Loutres at Salle Vega', ['Les Loutres'], 'Les Loutres'],
  ['several', 'A + B, C @ Salle Vega', [{ name: 'A' }, { name: 'B' }, { name: 'C' }], 'A + B, C'],
  ['no performer: it may be the title', 'Night at Salle Vega', [], 'Night at Salle Vega'],
  ['another performer', 'Noël at Salle Vega', [{ name: 'B' }], 'Noël at Salle Vega'],
  ['another venue', 'Les Loutres at Le Nil', [{ name: 'Les Loutres' }], 'Les Loutres at Le Nil'],
])('the name without the venue, %s', (_, name, performers, expected) => {
  const listing = { name, performers: performers as { name: string }[], place: VEGA }
  expect(apartFromVenue(listing)).toEqual({ ...listing, name: expected })
})

test.each<[string, string, object, string | undefined]>([
  ['of a festival with its year', 'Loutres Fest 2026', { city: 'Lyon' }, undefined],
  ['that stands in a street', 'Loutres Fest 2026', { street: '1 rue A' }, 'Loutres Fest 2026'],
  ['that lies somewhere', 'Loutres Fest 2026', { lat: '45.7', city: 'Lyon' }, 'Loutres Fest 2026'],
  ['that is the thing to see', 'Musée des Loutres', { city: 'Lyon' }, 'Musée des Loutres'],
  ['of which no town is told', 'Loutres Fest 2026', {}, 'Loutres Fest 2026'],
])('a venue called as the event, %s', (_, name, rest, expected) => {
  const { place } = apartFromVenue({ name, place: { name, ...rest } })
  expect((place as { name?: string }).name).toBe(expected)
})
