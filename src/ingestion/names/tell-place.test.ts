import { expect, test } from 'vitest'
import type { ListingPlace } from '../../domain/listing.ts'
import { UNTOLD_PLACE } from '../../domain/listing.ts'
import type { Trust } from '../../domain/partner.ts'
import { tellPlace } from './tell-place.ts'

const telling = (told: Partial<ListingPlace>, trust: Trust = 'primary', toldAt = 0) => ({
  partnerId: 1,
  trust,
  key: `told:${JSON.stringify(told)}`,
  told: { ...UNTOLD_PLACE, name: 'Salle Vega', ...told },
  toldAt,
})

const STREET = { street: '3 rue des Pins', city: 'Lille', postalCode: '59000' }

test.each([
  [
    'the most trusted first',
    telling({ name: 'Vega' }, 'organiser'),
    telling({ ...STREET }),
    'Vega',
  ],
  ['then the fuller', telling({ name: 'Vega' }, 'primary', 9), telling(STREET), 'Salle Vega'],
  ['then the newer', telling({ name: 'Vega' }), telling({}, 'primary', 9), 'Salle Vega'],
])('a place is told by one of several: %s', (_, one, other, name) => {
  expect(tellPlace([one, other]).data.name).toBe(name)
  expect(tellPlace([other, one])).toEqual(tellPlace([one, other]))
})

test('its address is of one telling, a whole one before a part; what none tells is unknown', () => {
  const part = telling({ street: '9 rue du Lac', country: 'FR' }, 'organiser')
  const whole = telling(STREET, 'agenda')
  expect(tellPlace([part, whole]).data).toMatchObject({ ...STREET, country: 'FR' })
  expect(tellPlace([part]).data).toMatchObject({ street: '9 rue du Lac', city: null })
  expect(tellPlace([telling({ name: '', city: 'Lille' })]).data).toMatchObject({
    name: 'Lille',
    street: null,
    postalCode: null,
  })
})
