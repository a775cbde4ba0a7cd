import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEvent } from '../../tests/support/arbitrary-event.ts'
import { SAMPLE_EVENT, SAMPLE_PERFORMER, SAMPLE_PLACE } from '../../tests/support/sample-event.ts'
import { withPublicUrl } from '../contract/document.ts'
import { eventFragment, presentEvent } from '../contract/present-event.ts'
import type { WireEvent } from '../contract/schemas/event.ts'
import type { Event } from '../domain/event.ts'
import { eventPageText } from './event-page.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const ORIGIN = 'https://events.example'

function wire(change: Partial<Event> = {}): WireEvent {
  const event = { ...SAMPLE_EVENT, ...change }
  const around = { place: SAMPLE_PLACE, performers: [SAMPLE_PERFORMER], updatedAt: NOW }
  return JSON.parse(withPublicUrl(eventFragment(presentEvent(event, around)), ORIGIN)) as WireEvent
}

test('a page says what, when, where, who sells it and for how much, in French', () => {
  const page = eventPageText(wire(), 'fr', NOW)
  expect(page).toContain('<html lang="fr">')
  expect(page).toContain('<h1>Les Loutres</h1>')
  expect(page).toContain('samedi 5 décembre 2026 à 20:00')
  expect(page).toContain('12, quai des Brumes, 75019 Paris, France')
  expect(page).toContain('Billets du Canal')
  expect(page).toMatch(/19,99\s€ – 35\s€/)
  expect(page).toContain('<link rel="canonical" href="https://events.example/e/1001">')
})

test('and in English', () => {
  const page = eventPageText(wire(), 'en', NOW)
  expect(page).toContain('<html lang="en">')
  expect(page).toMatch(/Saturday,? 5 December 2026 at 20:00/)
  expect(page).toContain('€19.99')
})

test('a run under way shows its next date first', () => {
  const late = { at: Date.parse('2026-12-12T19:00:00Z'), offset: 60 }
  const sources = SAMPLE_EVENT.sources.map((source) => ({
    ...source,
    availableDates: [{ start: late, end: late, endNotReliable: true, unknownAvailability: false }],
  }))
  const start = { at: NOW - 30 * 86_400_000, offset: 60 }
  const page = eventPageText(wire({ start, sources }), 'fr', NOW)
  expect(page).toMatch(/Prochaine date : <time[^>]*>samedi 12 décembre 2026 à 20:00/)
})

test('links to sellers pass no rank on and open no door back', () => {
  const [link] = /<a href="https:\/\/billets[^>]*>/.exec(eventPageText(wire(), 'fr', NOW)) ?? []
  expect(link).toContain('rel="nofollow noopener"')
})

test.each([
  ['a cancelled event', { cancelledAt: NOW }, 'Annulé'],
  ['a sold out event', { notAvailableAt: NOW }, 'Complet'],
  ['a free event', { lowestPriceCents: 0, highestPriceCents: 0 }, 'Gratuit'],
  [
    'a past event',
    { end: { at: NOW - 1, offset: 60 }, start: { at: NOW - 9, offset: 60 }, endNotReliable: false },
    'Terminé',
  ],
])('%s is marked', (_, change, mark) => {
  expect(eventPageText(wire(change), 'fr', NOW)).toMatch(new RegExp(`class="mark[^"]*">${mark}<`))
  expect(eventPageText(wire({ notAvailableAt: null }), 'fr', NOW)).not.toContain(`>${mark}<`)
})

test('an address that is not of the web is never a link', () => {
  const sources = SAMPLE_EVENT.sources.map((source) => ({ ...source, link: 'javascript:alert(1)' }))
  expect(eventPageText(wire({ sources }), 'fr', NOW)).not.toContain('javascript:')
})

test('texts of feeds stay text, in the page and in the data for search engines', () => {
  const name = '</script><script>alert("x")</script>&<b>'
  const page = eventPageText(wire({ name }), 'fr', NOW)
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).toContain('&lt;/script&gt;')
})

test('the data for search engines are an Event with its status, place, offers and grade', () => {
  const [, json] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      eventPageText(wire({ cancelledAt: NOW }), 'fr', NOW),
    ) ?? []
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'Event',
    name: 'Les Loutres',
    startDate: '2026-12-05T20:00:00+01:00',
    eventStatus: 'https://schema.org/EventCancelled',
    location: { '@type': 'Place', name: 'Salle Boréale' },
  })
})

test('any event that the contract allows has a page in both languages', () => {
  fc.assert(
    fc.property(anyEvent, fc.constantFrom('fr' as const, 'en' as const), (any, language) => {
      const fragment = withPublicUrl(eventFragment(presentEvent(any.event, any)), ORIGIN)
      const page = eventPageText(JSON.parse(fragment) as WireEvent, language, NOW)
      expect(page.match(/<script/g)).toHaveLength(1)
      expect(page.endsWith('</html>\n')).toBe(true)
    }),
    { numRuns: 200 },
  )
})
