import type { Event, Source } from '../../src/domain/event.ts'
import type { RateTable } from '../../src/domain/rates.ts'
import { NO_RATES } from '../../src/domain/rates.ts'
import type { TrendSignals } from '../../src/domain/trend.ts'
import { mergeEvent } from '../../src/ingestion/merge/merge-event.ts'
import type { Pin } from '../../src/ingestion/merge/merge-input.ts'
import type { MemberWords } from './sample-listing.ts'
import { aMember } from './sample-listing.ts'

interface Around {
  /** An ISO instant; one hour after the samples' last read by default. */
  readonly now?: string
  readonly pins?: readonly Pin[]
  readonly rates?: RateTable
  readonly trend?: TrendSignals | null
}

/** The event of members given in words; they are numbered from 1 where they have no birth id of their own. */
export function merged(members: readonly MemberWords[], around: Around = {}): Event {
  const { now = '2026-11-20T09:00:00Z', pins = [], rates = NO_RATES, trend = null } = around
  return mergeEvent({
    id: 1,
    members: members.map((words, index) => aMember({ birthId: index + 1, ...words })),
    pins,
    rates,
    now: Date.parse(now),
    trend: { day: Math.floor(Date.parse(now) / 86_400_000), signals: trend },
  })
}

export function sourceOf(event: Event, id = 1): Source {
  const source = event.sources.find((one) => one.id === id)
  if (source === undefined) throw new Error(`no source ${id}`)
  return source
}

/** `2026-12-05 20:00` as the clocks of the place showed it. */
export function local({ at, offset }: { at: number; offset: number }): string {
  return new Date(at + offset * 60_000).toISOString().slice(0, 16).replace('T', ' ')
}

export function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString().replace('.000Z', 'Z')
}
