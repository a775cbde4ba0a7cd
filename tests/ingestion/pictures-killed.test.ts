import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mendDamaged } from '../../src/app/pictures.ts'
import { registerPictures } from '../../src/pages/picture-routes.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { imagesAt } from '../../src/storage/picture-report.ts'
import { eventually } from '../support/eventually.ts'
import { concert } from '../support/feed-world.ts'
import { pictureWorld } from '../support/picture-world.ts'
import type { PictureWorld } from '../support/picture-world.ts'
import { drawing } from '../support/pictures.ts'
import { request } from '../support/request.ts'
import { testServer } from '../support/server.ts'

/** Whatever ends us, and whatever a disk does: what is shown is there whole in the end. */

let world: PictureWorld
beforeEach(async () => {
  world = await pictureWorld()
})
afterEach(async () => world.drop())

const WIDTHS = [500, 520, 540]

async function show(images: readonly (string | null)[]): Promise<void> {
  const partner = (partnerOf ??= await world.partner('Billets'))
  await world.take(
    partner,
    'billets',
    images.map((image, index) => concert(String(index), { image })),
  )
}
let partnerOf: Awaited<ReturnType<PictureWorld['partner']>> | undefined
beforeEach(() => {
  partnerOf = undefined
})

const put = () =>
  Promise.all(
    WIDTHS.map(async (width) =>
      world.put(`/${width}.jpg`, await drawing(width, 400).jpeg().toBuffer()),
    ),
  )

async function copiesOf(addresses: readonly string[]): Promise<string[]> {
  const images = await imagesAt(world.context.database, addresses)
  return images.flatMap(({ forms }) =>
    forms === null ? [] : [forms.image, forms.square, forms.rectangle, forms.web],
  )
}

const wholeOnes = async (names: readonly string[]) => {
  const whole = await Promise.all(names.map(async (name) => world.pictures.store.has(name)))
  return whole.filter(Boolean).length
}

const CHILD = fileURLToPath(new URL('../support/picture-child.ts', import.meta.url))

/** Begins in a process of its own, and is killed as it is about to write or remove its copy of this number. */
async function killedAtCopy(what: 'take' | 'sweep', copy: number): Promise<void> {
  const { place } = world.pictures.store
  const words = [world.test.url, place, what, String(world.clock.now()), String(copy)]
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const [said] = (await Promise.race([once(child.stdout, 'data'), exit])) as [unknown]
  child.kill('SIGKILL')
  await exit
  expect(String(said)).toBe('now\n')
}

test.each([1, 3, 6])(
  'killed while it writes copy %i, taking leaves nothing half, and the next one has all',
  async (copy) => {
    const addresses = await put()
    await show(addresses)
    await killedAtCopy('take', copy)
    // What nobody has been told is shown by nobody.
    expect(await copiesOf(addresses)).toEqual([])
    expect((await world.takePictures()).ready).toBe(WIDTHS.length)
    const names = await copiesOf(addresses)
    expect([names.length, await wholeOnes(names)]).toEqual([12, 12])
  },
)

test('killed while it removes copies, the sweep goes on the next time, and takes nothing that is shown', async () => {
  const addresses = await put()
  await show(addresses)
  await world.takePictures()
  const [kept = '', ...forgotten] = addresses
  const [shown, gone] = [await copiesOf([kept]), await copiesOf(forgotten)]
  await show([kept, null, null])
  const ageing = async () => {
    world.clock.advance(31 * DAY_MS)
    await world.takePictures()
    await sweepNow()
  }
  await ageing()
  await ageing()
  world.clock.advance(31 * DAY_MS)
  expect(await wholeOnes(gone)).toBe(8)
  await killedAtCopy('sweep', 4)
  const left = await wholeOnes(gone)
  expect([left > 0, left < 8, await wholeOnes(shown)]).toEqual([true, true, 4])
  await sweepNow()
  expect([await wholeOnes(gone), await wholeOnes(shown)]).toEqual([0, 4])
})

async function sweepNow(): Promise<void> {
  const { dropUnusedPictures } = await import('../../src/storage/picture-sweep.ts')
  const { database, store, clock } = world.pictures
  await dropUnusedPictures(database, store, clock.now(), clock.now() - 30 * DAY_MS)
}

test.each([
  ['of no length', async (file: string) => truncate(file, 0)],
  [
    'cut off in the middle',
    async (file: string) => writeFile(file, (await readFile(file)).subarray(0, 900)),
  ],
])('a copy %s is a 503 until its picture has been made anew', async (_, tear) => {
  const [address = ''] = await put()
  await show([address])
  await world.takePictures()
  const [name = '', ...others] = await copiesOf([address])
  const { store } = world.pictures
  const mend = mendDamaged(world.context)
  const server = await testServer({
    seed: false,
    pages: [(app) => registerPictures(app, store, mend)],
  })
  const status = async () => (await request(`${server.url}/images/${name}`)).status
  try {
    await tear(join(store.place, name.slice(0, 2), name))
    expect(await status()).toBe(503)
    // It is noted beside the answer.
    await eventually(async () => {
      const [image] = await imagesAt(world.context.database, [address])
      expect(image?.dueAt).toBe(world.clock.now())
    })
    expect((await world.takePictures()).looked).toBe(1)
    expect(await status()).toBe(200)
    expect(await wholeOnes([name, ...others])).toBe(4)
    expect(server.logged()).toContain('is damaged')
  } finally {
    await server.close()
  }
})
