import { expect, test } from 'vitest'
import { readPlace } from './place.ts'

const RULES = { text: { repair: false, markup: 'auto' as const }, country: null, base: null }

function read(place: object) {
  const warnings: string[] = []
  const read = readPlace({ name: 'Salle Vega', ...place }, RULES, (text) => warnings.push(text))
  return { place: read.place, online: read.online, warnings }
}

const RENNES = { lat: 48.1173, lng: -1.6778 }

test.each<[string, object]>([
  ['with sides', { lat: '48.1173° N', lng: '1.6778° W' }],
  ['with sides in front and commas', { lat: 'N 48,1173', lng: 'W 1,6778' }],
  ['with a typographic minus', { lat: '48.1173', lng: '−1.6778' }],
  ['both in one text', { lat: '48.1173, -1.6778' }],
  ['both in both texts', { lat: '48.1173,-1.6778', lng: '48.1173,-1.6778' }],
  ['as well-known text', { lat: 'POINT(-1.6778 48.1173)' }],
  ['in place of the address', { address: '48.1173, -1.6778' }],
])('coordinates %s', (_, place) => {
  const read_ = read({ country: 'FR', ...place })
  expect(read_.place).toMatchObject({ ...RENNES, street: null })
  expect(read_.warnings).toEqual([])
})

test.each<[string, object, object | null]>([
  ['on the equator', { lat: 0.001, lng: 32.6 }, { lat: 0.001, lng: 32.6 }],
  ['on the meridian of Greenwich', { lat: 51.48, lng: 0.001 }, { lat: 51.48, lng: 0.001 }],
  ['where no place is, and what stands in for none', { lat: 0, lng: 0.001 }, null],
  ['that a form begins with', { lat: 40.7207559, lng: -74.0007613 }, null],
  ['in the middle of France, as geocoders tell it', { lat: '46.2276380', lng: '2.2137490' }, null],
  ['a street away', { lat: 40.7217, lng: -74.0007 }, { lat: 40.7217, lng: -74.0007 }],
])('a point %s', (_, given, point) => {
  const { place, warnings } = read(given)
  expect(place).toMatchObject(point ?? { lat: null, lng: null })
  expect(warnings).toEqual([])
})

test.each([
  'TBA',
  'TBA - Secret Location',
  'Adresse à venir',
  'Lieu à confirmer',
  'Adresse communiquée après réservation',
  'Ort wird noch bekannt gegeben',
  'por confirmar',
  'Lugar por confirmar',
  'Luogo da definire',
  'Do ustalenia',
  'Место уточняется',
  '未定',
  '미정',
  'Other',
  'For venue details reach us at otters@vega.example',
  'Venue information: please call us',
  'otters@vega.example',
])('%s is no address, street or town', (text) => {
  for (const member of ['address', 'street', 'city'])
    expect(read({ [member]: text }).place).toMatchObject({ street: null, city: null })
})

test('a town behind a colon is told once', () => {
  expect(read({ name: 'Salle Vega: Rennes', city: 'Rennes' }).place).toMatchObject({
    name: 'Salle Vega',
  })
})

test.each(
  'Online|On-line|En línea|Virtuell|Verkossa|Онлайн|Διαδικτυακά|オンライン|온라인|线上|Çevrimiçi|אונליין|أونلاين'.split(
    '|',
  ),
)('%s is no hall', (name) => {
  expect(read({ name })).toMatchObject({ place: null, online: true })
})

test.each<[string, string | null, string, string | null]>([
  ['Rennes, France', null, 'Rennes', 'FR'],
  ['Rennes, France', 'FR', 'Rennes', 'FR'],
  ['Brussels, BE', null, 'Brussels', 'BE'],
  ['Bologna, BO', null, 'Bologna, BO', null],
  ['Torino, TO', null, 'Torino, TO', null],
  ['Atlanta, Ga', null, 'Atlanta, Ga', null],
  ['Los Angeles, Ca', null, 'Los Angeles, Ca', null],
  ['Tbilisi, Georgia', 'GE', 'Tbilisi', 'GE'],
  ['Atlanta, Georgia', null, 'Atlanta, Georgia', null],
  ['Wilmington, DE', null, 'Wilmington', 'US'],
  ['Rennes, France', 'BE', 'Rennes, France', 'BE'],
])('the town %s, country %s, is %s in %s', (city, country, town, code) => {
  expect(read({ city, country }).place).toMatchObject({ city: town, country: code })
})

/** Letters that close American addresses are countries as well. */
test.each<[string, string, string]>([
  ['Berlin', 'DE', 'DE'],
  ['Köln', 'DE', 'DE'],
  ['Toronto', 'CA', 'CA'],
  ['Bogotá', 'CO', 'CO'],
  ['Mumbai', 'IN', 'IN'],
  ['Casablanca', 'MA', 'MA'],
  ['Tunis', 'TN', 'TN'],
  ['Wilmington', 'DE', 'US'],
  ['Los Angeles', 'CA', 'US'],
  ['Denver', 'CO', 'US'],
  ['Boston', 'MA', 'US'],
  ['Berlin', 'MD', 'US'],
  ['Melbourne', 'FL', 'US'],
])('%s, %s is in %s', (town, letters, country) => {
  const whole = { city: town, country }
  for (const text of [
    `Salle Vega, ${town}, ${letters}`,
    `Salle Vega, 12 Pine Road, ${town}, ${letters}`,
  ])
    expect(readPlace(text, RULES, () => {}).place).toMatchObject(whole)
  expect(read({ city: `${town}, ${letters}` }).place).toMatchObject(whole)
})

test.each<[string, string | null, string]>([
  ['London, GB', 'GB', 'London'],
  ['Amsterdam, NL', 'NL', 'Amsterdam'],
  ['Berlin, DE', 'DE', 'Berlin'],
  ['Austin, TX', 'US', 'Austin'],
  ['Cagliari, CA', 'IT', 'Cagliari'],
  ['Smalltown, TX', 'IT', 'Smalltown, TX'],
])('%s in the feed of a country is in %s', (city, country, town) => {
  const { place } = readPlace({ name: 'Salle Vega', city }, { ...RULES, country: 'IT' }, () => {})
  expect(place).toMatchObject({ city: town, country })
})

test.each<[string, object]>([
  [
    'Salle Vega, 3 rue des Pins, 98000 Monaco',
    { city: 'Monaco', postalCode: '98000', country: 'MC' },
  ],
  ['Salle Vega, 3 Pine Road, Singapore 238801', { city: 'Singapore', country: 'SG' }],
  ['Salle Vega, Singapore', { name: 'Salle Vega', city: 'Singapore', country: 'SG' }],
  ['Salle Vega，3 Pine Road，Singapore', { name: 'Salle Vega', city: 'Singapore', country: 'SG' }],
  ['قاعة فيغا، شارع الصنوبر 3، الدار البيضاء، المغرب', { name: 'قاعة فيغا', country: 'MA' }],
])('%s in the feed of a country', (text, told) => {
  expect(readPlace(text, { ...RULES, country: 'FR' }, () => {}).place).toMatchObject(told)
})

test.each([
  ['Monaco, Monaco', 'Monaco', 'MC'],
  ['Luxembourg, Luxembourg', 'Luxembourg', 'LU'],
  ['Singapore, Singapore', 'Singapore', 'SG'],
  ['Monte Carlo, Monaco', 'Monte Carlo', 'MC'],
  ['Berlin, DE', 'Berlin', 'DE'],
  ['Buenos Aires, AR', 'Buenos Aires', 'AR'],
  ['Mumbai, IN', 'Mumbai', 'IN'],
  ['Bogotá, Colombia', 'Bogotá', 'CO'],
])('%s tells no hall', (text, city, country) => {
  expect(readPlace(text, RULES, () => {}).place).toMatchObject({ name: '', city, country })
})

test.each(['Monaco', 'Singapore', 'Luxembourg', 'Hong Kong', 'Gibraltar'])(
  '%s is a country by itself',
  (city) => {
    const { place } = readPlace({ name: 'Salle Vega', city }, { ...RULES, country: 'FR' }, () => {})
    expect(place).toMatchObject({ city })
    expect(place?.country).not.toBe('FR')
    expect(read({ city, country: 'FR' }).place).toMatchObject({ country: 'FR' })
  },
)

test.each<[string, object, string]>([
  ['US', { city: 'San Marino', region: 'CA' }, 'US'],
  ['US', { city: 'Gibraltar' }, 'US'],
  ['FR', { city: 'Macau', postalCode: '33460' }, 'FR'],
  ['FR', { address: '3 rue des Pins, 33460 Macau' }, 'FR'],
  ['FR', { city: 'Monaco', postalCode: '98000', region: 'Alpes-Maritimes' }, 'MC'],
  ['FR', { city: 'Monaco', region: 'Monaco' }, 'MC'],
  ['FR', { city: 'Luxembourg', postalCode: 'L-1212' }, 'LU'],
  ['BR', { city: 'Macau', region: 'RN' }, 'BR'],
  ['IT', { city: 'Montecarlo', postalCode: '55015' }, 'IT'],
  ['IT', { city: 'San Marino', postalCode: '47890' }, 'SM'],
  ['IT', { address: 'Via Roma 1, RHO' }, 'IT'],
  ['ZA', { address: '12 Pine St, Sandton, GP, 2196', city: 'Sandton' }, 'ZA'],
  ['AU', { address: '12 Pine St, Adelaide, SA, 5000', city: 'Adelaide' }, 'AU'],
  ['IN', { address: '12 MG Road, Bengaluru, Karnataka 560038', city: 'Bengaluru' }, 'IN'],
])('in the feed of %s %j is in %s', (feed, given, country) => {
  const told = { name: 'Salle Vega', ...given }
  const { place } = readPlace(told, { ...RULES, country: feed }, () => {})
  expect(place).toMatchObject({ country })
})

test.each([
  ['12 Pine St, Sandton, GP, 2196', 'Sandton', '2196'],
  ['12 MG Road, Bengaluru, Karnataka 560038', 'Bengaluru', '560038'],
  ['12 MG Road, Bengaluru, KA 560001', 'Bengaluru', '560001'],
])('the town of %s is before its region', (address, city, postalCode) => {
  expect(read({ address }).place).toMatchObject({ city, postalCode })
})

const ELSEWHERE = 'place: its address is in another town than the one told, and counts'

test.each<[string, string, string, string, string[]]>([
  ['Orlando', 'Salle Vega, 12 Pine St, Smallville, FL', 'Smallville', '12 Pine St', [ELSEWHERE]],
  ['Orlando', '12 Pine St, Smallville, FL 32799, USA', 'Smallville', '12 Pine St', [ELSEWHERE]],
  // Both are large, or the address has no street, or ends in a part of a building.
  ['Orlando', '12 Pine St, Tampa, FL', 'Orlando', '12 Pine St', []],
  ['Orlando', 'Smallville, FL', 'Orlando', '', []],
  ['Orlando', '12 Pine St, Suite B, FL', 'Orlando', '12 Pine St', []],
  ['Smallville', '12 Pine St, Orlando, FL', 'Smallville', '12 Pine St', []],
  // The town's column holds what is told of the hall.
  [
    'Salle Vega, 7 Pine Ave',
    'Salle Vega, 7 Pine Ave, Smallville, FL',
    'Smallville',
    '7 Pine Ave',
    [],
  ],
  [
    'Smallville High School, 7 Pine Ave',
    'Smallville High School, 7 Pine Ave, Smallville, FL',
    'Smallville',
    'Smallville High School, 7 Pine Ave',
    [],
  ],
  ['31000, Toulouse', '3 rue des Pins, 31000 Toulouse', 'Toulouse', '3 rue des Pins', []],
])('in the town %s with the address %s it is in %s', (city, address, town, street, told) => {
  const { place, warnings } = read({ city, address })
  expect([place?.city, place?.street ?? '', warnings]).toEqual([town, street, told])
})

test.each<[string, (string | null)[]]>([
  ['Salle Vega, Room 2', ['Salle Vega', 'Room 2', null]],
  ['VHS Vega, Raum 12, Fichtenweg 5, 50667 Köln', ['VHS Vega', 'Raum 12', 'Fichtenweg 5']],
  ['Salle Vega, 3 rue des Pins', ['Salle Vega', null, '3 rue des Pins']],
])('a room is none of the street of %s', (text, told) => {
  const { name, room, street } = readPlace(text, RULES, () => {}).place ?? {}
  expect([name, room, street]).toEqual(told)
})
