import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import type { TestDatabase } from '../../../tests/support/database.ts'
import { onBill } from './on-bill.ts'
import type { Bill, Doubt } from './on-bill.ts'

const NIGHT = Date.parse('2027-03-01T20:00:00Z')
const HOURS = 3_600_000
const HALL = 20
const [ANNA, BEN, OTHER_ANNA] = [1, 2, 3]

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  // Anna and Ben play in the hall that night.
  await db.database.transaction(async (tx) => {
    await tx.query({
      text: `insert into events (id, name, start_at, place_id, fragment, content_hash, trending_score, trending_at,
               created_at, updated_at)
             values (100, 'Duo', $1, $2, '{}', gen_random_uuid(), 0, now(), now(), now())`,
      values: [new Date(NIGHT), HALL],
    })
    await tx.query({
      text: 'insert into event_performers (performer_id, event_id, position) values ($1, 100, 0), ($2, 100, 1)',
      values: [ANNA, BEN],
    })
  })
})
afterAll(async () => db.drop())

function billed(bill: Partial<Bill>, known: readonly number[] = []): Doubt['bills'][number] {
  return {
    bill: { performers: [], nights: [NIGHT], placeId: HALL, before: [], ...bill },
    known: new Set(known),
  }
}

const ELSEWHERE = { placeId: 30 }

test.each([
  ['the same hall and night', billed({}), [ANNA]],
  ['half a day before, a matinee', billed({ nights: [NIGHT - 12 * HOURS] }), [ANNA]],
  ['half a day after', billed({ nights: [NIGHT + 12 * HOURS] }), [ANNA]],
  ['more than half a day before', billed({ nights: [NIGHT - 12 * HOURS - 1] }), []],
  ['more than half a day after', billed({ nights: [NIGHT + 12 * HOURS + 1] }), []],
  ['one of its nights', billed({ nights: [NIGHT + 700 * HOURS, NIGHT] }), [ANNA]],
  ['another hall', billed(ELSEWHERE), []],
  ['another hall, with somebody who plays there too', billed(ELSEWHERE, [BEN]), [ANNA]],
  ['another hall, with nobody but itself', billed(ELSEWHERE, [ANNA]), []],
  ['another hall, with somebody of another night', billed(ELSEWHERE, [7]), []],
  ['no hall', billed({ placeId: null }), []],
  [
    'another night, where it was billed before',
    billed({ nights: [0], before: [OTHER_ANNA] }),
    [OTHER_ANNA],
  ],
  ['another night, where somebody else was billed', billed({ nights: [0], before: [BEN] }), []],
])('who is on the bill already: %s', async (_, bill, found) => {
  const [agreed] = await onBill(db.database, [{ candidates: [ANNA, OTHER_ANNA], bills: [bill] }])
  expect([...(agreed ?? [])]).toEqual(found)
})

test('each name has the bills that it is on itself, and all of them', async () => {
  const doubts: Doubt[] = [
    { candidates: [ANNA, OTHER_ANNA], bills: [billed({ nights: [0] }), billed({})] },
    { candidates: [ANNA], bills: [billed({ nights: [0] })] },
    { candidates: [OTHER_ANNA], bills: [billed({})] },
    { candidates: [BEN], bills: [billed({})] },
  ]
  const agreed = await onBill(db.database, doubts)
  expect(agreed.map((ids) => [...ids])).toEqual([[ANNA], [], [], [BEN]])
})
