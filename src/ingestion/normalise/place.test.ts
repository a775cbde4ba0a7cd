import { describe, expect, test } from 'vitest'
import { readPlace } from './place.ts'
import type { PlaceRules } from './place.ts'

const RULES: PlaceRules = { text: { repair: false, markup: 'auto' }, country: null, base: null }
const HALL = { name: 'Salle <b>Vega</b>', city: 'Lille', country: 'Atlantis' }

function read(given: object, rules: Partial<PlaceRules> = {}) {
  const warnings: string[] = []
  const { place } = readPlace(given, { ...RULES, ...rules }, (text) => warnings.push(text))
  return { place, warnings }
}

describe('a hall that is told once more', () => {
  test('is the same place, and its faults are told of each listing', () => {
    const first = read(HALL)
    expect(first.warnings).toEqual(['place: unknown country'])
    expect(read({ ...HALL })).toEqual(first)
  })

  test('is read by the settings of its own feed', () => {
    expect(read(HALL).place).toMatchObject({ name: 'Salle Vega', country: null })
    expect(read(HALL, { country: 'FR' }).place?.country).toBe('FR')
    expect(read(HALL, { text: { repair: false, markup: 'plain' } }).place?.name).toBe(HALL.name)
  })

  test('has the picture that its listing leads to', () => {
    const pictured = { ...HALL, image: '/hall.jpg' }
    for (const base of ['https://one.example/a', 'https://two.example/b'])
      expect(read(pictured, { base }).place?.image?.url).toBe(`${new URL(base).origin}/hall.jpg`)
  })

  test('tells its zone, with a picture or without', () => {
    const spot = { name: 'Salle Vega', lat: 40.7, lng: -74 }
    for (const given of [spot, { ...spot, image: 'https://one.example/hall.jpg' }])
      expect(readPlace(given, RULES, () => undefined).zone).toEqual({
        zone: 'America/New_York',
        exact: true,
      })
    expect(readPlace({ name: 'TBA' }, RULES, () => undefined)).toMatchObject({
      place: null,
      zone: null,
    })
  })
})
