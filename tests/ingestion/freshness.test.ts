import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderAllDue } from '../../src/ingestion/rendering/render-due.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

const HOUR = 3_600_000

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

async function datesOf(name: string) {
  const event = (await world.events()).find((one) => one.name === name)
  return event?.sources[0]?.availableDates
}

test.each([
  ['complete', true],
  ['partial', false],
])(
  'of a %s feed that says the same again after a silence, dates are sure again',
  async (kind, complete) => {
    const name = `Silent ${kind}`
    const partner = await world.partner(name)
    const all = [concert(name, { name })]
    const feed = await world.give(partner, name, all, { complete })
    await world.run(feed)
    const sure = await datesOf(name)
    expect(sure).toHaveLength(1)

    world.clock.advance(3 * 24 * HOUR)
    await renderAllDue(world.context)
    expect(await datesOf(name)).not.toEqual(sure)

    expect(await world.run(feed)).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await datesOf(name)).toEqual(sure)
  },
)

test('a run that is held makes nothing sure: what it read may be as wrong as what it lacks', async () => {
  const partner = await world.partner('Held')
  const all = Array.from({ length: 60 }, (_, at) =>
    concert(`Held ${at}`, {
      name: `Held ${at}`,
      start: `2027-02-${String((at % 28) + 1).padStart(2, '0')}T20:00`,
    }),
  )
  await world.take(partner, 'held', all)
  const sure = await datesOf('Held 0')
  world.clock.advance(3 * 24 * HOUR)
  expect(await world.take(partner, 'held', all.slice(0, 20))).toMatchObject({ state: 'held' })
  await renderAllDue(world.context)
  expect(await datesOf('Held 0')).not.toEqual(sure)
  expect(await world.take(partner, 'held', all)).toMatchObject({ state: 'succeeded' })
  expect(await datesOf('Held 0')).toEqual(sure)
})
