import { expect, test } from 'vitest'
import { readPlace } from './place.ts'

const RULES = { text: { repair: false, markup: 'auto' as const }, country: null, base: null }

/** `name | street | postal code | town, country`, as one text and as calendars part it: up to the first comma a name. */
function told(place: unknown): string {
  const read = readPlace(place, RULES, () => undefined).place
  const { name = '', street, postalCode, city, country } = read ?? {}
  const parts = [name, street, postalCode, city].filter((part) => (part ?? '') !== '')
  return `${parts.join(' | ')}, ${country ?? '?'}`
}

function byComma(text: string): object {
  const comma = text.indexOf(',')
  if (comma === -1) return { name: text }
  return { name: text.slice(0, comma), address: text.slice(comma + 1).trim() }
}

test.each([
  // States and provinces that are written out, or stand without a code.
  ['Austin, Texas, USA', 'Austin, US'],
  ['Springfield, Illinois', 'Springfield, US'],
  ['Vega Club, Austin, Texas', 'Vega Club | Austin, US'],
  ['Vega Club, 12 Pine St, Austin, Texas, United States', 'Vega Club | 12 Pine St | Austin, US'],
  ['Toronto, ON, Canada', 'Toronto, CA'],
  ['Montreal, Quebec, Canada', 'Montreal, CA'],
  ['Québec, QC, Canada', 'Québec, CA'],
  ['Salle Vega, Québec, Canada', 'Salle Vega | Québec, CA'],
  ['Vega Club, 12 Pine St W, Toronto, ON, Canada', 'Vega Club | 12 Pine St W | Toronto, CA'],
  ['Vega Club, 12 Pine St W, Toronto, Ontario', 'Vega Club | 12 Pine St W | Toronto, CA'],
  ['Vega Hotel, Melbourne VIC, Australia', 'Vega Hotel | Melbourne, AU'],
  ['Melbourne, Victoria, Australia', 'Melbourne, AU'],
  // A large town tells whose state it is.
  ['Vega Theatre, Melbourne, VIC', 'Vega Theatre | Melbourne, AU'],
  ['Vega Theatre, Brisbane QLD', 'Vega Theatre | Brisbane, AU'],
  ['Vega Theatre, Minneapolis MN', 'Vega Theatre | Minneapolis, US'],
  ['Teatre Vega, Vic', 'Teatre Vega | Vic, ?'],
  ['Vega Hall, Pine Street, Springfield, Oregon', 'Vega Hall | Pine Street | Springfield, US'],
  // Towns that end or begin as streets do.
  [
    'Vega Hall, 12 Pine St, Kennett Square, Pennsylvania',
    'Vega Hall | 12 Pine St | Kennett Square, US',
  ],
  ['Vega Hall, 12 Pine St, Key Largo, Florida', 'Vega Hall | 12 Pine St | Key Largo, US'],
  ['Teatro Vega, Viale Pini, Lazio, Italia', 'Teatro Vega | Viale Pini | Lazio, IT'],
  // Countries within a country, counties, departments, provinces.
  ['Edinburgh, Scotland, UK', 'Edinburgh, GB'],
  ['Vega Arms, 12 Pine St, Brighton, England, UK', 'Vega Arms | 12 Pine St | Brighton, GB'],
  [
    'Vega Arms, 12 Pine St, Brighton, East Sussex, BN1 1AA, United Kingdom',
    'Vega Arms | 12 Pine St | BN1 1AA | Brighton, GB',
  ],
  ['Vega Park, Suffolk, UK', 'Vega Park | Suffolk, GB'],
  ['Salle Vega, Annecy, Haute-Savoie, France', 'Salle Vega | Annecy, FR'],
  ['Lyon, Auvergne-Rhône-Alpes, France', 'Lyon, FR'],
  ['Vega Bar, 12 Pine St, Galway, Co. Galway, Ireland', 'Vega Bar | 12 Pine St | Galway, IE'],
  ['Milan, Metropolitan City of Milan, Italy', 'Milan, IT'],
  [
    'Salle Vega, 12 rue des Pins, Toulouse, Haute-Garonne, Occitanie, France',
    'Salle Vega | 12 rue des Pins | Toulouse, FR',
  ],
  [
    'Salle Vega, 12, rue des Pins, Toulouse, Haute-Garonne, Occitanie, France métropolitaine, 31000, France',
    'Salle Vega | 12, rue des Pins | 31000 | Toulouse, FR',
  ],
  [
    'Vega Arms, 12 Pine St, London, England, N1 9AG',
    'Vega Arms | 12 Pine St | N1 9AG | London, GB',
  ],
  [
    'Vega Hall, 12 Pine St, Cape Town, Western Cape, South Africa',
    'Vega Hall | 12 Pine St | Cape Town, ZA',
  ],
  ['Vega Hall, Warsaw, Masovian Voivodeship, Poland', 'Vega Hall | Warsaw, PL'],
  // Georgia is a country as well.
  ['Vega Hall, 12 Pine St, Atlanta, Georgia', 'Vega Hall | 12 Pine St | Atlanta, US'],
  [
    'VEGA HALL, 12 PINE ST, ATLANTA, GEORGIA, 30301',
    'VEGA HALL | 12 PINE ST | 30301 | ATLANTA, US',
  ],
  ['Vega Hall, Tbilisi, Georgia', 'Vega Hall | Tbilisi, GE'],
  // Regions that are towns as well.
  ['Salle Vega, Vienne, France', 'Salle Vega | Vienne, FR'],
  [
    'Salle Vega, 8 quai des Pins, 38200 Vienne, France',
    'Salle Vega | 8 quai des Pins | 38200 | Vienne, FR',
  ],
  ['Vega Halle, 14770 Brandenburg, Germany', 'Vega Halle | 14770 | Brandenburg, DE'],
  ['Vega Hall, Pine Way, New York, USA', 'Vega Hall | Pine Way | New York, US'],
  // A large town behind a dash.
  ['Salle Vega, 3 rue des Pins - Toulouse', 'Salle Vega | 3 rue des Pins | Toulouse, ?'],
  ['Salle Vega, 3 rue des Pins - Hall B', 'Salle Vega | 3 rue des Pins - Hall B, ?'],
  // No more than a large town.
  ['London, UK', 'London, GB'],
  ['Vega, UK', 'Vega, GB'],
])('%s is %s', (text, place) => {
  expect(told(text)).toBe(place)
  expect(told(byComma(text))).toBe(place)
})

test.each([
  ['London N1 9AG, UK', '| N1 9AG | London, GB'],
  ['Tokyo 150-0002, Japan', '| 150-0002 | Tokyo, JP'],
  ['Newtown NSW 2042, Australia', '| 2042 | Newtown, AU'],
  ['Melbourne VIC 3000', '| 3000 | Melbourne, AU'],
  ['Perth WA, Australia', '| Perth, AU'],
  ['Auckland 1010, New Zealand', '| 1010 | Auckland, NZ'],
  ['Toronto, ON M5V 2T6, Canada', '| M5V 2T6 | Toronto, CA'],
  ['Atlanta, Georgia', '| Atlanta, US'],
  ['Paris 75011, France', '| 75011 | Paris, FR'],
  ['Paris 2024, France', 'Paris 2024, FR'],
  ['London 2012, UK', 'London 2012, GB'],
  ['Salle Vega, Ontario', 'Salle Vega, CA'],
  ['Théâtre Vega, Québec, Canada', 'Théâtre Vega | Québec, CA'],
  ['Studio 1010, New Zealand', 'Studio 1010, NZ'],
  ['Vega FM, Australia', 'Vega FM, AU'],
])('%s, of which no hall is told, is %s', (text, place) => {
  expect(told(byComma(text))).toBe(place.replace(/^\| /, ''))
})

test('a large town before its region and code is no hall', () => {
  expect(told('Leeds, West Yorkshire, LS1 1AA')).toBe('LS1 1AA | Leeds, GB')
  expect(told('Chennai, TN, 600001')).toBe('600001 | Chennai, IN')
})

test('a hall with a street, a town or a point beside it keeps its name', () => {
  const ends = { street: '3 Pine St', city: 'Leeds', lat: 51.5 }
  for (const [member, value] of Object.entries(ends)) {
    const place = { name: 'London N1 9AG', lng: -0.1, [member]: value }
    expect(told({ ...place, address: 'UK' })).toContain('London N1 9AG')
  }
})

test('a large town behind the street of a name is one', () => {
  expect(told({ name: 'Salle Vega - 3 rue des Pins - Toulouse' })).toBe(
    'Salle Vega | 3 rue des Pins | Toulouse, ?',
  )
})

test.each([
  ['Minneapolis MN', 'US', 'Minneapolis'],
  ['Toronto ON', 'CA', 'Toronto'],
  ['Melbourne VIC', 'AU', 'Melbourne'],
  ['Washington DC', 'US', 'Washington'],
  ['Minneapolis MN', 'DE', 'Minneapolis MN'],
])('%s as a town of %s is %s', (city, country, town) => {
  expect(readPlace({ name: 'Vega', city, country }, RULES, () => undefined).place?.city).toBe(town)
})
