import { countryOfPoint } from './country-of-point.ts'
import { describe, expect, test } from 'vitest'
import { centreOf, CITY_ALIASES, cityCentre } from './centres.ts'
import { countryCode, mayLieIn } from './countries.ts'
import { zoneNamed } from '../zone.ts'
import { zoneOfPlace } from './zone-of-place.ts'
import { POSTAL_ZONES, TOWN_ZONES, TOWNS_APART } from './zones-within-countries.ts'

test.each([
  ['FR', 'FR'],
  ['fr', 'FR'],
  ['FRA', 'FR'],
  ['France', 'FR'],
  ['Royaume-Uni', 'GB'],
  ['Great Britain', 'GB'],
  ['United States Of America', 'US'],
  ['USA', 'US'],
  ['Deutschland', 'DE'],
  ['España', 'ES'],
  ['Belgique', 'BE'],
  ['Türkiye', 'TR'],
  ['Ελλάδα', 'GR'],
  ['Côte d’Ivoire', 'CI'],
  ['The Philippines', 'PH'],
  ['U.S.A.', 'US'],
  ['Saksa', 'DE'],
  ['Éire', 'IE'],
  ['EL', 'GR'],
  ['日本', 'JP'],
  ['中国', 'CN'],
  ['Россия', 'RU'],
  ['대한민국', 'KR'],
  ['法國', 'FR'],
  ['Avstrija', 'AT'],
  ['Lenkija', 'PL'],
  ['Đức', 'DE'],
  ['Hong Kong SAR', 'HK'],
  ['FR - France', 'FR'],
  ['France (FR)', 'FR'],
  ['France (DE)', null],
  ['fr_FR', 'FR'],
  ['The Netherlands', 'NL'],
  ['Russian Federation', 'RU'],
  ['Korea, Republic of', 'KR'],
  ['Republic of Korea', 'KR'],
  ['Korea, South', 'KR'],
  ['Tanzania, United Republic of', 'TZ'],
  ['Congo, the Democratic Republic of the', 'CD'],
  ['Taiwan, Province of China', 'TW'],
  ['Virgin Islands, U.S.', 'VI'],
  ['Bahamas, The', 'BS'],
  ['Palestinian Territory, Occupied', 'PS'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Trinidad and Tobago', 'TT'],
  ['Macao', 'MO'],
  ['Paris, France', null],
  ['XX', null],
  ['Großbritannien', 'GB'],
  ['США', 'US'],
  ['EE. UU.', 'US'],
  ['EUA', 'US'],
  ['한국', 'KR'],
  ['Южная Корея', 'KR'],
  ['香港', 'HK'],
  ['الإمارات', 'AE'],
  ['Weißrussland', 'BY'],
  ['Elfenbeinküste', 'CI'],
  ['République démocratique du Congo', 'CD'],
  ['RDC', 'CD'],
  ['RHO', null],
  ['BUR', null],
  ['GER', 'DE'],
  ['SUI', 'CH'],
  ['sad', null],
  ['ROM', null],
  ['VD', null],
  ['Nowhere', null],
  ['', null],
])('countryCode %s', (text, code) => {
  expect(countryCode(text)).toBe(code)
})

describe('mayLieIn', () => {
  test.each([
    ['Paris in France', 'FR', 48.86, 2.35, true],
    ['Paris swapped is not', 'FR', 2.35, 48.86, false],
    ['Ajaccio', 'FR', 41.92, 8.74, true],
    ['Saint-Denis de La Réunion', 'FR', -20.88, 55.45, true],
    ['Honolulu', 'US', 21.3, -157.86, true],
    ['Anchorage', 'US', 61.2, -149.9, true],
    ['London is not in the US', 'US', 51.5, -0.1, false],
    ['Las Palmas', 'ES', 28.1, -15.4, true],
  ])('%s', (_, code, lat, lng, inside) => {
    expect(mayLieIn(code, { lat, lng })).toBe(inside)
  })
})

test('all names of a city lead to it', () => {
  const lost = CITY_ALIASES.flatMap(([country, name, others]) =>
    [name, ...others.split(',')].filter((one) => cityCentre(country, one) === undefined),
  )
  expect(lost).toEqual([])
})

describe('centreOf', () => {
  const where = (country: string | null, postalCode: string | null, city: string | null) => ({
    country,
    postalCode,
    city,
  })
  test.each([
    [where('FR', '75011', 'Paris'), 'city', 48.85],
    [where('FR', '75012', 'PARIS CEDEX 12'), 'city', 48.85],
    [where('FR', '69003', 'Lyon 3e'), 'city', 45.75],
    [where('FR', '15100', 'Saint-Flour'), 'postalArea', 44.93],
    [where('FR', '97400', null), 'postalArea', -20.88],
    [where('FR', null, 'Nulle-Part'), 'country', 46.6],
    [where('FR', '59000', 'Paris'), 'postalArea', 50.63],
    [where('BE', '1000', 'Bruxelles'), 'city', 50.85],
    [where('GB', null, 'Londres'), 'city', 51.5],
    [where('US', null, 'Austin'), 'city', 30.27],
  ])('%j', (place, of, lat) => {
    const centre = centreOf(place)
    expect(centre?.of).toBe(of)
    expect(centre?.lat).toBeCloseTo(lat, 1)
  })

  test('nothing without a country', () => {
    expect(centreOf(where(null, '75011', 'Paris'))).toBeNull()
  })
})

test.each([...new Set(`${TOWN_ZONES}${TOWNS_APART}${POSTAL_ZONES}`.match(/\w+(?:\/\w+)+(?=:)/g))])(
  '%s is a zone',
  (zone) => expect(zoneNamed(zone)).toBe(zone),
)

describe('zoneOfPlace', () => {
  const nowhere = {
    lat: null,
    lng: null,
    country: null,
    postalCode: null,
    city: null,
    region: null,
  }
  test.each([
    [{ lat: 48.86, lng: 2.35 }, 'Europe/Paris', true],
    [{ country: 'FR' }, 'Europe/Paris', false],
    [{ country: 'FR', postalCode: '97400' }, 'Indian/Reunion', true],
    [{ country: 'FR', city: 'Papeete' }, 'Pacific/Tahiti', true],
    [{ country: 'FR', city: 'Otterville', region: 'Nouvelle-Calédonie' }, 'Pacific/Noumea', true],
    [{ country: 'FR', city: 'Otterville', region: 'Guyane' }, 'America/Cayenne', true],
    [{ country: 'US', region: 'CA' }, 'America/Los_Angeles', true],
    [{ country: 'US', region: 'New York' }, 'America/New_York', true],
    [{ country: 'US', city: 'Chicago' }, 'America/Chicago', true],
    [{ country: 'AU', city: 'Perth' }, 'Australia/Perth', true],
    [{ country: 'US', city: 'Boise' }, 'America/Denver', true],
    [{ country: 'US', city: 'Springfield, MO' }, 'America/Chicago', true],
    [{ country: 'US', city: 'Portland, ME' }, 'America/New_York', true],
    [{ country: 'US', city: 'El Paso', region: 'TX' }, 'America/Denver', true],
    [{ country: 'US', city: 'El Paso, TX' }, 'America/Denver', true],
    [{ country: 'US', city: 'Chattanooga', region: 'TN' }, 'America/New_York', true],
    [{ country: 'US', postalCode: '83702' }, 'America/Denver', true],
    [{ country: 'US', postalCode: '79901-1234', region: 'TX' }, 'America/Denver', true],
    [{ country: 'US', postalCode: '37402' }, 'America/New_York', true],
    [{ country: 'US', postalCode: '37203' }, 'America/Chicago', true],
    [{ country: 'US', postalCode: '75011-', city: 'Seattle' }, 'America/Los_Angeles', true],
    [{ country: 'CA', postalCode: 'H2X 1K5' }, 'America/Toronto', true],
    [{ country: 'CA', postalCode: 'v6b' }, 'America/Vancouver', true],
    [{ country: 'CA', city: 'Saskatoon' }, 'America/Regina', true],
    [{ country: 'CA', city: "St. John's" }, 'America/St_Johns', true],
    [{ country: 'AU', city: 'Hobart' }, 'Australia/Hobart', true],
    [{ country: 'AU', city: 'Newtown NSW' }, 'Australia/Sydney', true],
    [{ country: 'AU', postalCode: '6160' }, 'Australia/Perth', true],
    [{ country: 'BR', city: 'Recife' }, 'America/Recife', true],
    [{ country: 'BR', postalCode: '69005-040' }, 'America/Manaus', true],
    [{ country: 'BR', postalCode: '01501-040' }, 'America/Sao_Paulo', true],
    [{ country: 'MX', city: 'Cancún' }, 'America/Cancun', true],
    [{ country: 'MX', city: 'Ciudad de México' }, 'America/Mexico_City', true],
    [{ country: 'MX', postalCode: '22000' }, 'America/Tijuana', true],
    [{ country: 'MX', city: 'Monterrey' }, 'America/Monterrey', true],
    [{ country: 'MX', city: 'Otterburg', region: 'NL' }, 'America/Monterrey', true],
    [{ country: 'MX', city: 'Otterburg', region: 'Nuevo León' }, 'America/Monterrey', true],
    [{ country: 'BR', city: 'Otterburg', region: 'AM' }, 'America/Manaus', true],
    [{ country: 'ES', city: 'Madrid' }, 'Europe/Madrid', false],
    [{ country: 'ES', city: 'Santa Cruz de Tenerife' }, 'Atlantic/Canary', true],
    [{ country: 'ES', postalCode: '35001' }, 'Atlantic/Canary', true],
    [{ country: 'ES', postalCode: '28001' }, 'Europe/Madrid', false],
    [{ country: 'PT', city: 'Funchal' }, 'Atlantic/Madeira', true],
    [{ country: 'PT', postalCode: '9500-150' }, 'Atlantic/Azores', true],
    [{ country: 'RU', city: 'Екатеринбург' }, 'Asia/Yekaterinburg', true],
    [{ country: 'RU', city: 'Нижний Новгород' }, 'Europe/Moscow', true],
    [{ country: 'ID', city: 'Ubud' }, 'Asia/Makassar', true],
    [{ city: 'Nantes' }, 'Europe/Paris', false],
    [{ city: 'Paris 11e' }, 'Europe/Paris', false],
    [{ city: 'London' }, 'Europe/London', false],
  ])('%j', (place, zone, exact) => {
    expect(zoneOfPlace({ ...nowhere, ...place })).toEqual({ zone, exact })
  })

  test('unknown where nothing tells it', () => {
    expect(zoneOfPlace({ ...nowhere, country: 'US' })).toBeNull()
    expect(zoneOfPlace({ ...nowhere, country: 'US', city: 'Springfield' })).toBeNull()
    expect(zoneOfPlace({ ...nowhere, country: 'US', postalCode: '7870' })).toBeNull()
    expect(zoneOfPlace(nowhere)).toBeNull()
    expect(zoneOfPlace({ ...nowhere, city: 'Laval' })).toBeNull()
    expect(zoneOfPlace({ ...nowhere, city: 'Springfield' })).toBeNull()
  })
})

test.each<[string, number, number, string | null, string | null]>([
  ['within France', 49.44, 1.09, null, 'FR'],
  ['within Poland', 50.06, 19.94, null, 'PL'],
  ['in a country of several zones', 37.77, -122.42, null, 'US'],
  ['in a large city at a border', 50.63, 3.06, 'Lille', 'FR'],
  ['in a large city of the neighbour', 46.2, 6.14, 'Genève', 'CH'],
  ['at a border', 50.63, 3.06, null, null],
  ['where neighbours keep the same time', 54.0, -6.4, 'Dundalk', null],
  ['where two countries share a zone', 42.66, 21.16, null, null],
  ['where the zone is the neighbour’s', 21.02, 105.85, null, null],
  ['in a small one within another', 41.9022, 12.4539, null, 'VA'],
  ['there, told as in the town around it', 41.9022, 12.4539, 'Roma', 'IT'],
  ['at its border', 41.9066, 12.4536, null, null],
  ['beside it', 41.9031, 12.4663, null, 'IT'],
  ['on islands off another', 26.1605, 119.9517, null, 'TW'],
  ['on the coast across from them', 26.335, 119.88, null, 'CN'],
  ['on a peninsula of another', 22.198, 113.543, 'Macau', 'MO'],
  ['at sea', 0.1, 0.1, null, null],
])('%s', (_, lat, lng, city, country) => {
  expect(countryOfPoint({ lat, lng }, city)).toBe(country)
})
