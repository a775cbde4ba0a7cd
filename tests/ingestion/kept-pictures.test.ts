import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../src/app/config.ts'
import { sweepPictures } from '../../src/app/pictures.ts'
import type { DecisionBody } from '../../src/domain/decision.ts'
import { decide } from '../../src/ingestion/decide.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { imagesAt } from '../../src/storage/picture-report.ts'
import { concert } from '../support/feed-world.ts'
import { pictureWorld } from '../support/picture-world.ts'
import type { PictureWorld } from '../support/picture-world.ts'
import { drawing } from '../support/pictures.ts'

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

test('copies that nothing shows are removed in the end, but for those that another picture has in common', async () => {
  const jpeg = await photo(640)
  const [same, other, single] = [
    world.put('/same.jpg', jpeg),
    world.put('/other.jpg', commented(jpeg)),
    world.put('/single.jpg', await photo(500)),
  ]
  const partner = await world.partner('Billets')
  const show = (...images: (string | null)[]) =>
    world.take(
      partner,
      'billets',
      images.map((image, index) => concert(String(index), { image })),
    )
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
