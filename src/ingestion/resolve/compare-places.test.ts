import { describe, expect, test } from 'vitest'
import { centreOf } from '../../lib/geo/centres.ts'
import { comparePlaces, isPlacedApart, trustedPoint } from './compare-places.ts'
import type { PlaceTraits } from './compare-places.ts'

const [LAT, LNG] = [45.7601, 4.8602]
/** So many degrees of latitude are a metre. */
const METRE = 1 / 111_195
const at = (metres: number) => ({ at: { lat: LAT + metres * METRE, lng: LNG } })

const HALL: PlaceTraits = {
  core: ['nowadays'],
  other: [],
  aliases: [],
  types: new Set(),
  street: null,
  postalCode: null,
  city: 'lyon',
  country: 'FR',
  at: null,
  directoryId: null,
  contacts: [],
}

type Change = Partial<PlaceTraits>
const called = (...core: string[]): Change => ({ core })
const street = (number: string, name = 'pins rue'): Change => ({ street: { number, name } })
const PHONE = { contacts: ['+33499001234'] }
const SITE = { contacts: ['nowadays.example'] }
/** Nearly the name: it says less than the name, and is no name of one town's only hall. */
const LIKE = called('nowadais')

function compared(a: Change, b: Change, rivals: readonly Change[] = []) {
  const [one, other] = [
    { ...HALL, ...a },
    { ...HALL, ...b },
  ]
  return comparePlaces(one, other, [other, ...rivals.map((rival) => ({ ...HALL, ...rival }))])
}

describe('what is found of two places, and what it comes to', () => {
  test.each<[reasons: string, score: number, a: Change, b: Change]>([
    ['N_EXACT ONLY', 4, {}, {}],
    ['N_ALIAS ONLY', 6, {}, { ...called('other'), aliases: [['nowadays']] }],
    ['N_HIGH', -1, {}, LIKE],
    ['N_CONTAIN', -3, {}, called('nowadays', 'transformateur')],
    ['N_MID', -4.5, called('quintessence', 'morgenrot'), called('quintessence', 'abendlied')],
    [
      'N_LOW',
      -8,
      called('quintessence', 'morgenrot', 'nord'),
      called('quintessence', 'abendlied', 'westwind', 'lied'),
    ],
    ['N_NONE', -11, {}, called('transformateur')],
    ['DIRECTORY', 6, { directoryId: 'x' }, { directoryId: 'x' }],
    ['N_HIGH S_EQUAL HERE', 5, street('56'), { ...LIKE, ...street('56') }],
    ['N_HIGH S_OTHERNUMBER', -2, street('56'), { ...LIKE, ...street('57') }],
    ['N_HIGH S_DIFFER', -3, street('56'), { ...LIKE, ...street('56', 'brumes quai') }],
    ['N_HIGH Z_EQUAL', 0, { postalCode: '69001' }, { ...LIKE, postalCode: '69001' }],
    ['N_HIGH Z_DIFFER', -3, { postalCode: '69001' }, { ...LIKE, postalCode: '69002' }],
    ['N_HIGH CITY', -5, {}, { ...LIKE, city: 'nantes' }],
    ['N_HIGH TYPE', -3, { types: new Set(['theatre']) }, { ...LIKE, types: new Set(['museum']) }],
    ['N_HIGH PHONE', 3, PHONE, { ...LIKE, ...PHONE }],
    ['N_HIGH SITE', 2, SITE, { ...LIKE, ...SITE }],
    ['N_CONTAIN D_50 HERE', 4, at(0), { ...called('nowadays', 'transformateur'), ...at(49) }],
  ])('%s: %d', (reasons, score, a, b) => {
    expect(compared(a, b)).toEqual({ score, reasons: reasons.split(' ') })
  })

  test.each([
    [49, 'D_50 HERE', 5],
    [51, 'D_150', 1],
    [149, 'D_150', 1],
    [151, 'D_400', -0.5],
    [399, 'D_400', -0.5],
    [401, 'D_1K', -2],
    [999, 'D_1K', -2],
    [1001, 'D_5K', -5],
    [4990, 'D_5K', -5],
    [5010, 'D_FAR', -9],
  ])('alike and %i m apart: %s, %d', (metres, reasons, score) => {
    const found = compared(at(0), { ...LIKE, ...at(metres) })
    expect(found).toEqual({ score, reasons: ['N_HIGH', ...reasons.split(' ')] })
  })
})

describe('how far bad coordinates are forgiven', () => {
  test.each([
    [14_950, 0],
    [15_050, -8],
  ])('halls of one name in one town, %i m apart: %d', (metres, score) => {
    expect(compared(at(0), at(metres), [{}]).score).toBe(score)
  })

  const told = { country: 'FR', postalCode: null, city: 'Lyon' }
  const centre = centreOf(told)!
  const standing = (metres: number) => ({
    ...told,
    lat: centre.lat + metres * METRE,
    lng: centre.lng,
  })

  test.each([
    [59, false],
    [61, true],
  ])('%i m from the middle of a town they say where it is: %s', (metres, says) => {
    expect(trustedPoint(standing(metres)) !== null).toBe(says)
  })

  test.each([
    [2990, false],
    [3010, true],
  ])('%i m from the middle of a town they say so alone: %s', (metres, says) => {
    expect(isPlacedApart(standing(metres))).toBe(says)
  })
})

test.each([
  [3, true],
  [4, false],
])('a telephone that %i others have counts: %s', (others, counts) => {
  const rivals = Array.from({ length: others - 1 }, () => ({ ...called('other'), ...PHONE }))
  expect(compared(PHONE, { ...LIKE, ...PHONE }, rivals).reasons.includes('PHONE')).toBe(counts)
})
