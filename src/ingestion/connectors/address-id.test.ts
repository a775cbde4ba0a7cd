import { expect, test } from 'vitest'
import { addressId } from './address-id.ts'

test.each([
  ['https://vega.example/1?utm_source=news&utm_medium=mail', 'https://vega.example/1'],
  ['https://vega.example/show?id=7&utm_source=news', 'https://vega.example/show?id=7'],
  ['https://vega.example/show?fbclid=Ab-1&id=7#when', 'https://vega.example/show?id=7#when'],
  ['https://vega.example/1?gclid=x#when', 'https://vega.example/1#when'],
  ['https://vega.example/1;jsessionid=0A1B?id=7', 'https://vega.example/1?id=7'],
  ['https://vega.example/1?PHPSESSID=0a1b', 'https://vega.example/1'],
  [
    'https://www.eventbrite.co.uk/e/otters-tickets-7?aff=ebdssbdestsearch&keep_tld=1',
    'https://www.eventbrite.co.uk/e/otters-tickets-7?keep_tld=1',
  ],
  [
    'https://www.eventbrite.com/e/otters-tickets-7?aff=ebdsoporgprofile',
    'https://www.eventbrite.com/e/otters-tickets-7',
  ],
  ['https://vega.example/index.php?aff=7', 'https://vega.example/index.php?aff=7'],
  ['https://vega.example/1?', 'https://vega.example/1?'],
  ['https://vega.example/1?sid=7&date=2026-12-05', 'https://vega.example/1?sid=7&date=2026-12-05'],
  ['https://vega.example/utm_source=1', 'https://vega.example/utm_source=1'],
  ['event-7', 'event-7'],
])('the event at %s is known by %s', (address, id) => {
  expect(addressId(address)).toBe(id)
})
