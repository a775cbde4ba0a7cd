import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Feed } from '../../src/domain/feed.ts'
import { catalogue } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { capturedFeeds, capturedFile, SKIPPED } from '../support/read-body.ts'

let world: Catalogue
beforeEach(async () => {
  world = await catalogue('2024-10-08T12:00:00Z')
})
afterEach(() => world.drop())

const ANY_YEAR = { earliest: '1900-01-01', latest: '2200-01-01' }

async function poll(file: string, more: Partial<Feed>) {
  const partner =
    (await world.context.database.query<{ id: number }>('select id from partners')).rows[0] ??
    (await world.partner('One'))
  const options = { ...ANY_YEAR, ...more.options }
  const text = capturedFile(file).toString()
  const report = await world.take(partner as never, 'polled', text, { ...more, options })
  const { created, updated, unchanged, withdrawn } = report
  return { created, updated, unchanged, withdrawn }
}

/** Ids of events that are told otherwise than before, or no longer. */
async function changedSince(before: ReadonlyMap<number, string>): Promise<number[]> {
  const after = await world.fragments()
  return [...before].filter(([id, fragment]) => after.get(id) !== fragment).map(([id]) => id)
}

describe.skipIf(!capturedFeeds)(`captured twice${SKIPPED}`, () => {
  test.each([
    ['cards as a table', 'eventbrite/eventbrite.json', 'eventbrite/eventbrite.csv', 'eventbrite'],
    [
      'a page, and its JSON-LD',
      'schemaorg-jsonld/elysianfields.html',
      'schemaorg-jsonld/elysianfields.json',
      'schema-org',
    ],
    [
      'a long page, and its JSON-LD',
      'schemaorg-jsonld/Maximo_Park_Gigography.html',
      'schemaorg-jsonld/Maximo_Park_Gigography.jsonld',
      'schema-org',
    ],
    [
      'one calendar entry, and its JSON-LD',
      'schemaorg-jsonld/Elysian_Fields_Brooklyn_Tickets_The_Owl_Music_Parlor_31_Oct_2015.html',
      'schemaorg-jsonld/Elysian_Fields_Brooklyn_Tickets_The_Owl_Music_Parlor_31_Oct_2015.jsonld',
      'schema-org',
    ],
  ])('%s: the same in another form changes nothing', async (_, first, second, format) => {
    const options = { asOf: '2025-06-06', currency: 'EUR' }
    const { created } = await poll(first, { format, options })
    expect(created).toBeGreaterThan(0)
    const before = await world.fragments()
    const change = await world.lastChange()
    world.clock.advance(3_600_000)
    expect(await poll(second, { format, options })).toMatchObject({ created: 0, withdrawn: 0 })
    expect(await changedSince(before)).toEqual([])
    expect(await world.lastChange()).toBe(change)
  })

  test('an agenda, later in its short form: nine events are new, each of the others is the one it was', async () => {
    const format = 'openagenda'
    expect(await poll('openagenda/tcheque_events.json', { format })).toMatchObject({ created: 205 })
    const before = [...(await world.fragments()).keys()]
    world.clock.advance(3_600_000)
    expect(await poll('openagenda/tcheque_events2.json', { format })).toMatchObject({
      created: 9,
      withdrawn: 0,
    })
    const after = [...(await world.fragments()).keys()]
    expect(before.filter((id) => !after.includes(id))).toEqual([])
  })

  test('the years of one artist, then those of another: the festivals of both stay as they are', async () => {
    const format = 'songkick'
    const complete = false
    const first = await poll('songkick/0_Sigrid.json', { format, complete })
    expect(first).toMatchObject({ created: 50 })
    const before = await world.fragments()
    world.clock.advance(3_600_000)
    const second = await poll('songkick/maggie_rogers_history.json', { format, complete })
    expect(second).toEqual({ created: 48, updated: 0, unchanged: 2, withdrawn: 0 })
    const after = await world.fragments()
    expect([...before.keys()].filter((id) => !after.has(id))).toEqual([])
  })

  const DAYS = ['10', '11', '12', '18', '24', '31']

  test('a town, day after day, a day at a time: of the days before only halls are spelt otherwise', async () => {
    const format = 'bandsintown'
    const options = { country: 'FR' }
    for (const day of DAYS) {
      const before = await world.events()
      const file = `bandsintown/dataParis202410${day}.json`
      const { created, updated, withdrawn } = await poll(file, { format, options, complete: false })
      expect(created).toBeGreaterThan(0)
      expect({ day, updated, withdrawn }).toEqual({ day, updated: 0, withdrawn: 0 })
      const after = new Map((await world.events()).map((event) => [event.id, event]))
      for (const { place, ...rest } of before)
        expect(after.get(rest.id)).toMatchObject({ ...rest, place: { id: place.id } })
    }
  })
})
