import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { schemaOrg } from './schema-org.ts'

const PAGE = 'https://vega.example/one.html'
const SHOWN = `${PAGE}?apikey=***&lang=fr`
const LINK = `${PAGE}?lang=fr`

async function read(html: string, address = SHOWN) {
  const { natives } = await readBody(schemaOrg, bodyOf(html, { address }))
  return natives
}

const HALL = { '@type': 'Place', name: 'Salle Vega', address: 'Paris' }
const json = (...events: readonly object[]) => {
  const whole = events.map((event) => ({
    '@type': 'Event',
    name: 'Les Loutres',
    startDate: '2026-12-05T20:00',
    location: HALL,
    ...event,
  }))
  return `<script type="application/ld+json">${JSON.stringify(whole)}</script>`
}
const vevent = (inner = '') =>
  `<div class="vevent"><b class="summary">Les Loutres</b> <i class="dtstart" title="2026-12-05T20:00">5.12.</i>${inner}</div>`

describe('what the address of a page hides is no part of links to it', () => {
  test.each([
    ['JSON-LD without a link', json({}), LINK],
    ['JSON-LD with a link within the page', json({ url: '#loutres' }), `${LINK}#loutres`],
    ['JSON-LD whose offer is on the page', json({ offers: { url: '#buy' } }), `${LINK}#buy`],
    [
      'a page that says that it is itself',
      `<link rel="canonical" href="#">${json({})}`,
      `${LINK}#`,
    ],
    ['hCalendar without a link', vevent(), LINK],
    ['hCalendar with one', vevent('<a class="url" href="#loutres">+</a>'), `${LINK}#loutres`],
    ['a link that hides nothing', json({ url: '/e/1?key=1' }), 'https://vega.example/e/1?key=1'],
  ])('%s', async (_, html, link) => {
    expect((await read(html)).map(({ url }) => url)).toEqual([link])
  })

  test('nor where nothing else is in its query', async () => {
    expect(await read(json({}), `${PAGE}?apikey=***`)).toMatchObject([{ url: PAGE }])
  })

  test('nor of links of performers and halls', async () => {
    const location = { ...HALL, url: '#hall', image: '#photo' }
    const [listing] = await read(json({ location, performer: { name: 'Eve', url: '#eve' } }))
    expect(listing?.performers).toMatchObject([{ sameAs: [`${LINK}#eve`] }])
    expect(JSON.stringify(listing?.place)).toContain(`${LINK}#photo`)
  })
})

test('ids made of the address stay what they are: the listings would come anew', async () => {
  const later = { url: '#b', startDate: '2026-12-06T20:00' }
  const natives = await read(json({ '@id': '#a', url: '#a' }, later))
  expect(natives.map(({ id, url }) => [id, url])).toEqual([
    [`${SHOWN}#a`, `${LINK}#a`],
    [`${SHOWN}#b`, `${LINK}#b`],
  ])
})
