import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../src/app/config.ts'
import { sweepPictures } from '../../src/app/pictures.ts'
import type { DecisionBody } from '../../src/domain/decision.ts'
import { decide } from '../../src/ingestion/decisions/decide.ts'
import { takePictures } from '../../src/ingestion/pictures/take-pictures.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { makeImagesDue } from '../../src/storage/picture-report.ts'
import { dropUnusedPictures } from '../../src/storage/picture-sweep.ts'
import { inPictureTurn } from '../../src/storage/pictures-lock.ts'
import { imagesAt } from '../../src/storage/picture-report.ts'
import { concert } from '../support/feed-world.ts'
import { pictureWorld } from '../support/picture-world.ts'
import type { PictureWorld } from '../support/picture-world.ts'
import { drawing } from '../support/pictures.ts'
import { untilSomeWait } from '../support/waits-for.ts'

let world: PictureWorld
beforeEach(async () => {
  world = await pictureWorld()
})
afterEach(async () => world.drop())

const OWN = /^\uFDD0\/images\/[0-9a-f]{40}\.(jpg|png|webp)$/

const photo = (width: number) => drawing(width, 400).jpeg().toBuffer()

/** The same picture to the eye, other bytes. */
function commented(jpeg: Buffer): Buffer {
  const comment = Buffer.from([0xff, 0xfe, 0x00, 0x04, 0x68, 0x69])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

const later = (days: number) => world.clock.advance(days * DAY_MS)

const stored = async (address: string) => (await imagesAt(world.context.database, [address]))[0]

async function sweep(): Promise<void> {
  const config = readConfig({ AFFICHE_IMAGE_STORE: world.pictures.store.place })
  await sweepPictures({ database: world.context.database, clock: world.clock, config })
}

const inStore = async (names: readonly string[]) =>
  Promise.all(names.map(async (name) => (await world.pictures.store.size(name)) !== null))

test('a picture that an operator pins is had as any other, for as long as the pin stands', async () => {
  const address = world.put('/pinned.jpg', await photo(700))
  const partner = await world.partner('Billets')
  await world.take(partner, 'billets', [concert('1')])
  const say = async (what: DecisionBody, revokes: number | null = null) => {
    const body = async () => ({ what, typed: [] })
    return (await decide(world.context, { by: 'me', why: '', revokes, body })).decision
  }
  const what = { listing: `${partner.id}:1`, field: 'image', value: address, until: null }
  const pin = await say({ kind: 'pin', ...what })
  expect((await world.events())[0]!.image).toBe(address)
  await world.takePictures()
  expect((await world.events())[0]!.image).toMatch(OWN)
  later(30)
  await world.takePictures()
  expect([world.asked('/pinned.jpg'), (await stored(address))?.dueAt]).toEqual([
    2,
    expect.any(Number),
  ])
  await say({ kind: 'revoke' }, pin.id)
  later(30)
  await world.takePictures()
  expect([world.asked('/pinned.jpg'), (await stored(address))?.dueAt]).toEqual([2, null])
})

/** Tells of a show with each picture, and of no others. */
async function seller() {
  const partner = await world.partner('Billets')
  return (...images: (string | null)[]) =>
    world.take(
      partner,
      'billets',
      images.map((image, index) => concert(String(index), { image })),
    )
}

test('copies that nothing shows are removed in the end, but for those that another picture has in common', async () => {
  const jpeg = await photo(640)
  const [same, other, single] = [
    world.put('/same.jpg', jpeg),
    world.put('/other.jpg', commented(jpeg)),
    world.put('/single.jpg', await photo(500)),
  ]
  const show = await seller()
  await show(same, other, single)
  await world.takePictures()
  const common = Object.values((await stored(same))!.forms!).filter((form) =>
    /\./.test(String(form)),
  )
  expect((await stored(other))?.forms).toEqual((await stored(same))?.forms)
  const alone = (await stored(single))!.forms!.image
  await show(null, other, null)
  for (const days of [20, 31, 31]) {
    later(days)
    expect(await inStore([...common.map(String), alone])).not.toContain(false)
    await world.takePictures()
    await sweep()
  }
  expect([await stored(same), await stored(single)]).toEqual([undefined, undefined])
  expect(await inStore([alone])).toEqual([false])
  expect(await inStore(common.map(String))).not.toContain(false)
})

test('two that take pictures take turns: each picture is looked at once, and each round is alone', async () => {
  const addresses = await Promise.all(
    [500, 520, 540].map(async (width) => world.put(`/${width}.jpg`, await photo(width))),
  )
  const partner = await world.partner('Billets')
  await world.take(
    partner,
    'billets',
    addresses.map((image, index) => concert(String(index), { image })),
  )
  const both = await Promise.all([takePictures(world.pictures), takePictures(world.pictures)])
  expect(new Set(both.map(({ looked }) => looked))).toEqual(new Set([0, 3]))
  for (const width of [500, 520, 540]) expect(world.asked(`/${width}.jpg`)).toBe(1)
})

test('who is told to end while another takes pictures ends, and has looked at nothing', async () => {
  const address = world.put('/a.jpg', await photo(500))
  await world.take(await world.partner('Billets'), 'billets', [concert('1', { image: address })])
  const stop = new AbortController()
  const taken = await inPictureTurn(world.pictures.database, async () => {
    const waiting = takePictures({ ...world.pictures, stop: stop.signal })
    await untilSomeWait(world.context.database)
    stop.abort()
    return waiting
  })
  expect([taken.looked, world.asked('/a.jpg')]).toEqual([0, 0])
  expect((await world.takePictures()).ready).toBe(1)
})

/** Nothing shows it any more, and the next sweep takes its copies away. */
async function untilForgotten(hide: () => Promise<unknown>): Promise<void> {
  await hide()
  for (const days of [20, 31]) {
    later(days)
    await world.takePictures()
    await sweep()
  }
  later(31)
}

test('a copy that comes to be needed while copies are thrown away is there in the end', async () => {
  const jpeg = await photo(640)
  const [old, fresh] = [world.put('/old.jpg', jpeg), world.put('/fresh.jpg', jpeg)]
  const partner = await world.partner('Billets')
  const show = (image: string | null) => world.take(partner, 'billets', [concert('1', { image })])
  await show(old)
  await world.takePictures()
  const forms = (await stored(old))!.forms!
  await untilForgotten(() => show(null))
  await show(fresh)
  const taking: Promise<unknown>[] = []
  const { database, clock, store } = world.pictures
  const remove = async (name: string) => {
    // The same bytes turn up at another address between the decision and the deed.
    if (taking.length === 0) taking.push(takePictures(world.pictures))
    await untilSomeWait(world.context.database)
    await store.remove(name)
  }
  const gone = await dropUnusedPictures(
    database,
    { remove },
    clock.now(),
    clock.now() - 30 * DAY_MS,
  )
  await Promise.all(taking)
  expect(gone).toHaveLength(4)
  expect((await stored(fresh))?.state).toBe('ready')
  expect(await inStore([forms.image, forms.square, forms.rectangle, forms.web])).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('one who is cut off while throwing copies away finds the rest the next time', async () => {
  const address = world.put('/a.jpg', await photo(640))
  const partner = await world.partner('Billets')
  const show = (image: string | null) => world.take(partner, 'billets', [concert('1', { image })])
  await show(address)
  await world.takePictures()
  const { forms } = (await stored(address))!
  await untilForgotten(() => show(null))
  const { database, clock } = world.pictures
  const remove = () => Promise.reject(new Error('killed'))
  const cutOff = dropUnusedPictures(database, { remove }, clock.now(), clock.now() - 30 * DAY_MS)
  await expect(cutOff).rejects.toThrow('killed')
  expect(await inStore([forms!.image])).toEqual([true])
  await sweep()
  expect(await inStore([forms!.image, forms!.web])).toEqual([false, false])
})

test('a picture that is wanted again while it is looked at as one that nobody wants stays due', async () => {
  const address = world.put('/a.jpg', await photo(500))
  const gate = world.put('/gate.jpg', await photo(600))
  const show = await seller()
  await show(address)
  await world.takePictures()
  await show(null, gate)
  await makeImagesDue(world.context.database, [address], world.clock.now())
  // The round has read who wants what; while it fetches the other, the partner shows the first again.
  world.server.on('/gate.jpg', (_, response) => {
    void photo(600).then(async (bytes) => {
      await show(address, gate)
      response.writeHead(200).end(bytes)
    })
  })
  await takePictures(world.pictures)
  expect(await stored(address)).toMatchObject({ state: 'ready', dueAt: expect.any(Number) })
})
