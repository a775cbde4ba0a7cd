import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEvent } from '../../tests/support/arbitrary-event.ts'
import { SAMPLE_EVENT, SAMPLE_PERFORMER, SAMPLE_PLACE } from '../../tests/support/sample-event.ts'
import { withPublicUrl } from '../contract/document.ts'
import { fragmentOf } from '../../tests/support/presented.ts'
import type { WireEvent } from '../contract/schemas/event.ts'
import type { Event } from '../domain/event.ts'
import { eventPageText } from './event-page.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const ORIGIN = 'https://events.example'

function wire(change: Partial<Event> = {}): WireEvent {
  const event = { ...SAMPLE_EVENT, ...change }
  const around = { place: SAMPLE_PLACE, performers: [SAMPLE_PERFORMER], updatedAt: NOW }
  return JSON.parse(withPublicUrl(fragmentOf(event, around), ORIGIN)) as WireEvent
}

function daysFrom(days: number) {
  return { at: NOW + days * 86_400_000, offset: 60 }
}

test('a page says what, when, where, who sells it and for how much, in French', () => {
  const page = eventPageText(wire(), 'fr', NOW)
  expect(page).toContain('<html lang="fr">')
  expect(page).toContain('<h1 dir="auto">Les Loutres</h1>')
  expect(page).toContain('samedi 5 décembre 2026 à 20:00')
  expect(page).toContain('12, quai des Brumes, 75019 Paris, France')
  expect(page).toContain('Billets du Canal')
  expect(page).toMatch(/19,99\s€ – 35\s€/)
  expect(page).toContain('<link rel="canonical" href="https://events.example/e/1001">')
})

test('what partners tell in letters from right to left turns nothing around that stands beside it', () => {
  const event = wire()
  const [source] = event.sources
  const told = {
    ...event,
    name: 'קונצרט 5!',
    description: 'ערב (20:00)\nשני.',
    place: { ...event.place, name: 'היכל', address: { ...event.place.address, city: 'חיפה' } },
    performers: event.performers.map((one) => ({ ...one, name: 'תזמורת' })),
    sources: [{ ...source!, partner: { ...source!.partner, name: 'קופה' } }],
    commentaries: event.commentaries.map((one) => ({ ...one, content: 'מצוין!', username: 'רות' })),
  }
  const [, body = ''] = eventPageText(told, 'en', NOW).split('<body>')
  expect(body).toContain('<bdi>רות</bdi> · ')
  const outside = body
    .replaceAll(/<bdi[^>]*>[^<]*<\/bdi>/g, '')
    .replaceAll(/<(\w+)[^>]* dir="auto">.*?<\/\1>/gs, '')
  expect(outside).not.toMatch(/\p{Script=Hebrew}/u)
})

test('a review by nobody known tells its grade alone', () => {
  const event = wire()
  const commentaries = event.commentaries.map((one) => ({ ...one, username: '' }))
  const page = eventPageText({ ...event, commentaries }, 'en', NOW)
  expect(page).toMatch(/<span class="soft">\d/)
  expect(page).not.toMatch(/> · \d/)
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

test.each([
  ['is open', { days: [-20, 90], endNotReliable: true }, 'Depuis le <time'],
  ['is open until a known day', { days: [-20, 90], endNotReliable: false }, '</time> jusqu’au'],
  ['is still to come', { days: [20, 90], endNotReliable: false }, null],
  ['is over', { days: [-90, -20], endNotReliable: true }, null],
])(
  'a show of many days without single dates that %s says so',
  (_, { days, endNotReliable }, lead) => {
    const [start, end] = days.map(daysFrom)
    const sources = SAMPLE_EVENT.sources.map((source) => ({ ...source, availableDates: [] }))
    const page = eventPageText(
      wire({ start: start!, end: end!, endNotReliable, sources }),
      'fr',
      NOW,
    )
    if (lead === null) expect(page).not.toContain('Depuis')
    else expect(page).toContain(lead)
  },
)

test.each([
  ['a night whose guessed end was hours ago', { start: daysFrom(-0.5), end: daysFrom(-0.4) }],
  ['an exhibition whose end was guessed', { start: daysFrom(-120), end: daysFrom(-30) }],
])('%s is not marked as over', (_, change) => {
  const sources = SAMPLE_EVENT.sources.map((source) => ({ ...source, availableDates: [] }))
  const page = eventPageText(wire({ ...change, endNotReliable: true, sources }), 'fr', NOW)
  expect(page).not.toContain('Terminé')
})

test('a concert of tonight that has begun is not since anything', () => {
  const start = { at: NOW - 3_600_000, offset: 60 }
  const end = { at: NOW + 3_600_000, offset: 60 }
  expect(eventPageText(wire({ start, end }), 'fr', NOW)).not.toContain('Depuis')
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
  [
    'a night whose guessed end was days ago',
    {
      start: daysFrom(-12),
      end: daysFrom(-11.9),
      endNotReliable: true,
      notAvailableAt: NOW,
      sources: [],
    },
    'Terminé',
  ],
])('%s is marked', (_, change, mark) => {
  expect(eventPageText(wire(change), 'fr', NOW)).toMatch(new RegExp(`class="mark[^"]*">${mark}<`))
  expect(eventPageText(wire({ notAvailableAt: null }), 'fr', NOW)).not.toContain(`>${mark}<`)
})

test.each([
  [['withdrawn'], 'Plus en vente ici'],
  [['withdrawn', 'withdrawn'], 'Plus en vente ici'],
  [['postponed'], 'Reporté'],
  [['ended'], 'Plus disponible'],
  [['withdrawn', 'ended'], 'Plus disponible'],
  [['withdrawn', 'soldOut'], 'Complet'],
  [['ended', 'soldOut', 'postponed'], 'Complet'],
] as const)('an event of which nothing is to be had says why: %j', (reasons, mark) => {
  const [sample] = SAMPLE_EVENT.sources
  const sources = reasons.map((_, at) => ({ ...sample!, id: at + 1, notAvailableAt: NOW }))
  const why = new Map(reasons.map((reason, at) => [at + 1, reason] as const))
  const page = eventPageText(wire({ sources, notAvailableAt: NOW }), 'fr', NOW, why)
  expect(page).toMatch(new RegExp(`class="mark bad">${mark}<`))
  const withdrawn = reasons.filter((reason) => reason === 'withdrawn').length
  // Nothing leads to what its seller has taken away, and search engines are offered none of it.
  expect(page.match(/ plus en vente ici/g)?.length ?? 0).toBe(withdrawn)
  expect(page.match(/>Voir</g)?.length ?? 0).toBe(reasons.length - withdrawn)
  expect(page.match(/"seller":/g)?.length ?? 0).toBe(reasons.length - withdrawn)
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
    location: { '@type': 'Place', name: 'Salle Boréale', geo: { latitude: 48.8912 } },
    image: [
      'https://events.example/images/l/loutres.jpg',
      'https://events.example/images/l/loutres-square.jpg',
      'https://events.example/images/l/loutres-rectangle.jpg',
    ],
    performer: [{ name: 'Les Loutres', image: 'https://billets.example/loutres.jpg' }],
  })
})

const metaOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<meta (?:name|property)="([a-z:_]+)" content="([^"]*)">/g)].map(
      ([, name, content]) => [name, content] as const,
    ),
  )

test('a link to it that is posted becomes a card with its picture in its true size', () => {
  const text =
    'samedi 5 décembre 2026 à 20:00 · Salle Boréale, Paris. Deux heures de rock. Première partie : Castor.'
  const image = 'https://events.example/images/l/loutres.jpg'
  expect(metaOf(eventPageText(wire(), 'fr', NOW))).toMatchObject({
    description: text,
    'og:type': 'website',
    'og:url': 'https://events.example/e/1001',
    'og:title': 'Les Loutres',
    'og:description': text,
    'og:locale': 'fr_FR',
    'og:locale:alternate': 'en_GB',
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '800',
    'og:image:alt': 'Les Loutres',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Les Loutres',
    'twitter:description': text,
    'twitter:image': image,
  })
})

test.each<[string, Partial<Event['images']>, string, string[]]>([
  ['no picture', { image: null, width: null, height: null }, 'summary', []],
  ['a picture that is no address', { image: 'javascript:alert(1)' }, 'summary', []],
  ['a small one', { width: 200, height: 150 }, 'summary', ['alt', 'height', 'width']],
  ['one of unknown size', { width: null, height: null }, 'summary', ['alt']],
])('a card has no size and no picture that is not known: %s', (_, change, card, parts) => {
  const meta = metaOf(
    eventPageText(wire({ images: { ...SAMPLE_EVENT.images, ...change } }), 'fr', NOW),
  )
  expect(meta['twitter:card']).toBe(card)
  const told = Object.keys(meta).flatMap((name) => /^og:image:(.+)/.exec(name)?.[1] ?? [])
  expect(told.toSorted()).toEqual(parts)
  expect('og:image' in meta).toBe(parts.length > 0)
})

test('the words of a card are short, cut through no letter, escaped, and say what is cancelled', () => {
  const description = `"<b>" & ${'🎷'.repeat(200)}`
  const page = eventPageText(wire({ description, cancelledAt: NOW }), 'en', NOW)
  const text = metaOf(page)['og:description']!
  expect(text).toMatch(/^Cancelled · Saturday,? 5 December 2026 at 20:00 · Salle Boréale, Paris\. /)
  expect(text).toContain('&quot;&lt;b&gt;&quot; &amp; 🎷')
  expect(text).toMatch(/🎷…$/)
  expect(text.isWellFormed()).toBe(true)
})

test('performers and sellers come with their pictures, which are never anything but addresses', () => {
  const page = eventPageText(wire(), 'fr', NOW)
  expect(page).toContain('<img src="https://billets.example/loutres.jpg" alt="" loading="lazy">')
  expect(page).toContain('<img src="https://billets.example/logo.svg" alt="" loading="lazy">')
  const sources = SAMPLE_EVENT.sources.map((source) => ({
    ...source,
    partner: { ...source.partner, logo: '' },
  }))
  expect(eventPageText(wire({ sources }), 'fr', NOW)).toContain('<circle')
})

test('any event that the contract allows has a page in both languages', () => {
  fc.assert(
    fc.property(anyEvent, fc.constantFrom('fr' as const, 'en' as const), (any, language) => {
      const fragment = withPublicUrl(fragmentOf(any.event, any), ORIGIN)
      const page = eventPageText(JSON.parse(fragment) as WireEvent, language, NOW)
      expect(page.match(/<script/g)).toHaveLength(1)
      expect(page.endsWith('</html>\n')).toBe(true)
    }),
    { numRuns: 200 },
  )
})
