import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweepDirectory } from '../../src/ingestion/directory/sweep-directory.ts'
import { DAY_MS, HOUR_MS } from '../../src/lib/durations.ts'
import { shownEntry } from '../../src/storage/directory-shown.ts'
import { eventually } from '../support/eventually.ts'
import { candidates, googleHall } from '../support/google-server.ts'
import {
  everythingStored,
  found,
  googleWorld,
  ID,
  NEW_ID,
  refreshed,
} from '../support/google-world.ts'
import type { GoogleWorld } from '../support/google-world.ts'
import { testServer } from '../support/server.ts'

/** A directory that is asked over the net: how long what it said is kept, and what becomes of ids. */

let at: GoogleWorld
beforeEach(async () => {
  at = await googleWorld()
})
afterEach(() => at.close())

/** Words that only the directory's answers hold. */
const ITS_WORDS = [
  'boreale-by-google',
  'ref-7',
  'northern light',
  '48.8601',
  '3 Rue des Pins, 75011',
]

const remembered = async () => {
  const all = await everythingStored(at.world.test.database)
  return ITS_WORDS.filter((word) => all.includes(word))
}

describe('what may not be kept', () => {
  test('is gone from every table, document and body when its time is over', async () => {
    await at.open({ AFFICHE_GOOGLE_PLACES_KEEP: 'photo=1,website=1,summary=1' })
    await at.findIt()
    const server = await testServer({ database: at.world.test, seed: false })
    try {
      const { performers } = await at.event()
      const lookups = [`/v2/g-place/${ID}`, `/v2/performer/${performers[0]!.id}`]
      for (const path of lookups) expect((await server.get(path)).text).toContain('ref-7')
      expect(await remembered()).toEqual(ITS_WORDS)

      at.world.clock.advance(DAY_MS)
      expect(await sweepDirectory(at.context)).toEqual({ places: 1, changed: 1 })
      expect(await remembered()).toEqual(['48.8601'])
      expect((await at.event()).directoryPlace).toBeNull()
      // The lookup answers with the partners' words, under the id that was shown.
      // A server hears of a change a moment after it was made.
      await eventually(async () => {
        const { text } = await server.get(`/v2/g-place/${ID}`)
        expect(JSON.parse(text)).toMatchObject({
          id: ID,
          address: '3 rue des Pins, 75011 Paris, France',
          lat: 48.86,
          website: null,
        })
      })

      at.world.clock.advance(29 * DAY_MS)
      expect(await sweepDirectory(at.context)).toEqual({ places: 1, changed: 0 })
      expect(await remembered()).toEqual([])
      expect(
        (await shownEntry(at.world.test.database, ID))?.values.map(({ part }) => part),
      ).toEqual(['id'])
      expect(await sweepDirectory(at.context)).toEqual({ places: 0, changed: 0 })
    } finally {
      await server.app.close()
    }
  })

  test('is asked for again before it ends, where something is still to come', async () => {
    await at.open()
    await at.findIt()
    at.world.clock.advance(17 * HOUR_MS)
    expect(await at.refresh()).toEqual({ ...found, found: 0 })
    at.world.clock.advance(2 * HOUR_MS)
    at.google.details.set(ID, googleHall(ID, { name: 'La Boréale' }))
    expect(await at.refresh()).toEqual(refreshed)
    expect((await at.event()).directoryPlace?.name).toBe('La Boréale')
  })
})

describe('a year later', () => {
  beforeEach(async () => {
    await at.open()
    await at.findIt()
    at.world.clock.advance(366 * DAY_MS)
    await sweepDirectory(at.context)
  })

  test('an id is heard again, and the place is shown again', async () => {
    expect((await at.event()).directoryPlace).toBeNull()
    expect(await at.refresh()).toEqual(refreshed)
    expect((await at.event()).directoryPlace?.id).toBe(ID)
  })

  test('an id that was replaced answers with the new one', async () => {
    at.google.details.set(ID, googleHall(NEW_ID))
    expect(await at.refresh()).toEqual({ ...refreshed, replaced: 1 })
    expect((await at.event()).directoryPlace?.id).toBe(NEW_ID)
    const entry = await shownEntry(at.world.test.database, ID)
    expect(entry?.ids).toEqual([NEW_ID, ID])
    expect(entry?.places).toHaveLength(1)
  })

  test.each(['NOT_FOUND', 'INVALID_REQUEST', 'ZERO_RESULTS'])(
    'an id that is %s is found again under another one',
    async (status) => {
      at.google.details.set(ID, { status })
      at.google.details.set(NEW_ID, googleHall(NEW_ID))
      at.google.finds.set('Salle Boréale', candidates(NEW_ID))
      expect(await at.refresh()).toEqual({ ...refreshed, replaced: 1 })
      expect((await shownEntry(at.world.test.database, ID))?.ids).toEqual([NEW_ID, ID])
    },
  )

  test('a place that vanished goes on answering with the partners’ words, is marked, and is left alone for a month', async () => {
    at.google.details.delete(ID)
    at.google.finds.clear()
    expect(await at.refresh()).toEqual({ ...found, found: 0, missing: 1 })
    const entry = await shownEntry(at.world.test.database, ID)
    expect(entry).toMatchObject({
      missingSince: at.world.clock.now(),
      data: { name: 'Salle Boréale' },
    })
    const asked = at.google.asked.length
    at.world.clock.advance(10 * DAY_MS)
    await at.refresh()
    expect(at.google.asked).toHaveLength(asked)
  })

  test('a place that closed for good says so', async () => {
    at.google.details.set(ID, googleHall(ID, { business_status: 'CLOSED_PERMANENTLY' }))
    expect(await at.refresh()).toEqual(refreshed)
    expect((await shownEntry(at.world.test.database, ID))?.closed).toBe('permanently')
  })
})
