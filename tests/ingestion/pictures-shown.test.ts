import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import { decide } from '../../src/ingestion/decisions/decide.ts'
import { pinField } from '../../src/ingestion/decisions/event-proposals.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { documentParts } from '../../src/storage/documents.ts'
import { makeImagesDue } from '../../src/storage/picture-report.ts'
import { dropUnusedPictures } from '../../src/storage/picture-sweep.ts'
import { answers } from '../support/feed-server.ts'
import { concert } from '../support/feed-world.ts'
import { drawing } from '../support/pictures.ts'
import { pictureWorld } from '../support/picture-world.ts'
import type { PictureWorld } from '../support/picture-world.ts'

const DAY = 86_400_000

let world: PictureWorld
beforeEach(async () => {
  world = await pictureWorld()
})
afterEach(async () => world.drop())

const photo = (width: number, height = Math.round((width * 2) / 3)) =>
  drawing(width, height).jpeg().toBuffer()

async function onlyEvent(): Promise<WireEvent> {
  const [event, ...others] = await world.events()
  expect(others).toEqual([])
  return event!
}

async function pinImage(value: string): Promise<void> {
  const { id } = await onlyEvent()
  const body = pinField(id, { field: 'image', value, until: null }, world.clock.now())
  await decide(world.context, { by: 'Ada', why: '', revokes: null, body })
}

test('what an operator pins is fetched too, and shown as typed until our copies are there', async () => {
  const own = world.put('/own.jpg', await photo(900))
  const pinned = world.put('/pinned.jpg', await photo(720))
  const partner = await world.partner('Billets')
  await world.take(partner, 'billets', [concert('1', { image: own })])
  await world.takePictures()
  await pinImage(pinned)
  expect(await onlyEvent()).toMatchObject({ image: pinned, imageWidth: null, squareImage: null })
  await world.takePictures()
  expect((await onlyEvent()).imageWidth).toBe(720)
})

test('a pinned address that is no picture of ours stays as it was typed', async () => {
  const odd = world.server.on('/odd', answers(200, {}, '<svg xmlns="…"/>'))
  const partner = await world.partner('Billets')
  await world.take(partner, 'billets', [concert('1')])
  await pinImage(odd)
  await world.takePictures()
  expect((await onlyEvent()).image).toBe(odd)
})

describe('a performer and a place', () => {
  test('take another seller’s picture where the first one’s is none, in their own documents too', async () => {
    const broken = world.server.on('/broken.jpg', answers(404))
    const [face, hall] = [
      world.put('/face.jpg', await photo(500)),
      world.put('/hall.jpg', await photo(800)),
    ]
    const told = (image: string, other: string) => ({
      name: 'Les Loutres',
      performers: [{ name: 'Les Loutres', image }],
      place: { name: 'Salle Boréale', city: 'Paris', country: 'FR', image: other },
    })
    const [loud, quiet] = [
      await world.partner('Salle', { trust: 'organiser' }),
      await world.partner('Agenda', { trust: 'agenda' }),
    ]
    await world.take(loud, 'salle', [concert('1', told(broken, broken))])
    await world.take(quiet, 'agenda', [concert('2', told(face, hall))])
    await world.takePictures()
    // The second choice is known by now.
    await world.takePictures()
    const event = await onlyEvent()
    const [performer] = event.performers
    for (const address of [performer!.image, performer!.webImage, event.place.squareImage])
      expect(address).toMatch(/^\uFDD0\/images\//)
    const parts = await documentParts(world.context.database, 'performer', performer!.id)
    expect(parts?.record.images).toMatchObject({ image: performer!.image, width: 500 })
  })

  test('show none where there is none', async () => {
    const broken = world.server.on('/broken.jpg', answers(404))
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [
      concert('1', { name: 'Les Loutres', performers: [{ name: 'Les Loutres', image: broken }] }),
    ])
    await world.takePictures()
    const [performer] = (await onlyEvent()).performers
    expect([performer!.image, performer!.webImage]).toEqual([null, null])
    const parts = await documentParts(world.context.database, 'performer', performer!.id)
    expect(parts?.record.images.image).toBeNull()
  })
})

test('to conclude everything anew changes no byte of what shows pictures', async () => {
  const partner = await world.partner('Billets', { logo: world.put('/l.png', await photo(64)) })
  const bad = world.server.on('/bad.jpg', answers(200, {}, 'x'))
  await world.take(partner, 'billets', [
    concert('1', { image: world.put('/1.jpg', await photo(900)) }),
    concert('2', { image: bad, start: '2026-12-21T20:00' }),
    concert('3', { image: 'https://elsewhere.example/3.jpg', start: '2026-12-22T20:00' }),
  ])
  await world.takePictures()
  const before = await world.fragments()
  await rebuild(world.context)
  expect(await world.fragments()).toEqual(before)
})

test('copies that were lost are made again when their picture is looked at', async () => {
  const bytes = await photo(900)
  const address = world.server.on('/a.jpg', (request, response) => {
    const same = request.headers['if-none-match'] === '"v1"'
    response.writeHead(same ? 304 : 200, { etag: '"v1"' }).end(same ? '' : bytes)
  })
  const partner = await world.partner('Billets')
  await world.take(partner, 'billets', [concert('1', { image: address })])
  await world.takePictures()
  const name = (await onlyEvent()).squareImage!.split('/').at(-1)!
  await world.pictures.store.remove(name)
  await makeImagesDue(world.context.database, 'all', world.clock.now())
  expect(await world.takePictures()).toMatchObject({ looked: 1, ready: 1 })
  expect(await world.pictures.store.size(name)).not.toBeNull()
})

describe('copies that nothing shows', () => {
  const names = async (event: WireEvent) =>
    [event.image, event.squareImage, event.rectangleImage, event.webImage].map((address) =>
      address!.split('/').at(-1)!,
    )
  const sweep = async () => {
    const now = world.clock.now()
    return dropUnusedPictures(world.context.database, world.pictures.store, now, now - 30 * DAY)
  }

  test('are thrown away when that has been so for a month, and no others', async () => {
    const [old, fresh] = [
      world.put('/old.jpg', await photo(900)),
      world.put('/new.jpg', await photo(800)),
    ]
    const partner = await world.partner('Billets')
    const listing = (image: string) => concert('1', { image, start: '2027-10-01T20:00' })
    await world.take(partner, 'billets', [listing(old)])
    await world.takePictures()
    const first = await names(await onlyEvent())
    await world.take(partner, 'billets', [listing(fresh)])
    await world.takePictures()
    const second = await names(await onlyEvent())
    // Looked at once more, and nobody wants it.
    world.clock.advance(21 * DAY)
    await world.takePictures()
    const gone: string[] = []
    for (let month = 0; month < 3; month++) {
      gone.push(...(await sweep()))
      world.clock.advance(31 * DAY)
    }
    gone.push(...(await sweep()))
    expect(gone.toSorted()).toEqual(first.toSorted())
    for (const name of second) expect(await world.pictures.store.size(name)).not.toBeNull()
    expect((await onlyEvent()).image).toContain(second[0])
  })

  test('stay where an event that is over shows them', async () => {
    const address = world.put('/a.jpg', await photo(900))
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [concert('1', { image: address })])
    await world.takePictures()
    for (let month = 0; month < 4; month++) {
      world.clock.advance(31 * DAY)
      await world.takePictures()
      expect(await sweep()).toEqual([])
    }
  })
})
