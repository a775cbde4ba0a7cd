import { expect, test } from 'vitest'
import { countryOfCode } from './country-of-code.ts'
import { readPlace } from './place.ts'

test.each<[string, string | null, string | null]>([
  ['GL54 1AB', null, 'GB'],
  ['W1D4HS', null, 'GB'],
  ['JE2 3AB', null, 'JE'],
  ['IM1 1AB', null, 'IM'],
  ['GX11 1AA', null, 'GI'],
  ['H2X 1K5', null, 'CA'],
  ['D08 W3CK', null, 'IE'],
  ['1012 AB', null, 'NL'],
  ['00-950', null, 'PL'],
  ['1250-096', null, 'PT'],
  ['01310-100', null, 'BR'],
  ['VLT 1112', null, 'MT'],
  ['VIC 3000', null, 'AU'],
  ['LV-1010', null, 'LV'],
  ['LT-01103', null, 'LT'],
  // Digits are of many, but for what is told beside them.
  ['600001', null, null],
  ['600001', 'TN', 'IN'],
  ['403 001', 'GA', 'IN'],
  ['6000', 'WA', 'AU'],
  ['8001', 'NC', 'ZA'],
  ['37201', 'TN', null],
  ['2108', 'MA', null],
  ['78701-1234', null, null],
  ['150-0001', null, null],
])('the code %s beside %s is of %s', (code, region, country) => {
  expect(countryOfCode(code, region)).toBe(country)
})

/** `street | postal code | town, country`; the feed is of France. */
function told(place: unknown): string {
  const rules = { text: { repair: false, markup: 'auto' as const }, country: 'FR', base: null }
  const read = readPlace(place, rules, () => undefined).place
  const { street, postalCode, city, country } = read ?? {}
  return `${[street, postalCode, city].filter((part) => (part ?? '') !== '').join(' | ')}, ${country ?? '?'}`
}

test.each<[unknown, string]>([
  // Letters of a state of America are a state of India before six digits, and of Australia before four.
  ['Vega Hall, 12 Pine Road, Chennai, TN, 600001', '12 Pine Road | 600001 | Chennai, IN'],
  ['Vega Hall, 12 Pine Road, Chennai, TN 600001', '12 Pine Road | 600001 | Chennai, IN'],
  ['Vega Hall, 12 Pine Road, Chennai TN 600001', '12 Pine Road | 600001 | Chennai, IN'],
  ['Vega Hall, 12 Pine Road, Panaji, GA, 403 001', '12 Pine Road | 403 001 | Panaji, IN'],
  ['Vega Hall, 12 Pine St, Perth, WA, 6000', '12 Pine St | 6000 | Perth, AU'],
  ['Vega Hall, 12 Pine St, Memphis, TN, 37501', '12 Pine St | 37501 | Memphis, US'],
  [
    { name: 'Vega Hall', city: 'Chennai', region: 'TN', postalCode: '600001' },
    '600001 | Chennai, IN',
  ],
  [{ name: 'Vega Hall', city: 'Perth', region: 'WA', postalCode: '6000' }, '6000 | Perth, AU'],
  [{ name: 'Vega Hall', city: 'Leeds', postalCode: 'LS1 4AB' }, 'LS1 4AB | Leeds, GB'],
  // Provinces of Canada behind their towns, and what has the same letters.
  ["Vega Hall, 5 Pine St, St. John's, NL", "5 Pine St | St. John's, CA"],
  ['Vega Hall, Saint John, NB', 'Saint John, CA'],
  ['Vega Hall, Moncton, NB', 'Moncton, CA'],
  ['Vega Hall, Whistler, BC', 'Whistler, CA'],
  ['Vega Hall, Ensenada, BC, México', 'Ensenada, MX'],
  // No states of Brazil, but what people write behind towns of others.
  ['Vega Hall, 5 Pine St, Barcelona - ES', '5 Pine St | Barcelona - ES, FR'],
  ['Vega Hall, 5 Pine St, Alcobendas - ES', '5 Pine St | Alcobendas - ES, FR'],
  ['Vega Hall, 5 Pine St, Stockholm - SE', '5 Pine St | Stockholm - SE, FR'],
  ['Vega Hall, 5 Pine St, Belgrade - RS', '5 Pine St | Belgrade - RS, FR'],
  ['Vega Hall, 5 Pine St, Gramado - RS', '5 Pine St | Gramado, BR'],
  ['Vega Hall, Toronto, ON', 'Toronto, CA'],
  ['Vega Hall, Saskatoon, SK', 'Saskatoon, CA'],
  ['Vega Hall, Charlottetown, PE', 'Charlottetown, CA'],
  ['Vega Hall, Amsterdam, NL', 'Amsterdam, NL'],
  ['Vega Hall, Bratislava, SK', 'Bratislava, SK'],
  [{ name: 'Vega Hall', city: "St. John's, NL" }, "St. John's, CA"],
  [{ name: 'Vega Hall', city: 'London, ON' }, 'London, CA'],
])('%j is %s', (place, expected) => {
  expect(told(place)).toBe(expected)
})

test('where no country is told, a province of its own beside a town tells Canada', () => {
  const rules = { text: { repair: false, markup: 'auto' as const }, country: null, base: null }
  const countryOf = (city: string, region: string) =>
    readPlace({ name: 'Vega Hall', city, region }, rules, () => undefined).place?.country
  expect(countryOf('Toronto', 'ON')).toBe('CA')
  expect(countryOf("St. John's", 'NL')).toBe('CA')
  expect(countryOf('Eindhoven', 'NB')).toBeNull()
  expect(countryOf('Oss', 'NB')).toBeNull()
  expect(countryOf('Ensenada', 'BC')).toBeNull()
  expect(countryOf('Tijuana', 'BC')).toBeNull()
})
