import { describe, expect, test } from 'vitest'
import { composePlace, keptValues, providerOf } from './directory.ts'
import type { DirectoryFields, DirectoryProvider, DirectoryValue, Retention } from './directory.ts'

const HALL: DirectoryFields = {
  name: 'Salle Boréale',
  address: '12 quai des Brumes, 75019 Paris, France',
  lng: 2.38,
  lat: 48.89,
  averageGrade: null,
  totalGrades: null,
  street: '12 quai des Brumes',
  city: 'Paris',
  postalCode: '75019',
  country: 'FR',
  photoRef: null,
  website: null,
  editorialSummary: null,
  periods: null,
}

function value(provider: DirectoryProvider, data: Partial<DirectoryFields>): DirectoryValue {
  return { provider, part: 'all', data, fetchedAt: 0, expiresAt: null, attribution: null }
}

describe('a place of several providers', () => {
  const open = value('open', HALL)
  const asked = value('google-legacy', {
    ...HALL,
    name: 'Boréale',
    city: 'Paris 19e',
    averageGrade: 4.4,
    totalGrades: 120,
    website: 'https://boreale.example/',
  })

  test('takes each part whole from the published record, and what that lacks from who was asked', () => {
    const place = composePlace('a', [asked, open])
    expect(place).toEqual({
      id: 'a',
      ...HALL,
      averageGrade: 4.4,
      totalGrades: 120,
      website: 'https://boreale.example/',
    })
    expect(providerOf([asked, open])).toBe('open')
  })

  test('shows the operator’s word on a field whoever else says something, nothing included', () => {
    const operator = [
      value('operator', { name: 'La Boréale' }),
      value('operator', { website: null }),
    ]
    expect(composePlace('a', [open, asked, ...operator])).toMatchObject({
      name: 'La Boréale',
      website: null,
      address: HALL.address,
    })
  })

  test('has its address written anew where the operator corrected a part of it', () => {
    expect(
      composePlace('a', [open, value('operator', { street: '14 quai des Brumes' })]),
    ).toMatchObject({
      address: '14 quai des Brumes, 75019 Paris, France',
      city: 'Paris',
    })
  })

  test.each(['name', 'lat', 'lng'] as const)('is none without its %s', (field) => {
    expect(composePlace('a', [value('open', { ...HALL, [field]: null })])).toBeNull()
  })

  test('is none without an address that anybody was asked for, and one with an empty one', () => {
    const { address: _, street: __, city: ___, postalCode: ____, country: _____, ...rest } = HALL
    expect(composePlace('a', [value('google-legacy', rest)])).toBeNull()
    expect(composePlace('a', [value('open', { ...rest, address: '' })])?.address).toBe('')
  })
})

describe('what may be kept', () => {
  const said = {
    provider: 'google-legacy',
    data: HALL,
    fetchedAt: 1000,
    attribution: 'them',
  } as const
  const forEver = Object.fromEntries(
    ['name', 'address', 'position', 'grade', 'photo', 'website', 'summary', 'hours'].map((part) => [
      part,
      Infinity,
    ]),
  ) as unknown as Retention

  test('for ever is one value', () => {
    expect(keptValues(said, forEver)).toEqual([{ ...said, part: 'all', expiresAt: null }])
  })

  test('for a time is cut by parts, each with its own end; what may not be kept, or is unknown, is left out', () => {
    const kept = keptValues(said, { ...forEver, name: 10, position: 20, address: 0 })
    expect(kept.map(({ part, expiresAt, data }) => [part, expiresAt, data])).toEqual([
      ['id', null, {}],
      ['name', 1010, { name: HALL.name }],
      ['position', 1020, { lat: 48.89, lng: 2.38 }],
    ])
  })
})
