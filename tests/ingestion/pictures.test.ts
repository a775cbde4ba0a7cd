import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { imagesAt } from '../../src/storage/picture-report.ts'
import { answers } from '../support/feed-server.ts'
import { concert } from '../support/feed-world.ts'
import { declaredPng, drawing, repeatedGif, turnedJpeg } from '../support/pictures.ts'
import { pictureWorld } from '../support/picture-world.ts'
import type { PictureWorld } from '../support/picture-world.ts'

let world: PictureWorld
beforeEach(async () => {
  world = await pictureWorld()
})
afterEach(async () => world.drop())

const photo = (width = 1200, height = 800) => drawing(width, height).jpeg().toBuffer()

async function onlyEvent(): Promise<WireEvent> {
  const [event, ...others] = await world.events()
  expect(others).toEqual([])
  return event!
}

const HALL = { name: 'Salle Boréale', street: '3 rue des Pins', city: 'Paris', country: 'FR' }

const OWN = /^\uFDD0\/images\/[0-9a-f]{40}\.(jpg|png|webp)$/

function nameOf(address: string | null): string {
  expect(address).toMatch(OWN)
  return address!.split('/').at(-1)!
}

async function report(address: string) {
  return (await imagesAt(world.context.database, [address]))[0]!
}

describe('an event', () => {
  test('shows the partner’s picture until ours are there, then all four forms with the true size', async () => {
    const address = world.put('/a.jpg', await photo())
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [
      concert('1', { image: { url: address, width: 10, height: 10 } }),
    ])
    const before = await onlyEvent()
    expect([before.image, before.imageWidth, before.squareImage]).toEqual([address, 10, null])

    expect(await world.takePictures()).toEqual({ looked: 1, ready: 1, refused: 0, waiting: 0 })
    const event = await onlyEvent()
    expect([event.imageWidth, event.imageHeight]).toEqual([1200, 800])
    const forms = [event.image, event.squareImage, event.rectangleImage, event.webImage]
    for (const form of forms) expect(await world.pictures.store.get(nameOf(form))).not.toBeNull()
  })

  test('is rendered once more for its picture, and not again for the same one', async () => {
    const address = world.put('/a.jpg', await photo())
    const partner = await world.partner('Billets')
    const listings = [concert('1', { image: address })]
    await world.take(partner, 'billets', listings)
    const fresh = await world.lastChange()
    await world.takePictures()
    const shown = await world.lastChange()
    expect(shown).toBe(fresh + 1)
    await world.takePictures()
    await world.take(partner, 'billets', listings)
    expect(await world.lastChange()).toBe(shown)
    expect(world.asked('/a.jpg')).toBe(1)
  })

  test.each([
    ['a 404 with a picture in it', 404, 'status 404'],
    ['a server that refuses', 403, 'status 403'],
  ])('shows none where there is none: %s', async (_, status, reason) => {
    const address = world.server.on('/a.jpg', answers(status, {}, await photo()))
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [concert('1', { image: address })])
    await world.takePictures()
    const event = await onlyEvent()
    expect([event.image, event.webImage, event.imageWidth]).toEqual([null, null, null])
    expect(await report(address)).toMatchObject({ state: 'refused', reason, forms: null })
    expect(event.sources).toHaveLength(1)
  })

  test('takes the next seller’s picture where the first one’s is none, and its own back when it is mended', async () => {
    const broken = world.server.on('/broken.jpg', answers(200, {}, '<html>Oops</html>'))
    const good = world.put('/good.jpg', await photo(900, 600))
    const show = { name: 'Les Loutres', performers: [{ name: 'Les Loutres' }] }
    const first = await world.partner('Salle', { trust: 'organiser' })
    const second = await world.partner('Billets')
    await world.take(first, 'salle', [concert('1', { ...show, image: broken })])
    await world.take(second, 'billets', [concert('2', { ...show, image: good })])
    await world.takePictures()
    const event = await onlyEvent()
    expect(event.sources).toHaveLength(2)
    expect([event.imageWidth, event.imageHeight]).toEqual([900, 600])

    world.put('/broken.jpg', await photo(1000, 700))
    world.clock.advance(25 * 3_600_000)
    await world.takePictures()
    expect((await onlyEvent()).imageWidth).toBe(1000)
  })

  test('goes on showing what a server that is away has given, and tries it less and less often', async () => {
    const address = world.put('/a.jpg', await photo())
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [
      concert('1', { image: address, start: '2027-03-01T20:00' }),
    ])
    await world.takePictures()
    const { image } = await onlyEvent()
    world.server.on('/a.jpg', answers(503))
    const waits: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      const { dueAt } = await report(address)
      world.clock.advance(dueAt! - world.clock.now())
      await world.takePictures()
      waits.push(((await report(address)).dueAt! - world.clock.now()) / 60_000)
    }
    expect(waits).toEqual([5, 20, 80, 360, 1440, 10_080, 10_080])
    expect(await report(address)).toMatchObject({ state: 'ready', reason: 'status 503' })
    expect((await onlyEvent()).image).toBe(image)
  })

  test('shows the partner’s address while its server is away, and nothing when it stays away', async () => {
    const address = world.server.on('/a.jpg', answers(503))
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [concert('1', { image: address })])
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect((await onlyEvent()).image).toBe(address)
      await world.takePictures()
      world.clock.advance((await report(address)).dueAt! - world.clock.now())
    }
    expect((await onlyEvent()).image).toBeNull()
  })

  test('is not kept from its picture by a server that asks to be left alone for ever', async () => {
    const away = { 'retry-after': '99999999999999999' }
    const rude = world.server.on('/rude.jpg', answers(503, away))
    const fine = world.put('/fine.jpg', await photo())
    await world.take(await world.partner('Seller'), 'seller', [
      concert('1', { image: rude }),
      concert('2', { image: fine }),
    ])
    const first = await world.takePictures()
    expect(first.waiting).toBe(1)
    expect(((await report(rude)).dueAt ?? Infinity) - world.clock.now()).toBeLessThanOrEqual(
      7 * 24 * 3_600_000,
    )
    // Where the rude answer came first, its host was left alone for a while.
    world.clock.advance(3_600_000)
    const second = await world.takePictures()
    expect(first.ready + second.ready).toBe(1)
  })

  test('loses no picture at one answer that it is gone, but at the second', async () => {
    const address = world.put('/a.jpg', await photo())
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [concert('1', { image: address })])
    await world.takePictures()
    world.server.on('/a.jpg', answers(404))
    for (const shown of [true, false]) {
      world.clock.advance((await report(address)).dueAt! - world.clock.now())
      await world.takePictures()
      expect((await onlyEvent()).image !== null).toBe(shown)
    }
  })
})

describe('an address', () => {
  test('is asked once for all listings that show it, and the same bytes elsewhere are the same copies', async () => {
    const bytes = await photo()
    const [one, other] = [world.put('/one.jpg', bytes), world.put('/other.jpg', bytes)]
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [
      ...['1', '2', '3'].map((id) => concert(id, { image: one })),
      concert('4', { image: other }),
    ])
    await world.takePictures()
    const events = await world.events()
    expect(new Set(events.map(({ image }) => image)).size).toBe(1)
    expect([world.asked('/one.jpg'), world.asked('/other.jpg')]).toEqual([1, 1])
  })

  test('is asked politely whether it is still the same', async () => {
    const bytes = await photo()
    const address = world.put('/a.jpg', bytes, { etag: '"v1"' })
    const partner = await world.partner('Billets')
    const listings = [concert('1', { image: address, start: '2027-03-01T20:00' })]
    await world.take(partner, 'billets', listings)
    await world.takePictures()
    const { image } = await onlyEvent()
    world.server.on('/a.jpg', (request, response) => {
      const same = request.headers['if-none-match'] === '"v1"'
      response.writeHead(same ? 304 : 200, { etag: '"v1"' }).end(same ? '' : bytes)
    })
    world.clock.advance(20 * 86_400_000)
    await world.takePictures()
    expect(world.asked('/a.jpg')).toBe(2)
    expect(await report(address)).toMatchObject({ state: 'ready', reason: null })
    expect((await onlyEvent()).image).toBe(image)

    world.put('/a.jpg', await photo(640, 480), { etag: '"v2"' })
    world.clock.advance(20 * 86_400_000)
    await world.takePictures()
    expect((await report(address)).width).toBe(640)
    expect((await onlyEvent()).imageWidth).toBe(640)
  })

  test('at a host that is away waits with the host’s others, which nobody asks for meanwhile', async () => {
    const paths = ['/1.jpg', '/2.jpg', '/3.jpg']
    const gone = paths.map((path) => world.server.on(path, (request) => request.socket.destroy()))
    const partner = await world.partner('Billets')
    await world.take(
      partner,
      'billets',
      gone.map((image, index) => concert(String(index), { image })),
    )
    expect(await world.takePictures()).toMatchObject({ looked: 1, waiting: 1 })
    expect(world.server.requests).toHaveLength(1)
    const told = await Promise.all(gone.map(report))
    expect(told.filter(({ failures }) => failures > 0)).toHaveLength(1)
    const bytes = await photo()
    paths.forEach((path) => world.put(path, bytes))
    world.clock.advance(5 * 60_000)
    expect(await world.takePictures()).toMatchObject({ looked: 3, ready: 3 })
  })

  test('that no listing to come shows any more is left alone', async () => {
    const address = world.put('/a.jpg', await photo())
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [concert('1', { image: address })])
    await world.takePictures()
    world.clock.advance(60 * 86_400_000)
    expect(await world.takePictures()).toMatchObject({ looked: 1 })
    expect(world.asked('/a.jpg')).toBe(1)
    expect(await report(address)).toMatchObject({ state: 'ready', dueAt: null })
  })

  test('within a private network is refused, and says how to allow it', async () => {
    const address = world.put('/a.jpg', await photo()).replace('localhost', '127.0.0.1')
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [concert('1', { image: address })])
    await world.takePictures()
    const told = await report(address)
    expect([told.state, told.reason]).toEqual(['refused', 'refusedAddress'])
    expect(told.detail).toContain('AFFICHE_FETCH_ALLOW_HOSTS')
    expect(world.server.requests).toEqual([])
  })

  test('is made whole where a partner writes it oddly, and data: is none', async () => {
    const spaced = world.put('/pics/my%20pic.jpg', await photo())
    const { host } = new URL(spaced)
    const partner = await world.partner('Billets')
    const url = `http://${host}/show`
    await world.take(partner, 'billets', [
      concert('1', { url, image: '/pics/my pic.jpg' }),
      concert('2', { url, image: 'pics/my pic.jpg' }),
      concert('3', { url, image: `//${host}/pics/x.jpg` }),
      concert('4', { url, image: 'data:image/png;base64,iVBORw0KGgo=' }),
    ])
    const images = (await world.events()).map(({ image }) => image)
    expect(images).toEqual([spaced, spaced, `https://${host}/pics/x.jpg`, null])
  })
})

describe('a stand-in', () => {
  const many = (image: string) =>
    Array.from({ length: 20 }, (_, index) =>
      concert(`s-${index}`, {
        image,
        start: `2026-12-${String(index + 1).padStart(2, '0')}T20:00`,
      }),
    )

  test('is a picture that twenty subjects show, and loses to a picture of one’s own', async () => {
    const shared = world.put('/shared.jpg', await photo(1600, 1000))
    const own = world.put('/own.jpg', await photo(300, 200))
    const show = { name: 'La Nuit des Ours', performers: [{ name: 'Les Ours' }] }
    const [loud, quiet] = [
      await world.partner('Salle', { trust: 'organiser' }),
      await world.partner('Agenda', { trust: 'agenda' }),
    ]
    await world.take(quiet, 'agenda', [concert('a', { ...show, image: own })])
    const listings = [concert('b', { ...show, image: shared }), ...many(shared).slice(1)]
    await world.take(loud, 'salle', listings)
    await world.takePictures()
    const of = async () => (await world.events()).find(({ name }) => name === show.name)!
    expect((await of()).imageWidth).toBe(300)

    // One subject fewer before it is nobody's.
    const other = world.put('/other.jpg', await photo(1700, 1000))
    await world.take(loud, 'salle', [
      concert('b', { ...show, image: other }),
      ...many(shared).slice(2),
    ])
    await world.takePictures()
    expect((await of()).imageWidth).toBe(1700)
  })

  test('is not the picture of one band on tour', async () => {
    const shared = world.put('/band.jpg', await photo(1600, 1000))
    const partner = await world.partner('Salle')
    const tour = many(shared).map((one) => ({ ...one, performers: [{ name: 'Les Loutres' }] }))
    await world.take(partner, 'salle', tour)
    await world.takePictures()
    expect(await report(shared)).toMatchObject({ state: 'ready', standIn: false })
  })

  test('is a picture of one colour', async () => {
    const { default: sharp } = await import('sharp')
    const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: '#ccc' } })
    const address = world.put('/grey.png', await blank.png().toBuffer())
    const partner = await world.partner('Billets')
    await world.take(partner, 'billets', [concert('1', { image: address })])
    await world.takePictures()
    expect(await report(address)).toMatchObject({ state: 'ready', standIn: true })
    expect((await onlyEvent()).imageWidth).toBe(900)
  })
})

test('performers, places and sellers’ logos have our copies too; a logo that is none of ours stays as given', async () => {
  const face = world.put('/face.jpg', await photo(500, 500))
  const hall = world.put('/hall.jpg', await photo(800, 500))
  const logo = world.put('/logo.png', await drawing(64, 32).png().toBuffer())
  const odd = world.server.on('/logo.svg', answers(200, {}, '<svg xmlns="…"/>'))
  const place = { ...HALL, image: hall }
  const [one, other] = [
    await world.partner('Billets', { logo }),
    await world.partner('Kiosque', { logo: odd }),
  ]
  const show = { name: 'Les Loutres', place, performers: [{ name: 'Les Loutres', image: face }] }
  await world.take(one, 'billets', [concert('1', show)])
  await world.take(other, 'kiosque', [concert('2', show)])
  const before = await world.lastChange()
  await world.takePictures()
  const event = await onlyEvent()
  const [performer] = event.performers
  for (const address of [performer!.image, performer!.webImage]) nameOf(address)
  for (const form of ['image', 'squareImage', 'rectangleImage'] as const) nameOf(event.place[form])
  const logos = new Map(event.sources.map(({ partner }) => [partner.name, partner.logo]))
  expect(logos.get('Kiosque')).toBe(odd)
  nameOf(logos.get('Billets') ?? null)
  const { rows } = await world.context.database.query<{ kind: number }>({
    text: 'select kind from changes where seq > $1 order by kind',
    values: [before],
  })
  expect(rows.map(({ kind }) => kind)).toEqual([1, 2])
})

test('an event is whole whatever comes as its picture, and why there is none is told', async () => {
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="boo()"><script>boo()</script></svg>'
  const cmyk = await drawing(300, 200).toColourspace('cmyk').jpeg().toBuffer()
  const sent: readonly (readonly [string, Buffer | string, string | null, number | null])[] = [
    ['page.jpg', '<!doctype html><h1>Oops</h1>', 'html', null],
    ['drawing.png', script, 'svg', null],
    ['half.jpg', (await photo()).subarray(0, 2000), 'damaged', null],
    ['nothing.jpg', '', 'empty', null],
    ['text.webp', 'not a picture', 'unsupported', null],
    ['dot.gif', await drawing(1, 1).gif().toBuffer(), 'tooSmall', null],
    ['strip.png', declaredPng(16, 60_000), 'strip', null],
    ['bomb.png', declaredPng(50_000, 50_000), 'tooManyPixels', null],
    ['long.jpg', Buffer.alloc(1_100_000, 'x'), 'tooLarge', null],
    ['film.gif', repeatedGif(await drawing(640, 480).gif().toBuffer(), 250), null, 640],
    ['sideways.jpg', turnedJpeg(cmyk, 6), null, 200],
  ]
  const addresses = sent.map(([name, bytes]) =>
    world.server.on(`/${name}`, answers(200, { 'content-type': 'image/jpeg' }, bytes)),
  )
  await world.take(
    await world.partner('Billets'),
    'billets',
    addresses.map((image, index) => concert(String(index), { name: sent[index]![0], image })),
  )
  await world.takePictures()
  const events = new Map((await world.events()).map((event) => [event.name, event]))
  expect(events.size).toBe(sent.length)
  for (const [index, [name, , reason, width]] of sent.entries()) {
    const event = events.get(name)!
    const told = await report(addresses[index]!)
    expect([name, told.reason, event.imageWidth]).toEqual([name, reason, width])
    expect([event.image === null, told.detail === null]).toEqual([width === null, width !== null])
    expect(event.sources).toHaveLength(1)
  }
})

test('a run of the feed that cannot reach a picture is as good as any', async () => {
  const partner = await world.partner('Billets')
  const feed = await world.give(partner, 'billets', [
    concert('1', { image: 'https://nowhere.invalid/a.jpg' }),
  ])
  expect(await runFeed(world.context, feed)).toMatchObject({ state: 'succeeded', created: 1 })
})
