import { afterAll, beforeAll, expect, test } from 'vitest'
import { imagesAt } from '../../src/storage/picture-report.ts'
import { notePinnedImages } from '../../src/storage/pictures.ts'
import { concert } from '../support/feed-world.ts'
import { drawing } from '../support/pictures.ts'
import { pictureWorld } from '../support/picture-world.ts'
import type { PictureWorld } from '../support/picture-world.ts'

/** The operator has allowed 127.0.0.1, and reads a feed of the house there. */

let world: PictureWorld
beforeAll(async () => {
  world = await pictureWorld()
  const { database } = world.test
  const house = await world.partner('House', { logo: put('/logo.png') })
  const other = await world.partner('Other')
  const show = (id: string) =>
    concert(id, {
      image: put(`/${id}.png`),
      performers: [{ name: `Les Loutres ${id}`, image: put(`/band-${id}.png`) }],
      place: { name: `Salle ${id}`, city: 'Lille', country: 'FR', image: put(`/hall-${id}.png`) },
    })
  await world.take(house, 'house', [show('house')])
  await world.take(house, 'more', [show('house-file')])
  await world.take(other, 'other', [show('other')])
  await world.take(other, 'near', [show('near')])
  const move = (name: string, location: string) =>
    database.query({
      text: 'update feeds set location = $2 where name = $1',
      values: [name, location],
    })
  await move('house', 'http://127.0.0.1:8080/agenda.json')
  await move('near', 'https://feeds.example/127.0.0.1/agenda.json')
  await notePinnedImages(database, [put('/pinned.png')], world.clock.now())
  const bytes = await drawing(900, 600).png().toBuffer()
  for (const path of paths) world.put(path, bytes)
  await world.takePictures()
}, 60_000)
afterAll(async () => world.drop())

const paths = new Set<string>()

/** Its address within the house. */
function put(path: string): string {
  paths.add(path)
  return world.put(path, Buffer.alloc(0)).replace('localhost', '127.0.0.1')
}

test.each([
  ['a listing of the partner whose feed is read there', '/house.png', true],
  ['a performer of such a listing', '/band-house.png', true],
  ['a place of such a listing', '/hall-house.png', true],
  ['a listing of another feed of that partner', '/house-file.png', true],
  ['a listing of another partner', '/other.png', false],
  ['a performer of that', '/band-other.png', false],
  ['a place of that', '/hall-other.png', false],
  ['a listing of a partner whose feed only has the name in its path', '/near.png', false],
  ['the operator, as a logo', '/logo.png', true],
  ['the operator, by a pin', '/pinned.png', true],
])('named by %s: %s', async (_, path, isHad) => {
  const [image] = await imagesAt(world.test.database, [put(path)])
  if (isHad) expect(image).toMatchObject({ state: 'ready', reason: null })
  else {
    expect(image).toMatchObject({ state: 'refused', reason: 'refusedAddress' })
    expect(image?.detail).toContain('for a picture that of a feed of its partner')
    expect(world.asked(path)).toBe(0)
  }
})
