import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { history, nameOf, startOf } from '../support/feed-history.ts'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import type { FeedModel, Held } from '../support/feed-model.ts'
import { historyStage } from '../support/play-history.ts'
import type { HistoryStage } from '../support/play-history.ts'

/**
 * Whatever feeds do from one poll to the next, the program does what a model of a page says: what a run counts, which listings
 * are missing, withdrawn or history, and what clients are shown of it.
 */

const TIMEOUT_MS = 600_000

let stage: HistoryStage
beforeAll(async () => {
  stage = await historyStage()
})
afterAll(async () => stage.close())

interface Row extends Omit<
  Held,
  'told' | 'firstSeen' | 'readAt' | 'there' | 'unseenSince' | 'unbelieved'
> {
  readonly id: string
  readonly words: string
}

async function rows(): Promise<Row[]> {
  const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`
  const { rows } = await stage.world.test.database.query<Row>(
    `select p.name as partner, l.external_id as id, l.feed_id as feed, l.data ->> 'description' as words,
            l.missing_runs as "missingRuns", ${ms('l.missing_since')} as "missingSince",
            ${ms('l.withdrawn_at')} as "withdrawnAt", ${ms('l.closed_at')} as "closedAt"
       from listings l join partners p on p.id = l.partner_id order by l.id`,
  )
  return rows
}

function toRow({ partner, feed, told, ...held }: Held): Row {
  const { missingRuns, missingSince, withdrawnAt, closedAt } = held
  const gone = { missingRuns, missingSince, withdrawnAt, closedAt }
  return { partner, id: told.id, feed, words: `Words ${told.words}`, ...gone }
}

/** Events that somebody knows of who has read every change. */
async function toldOf(): Promise<number[]> {
  const { rows: told } = await stage.world.test.database.query<{ id: number; deleted: boolean }>(
    `select distinct on (subject_id) subject_id as id, deleted from changes where kind = 1
      order by subject_id, seq desc`,
  )
  return told.filter(({ deleted }) => !deleted).map(({ id }) => id)
}

/** Nights on sale, as clients see them; one that is shown twice is there twice. */
function onSale(events: readonly WireEvent[], now: number): string[] {
  return events.flatMap(({ name, cancelledAt, sources }) => {
    const open = sources.filter(({ isBookable }) => isBookable && cancelledAt === null)
    const nights = open.flatMap(({ availableDates, partner }) =>
      availableDates.map(({ startDate }) => `${partner.name} ${name} ${msOf(startDate)}`),
    )
    return [...new Set(nights)].filter((night) => Number(night.split(' ').at(-1)) > now)
  })
}

const msOf = (wire: string) => Date.parse(wire.replace(' ', 'T').replace(' ', ''))

/** What of it the model would sell: what is not withdrawn, and nobody called off; under one id, or under several. */
function sellable({ held, isOther }: FeedModel, now: number): string[] {
  return held
    .filter(({ closedAt, withdrawnAt }) => closedAt === null && withdrawnAt === null)
    .filter((one) => startOf(one.told) > now && !one.told.off && !isOther(one))
    .map(({ partner, told }) => `${partner} ${nameOf(told.show)} ${startOf(told)}`)
}

const unique = (nights: readonly string[]) => [...new Set(nights)].toSorted()
const twice = (nights: readonly string[]) =>
  nights.filter((one, index) => nights.indexOf(one) < index)

test(
  'what becomes of listings is what the model says',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.context(), history, async (ctx, steps) => {
        await stage.play(steps, async ({ line, got, expected }, model) => {
          ctx.log(line)
          expect(got).toEqual(expected)
          expect(await rows()).toEqual(model.held.map(toRow))
          const events = await stage.world.events()
          expect(await toldOf()).toEqual(events.map(({ id }) => id))
          const now = stage.world.clock.now()
          const [sold, expectedly] = [onSale(events, now), sellable(model, now)]
          expect(unique(sold)).toEqual(unique(expectedly))
          expect(twice(expectedly)).toEqual(expect.arrayContaining(twice(sold)))
        })
      }),
      { numRuns: Math.ceil(Number(process.env['EDIT_SCRIPTS'] ?? 100) / 8) },
    )
  },
  TIMEOUT_MS,
)
