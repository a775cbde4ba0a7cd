import { expect, test } from 'vitest'
import { told } from '../../../../tests/support/native-listing.ts'
import { read } from '../../../../tests/support/read-schema-org.ts'

/** The vocabulary before schema.org, in both syntaxes that were told for it. */
const RDFA = `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Event">
  <a href="/e/1" rel="v:url" property="v:summary">The Otters</a> <img src="/a.jpg" rel="v:photo" />
  <span property="v:startDate" content="2026-12-05T19:00-06:00">Dec 5</span>
  <span property="v:endDate" content="2026-12-05T22:00-06:00">10PM</span>
  <span rel="v:location"><span typeof="v:Organization"><span property="v:name">Vega Hall</span>
    <span rel="v:address"><span typeof="v:Address"><span property="v:street-address">12 Pine Road</span>
      <span property="v:locality">Austin</span>, <span property="v:region">TX</span></span></span></span></span>
  <span rel="v:geo"><span typeof="v:Geo"><span property="v:latitude" content="30.26"></span>
    <span property="v:longitude" content="-97.74"></span></span></span>
  <span property="v:eventType">Concert</span>
  <span rel="v:tickets"><span typeof="v:Offer-aggregate"><span property="v:currency" content="USD">$</span>
    <span property="v:lowPrice">15</span> to <span property="v:highPrice">40</span></span></span></div>`
const MICRODATA = `<div itemscope itemtype="http://data-vocabulary.org/Event">
  <a href="/e/1" itemprop="url"><span itemprop="summary">The Otters</span></a> <img itemprop="photo" src="/a.jpg" />
  <time itemprop="dtstart" datetime="2026-12-05T19:00-06:00">Dec 5</time>
  <time itemprop="dtend" datetime="2026-12-05T22:00-06:00">10PM</time>
  <span itemprop="location" itemscope itemtype="http://data-vocabulary.org/Organization"><b itemprop="name">Vega Hall</b>
    <span itemprop="address" itemscope itemtype="http://data-vocabulary.org/Address"><i itemprop="street-address">12 Pine Road</i>
      <i itemprop="locality">Austin</i>, <i itemprop="region">TX</i></span></span>
  <span itemprop="geo" itemscope itemtype="http://data-vocabulary.org/Geo"><meta itemprop="latitude" content="30.26" />
    <meta itemprop="longitude" content="-97.74" /></span>
  <span itemprop="category">Concert</span>
  <span itemprop="tickets" itemscope itemtype="http://data-vocabulary.org/Offer-aggregate"><meta itemprop="currency" content="USD" />
    <b itemprop="lowPrice">15</b> to <b itemprop="highPrice">40</b> <a href="/t/1" itemprop="offerURL">buy</a></span></div>`

test.each([
  ['RDFa', RDFA],
  [
    'RDFa, declared for the page',
    `<div prefix="v: http://rdf.data-vocabulary.org/#">${RDFA.replace(/ xmlns:v="[^"]*"/, '')}</div>`,
  ],
  ['microdata', MICRODATA],
])('an event in the older vocabulary: %s', async (_, inside) => {
  const { listings } = await read(`<!DOCTYPE html><html><body>${inside}</body></html>`)
  expect(listings).toHaveLength(1)
  const [{ name, url, timing, place, offers, image, categories }] = listings as [
    (typeof listings)[0] & object,
  ]
  expect([name, url, image?.url, told(timing.start), told(timing.end)]).toEqual([
    'The Otters',
    'https://vega.example/e/1',
    'https://vega.example/a.jpg',
    '2026-12-05 19:00 -0600',
    '2026-12-05 22:00 -0600',
  ])
  expect(place).toMatchObject({
    name: 'Vega Hall',
    street: '12 Pine Road',
    city: 'Austin',
    lat: 30.26,
  })
  expect(offers).toMatchObject([{ price: 15, priceMax: 40, currency: 'USD' }])
  expect(categories).toHaveLength(1)
})
