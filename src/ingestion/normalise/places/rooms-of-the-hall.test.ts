import { expect, test } from 'vitest'
import { read } from '../../../../tests/support/native-listing.ts'

const OPTIONS = { place: 'Salle Vega, 3 rue des Pins, 31000 Toulouse, France' }

function placeTold(place: string) {
  const result = read({ start: '2027-03-05T20:00', place }, OPTIONS)
  if ('rejected' in result) throw new Error(result.rejected)
  return result.listing.place
}

test.each([
  'Saal 1',
  'Room 101',
  'Grande salle',
  'La petite salle',
  'Main Stage',
  'Studio B',
  'Salle n° 2',
  'Kleiner Saal',
  'Foyer',
])("a hall's calendar names a room of it: %s", (room) => {
  expect(placeTold(room)).toMatchObject({
    name: 'Salle Vega',
    room,
    street: '3 rue des Pins',
    city: 'Toulouse',
  })
})

test.each(['Kulturhaus', 'Grande Halle', 'Studio Vega', 'Salle des Pins', 'Théâtre du Parc'])(
  'and another house: %s',
  (name) => {
    expect(placeTold(name)).toMatchObject({ name, room: null, street: null, city: null })
  },
)
