import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../bench/matching/catalogue.ts'
import { tell } from '../../bench/matching/tell.ts'
import { toUniverse } from '../../bench/matching/universe.ts'
import { listingsNamed } from '../../src/domain/decision.ts'
import type { Decision, DecisionBody } from '../../src/domain/decision.ts'
import { blockKeys } from '../../src/ingestion/resolve/blocks.ts'
import type { Candidate } from '../../src/ingestion/resolve/candidate.ts'
import { frontier } from '../../src/ingestion/resolve/frontier.ts'
import {
  runReachDays,
  keySpans,
  mayBecomeOther,
  spansAround,
} from '../../src/ingestion/resolve/neighbourhood.ts'
import type { Placed } from '../../src/ingestion/resolve/neighbourhood.ts'
import { explainPair, resolveEvents } from '../../src/ingestion/resolve/resolve-events.ts'

/** Every listing of the catalogue, in a town of a dozen houses, told by a few sellers. */
const HOUSES = 12
const everything: Candidate[] = toUniverse(
  CATALOGUE.flatMap((one, turn) =>
    Object.entries(one.told).map(([name, words]) => {
      const { place } = words
      const house = turn % HOUSES
      const moved =
        place == null
          ? null
          : { ...place, name: `${place.name} ${house}`, street: `${house} rue Nord` }
      return {
        partner: name.charCodeAt(0) - 64,
        listing: tell({ ...words, id: `${one.n} ${name}`, place: moved }),
        withdrawn: turn % 11 === 0,
      }
    }),
  ),
).candidates.map((one, turn) => ({
  ...one,
  thereSince: turn % 5,
  missingSince: turn % 7 === 0 ? 2 : null,
}))

const pick = fc.integer({ min: 0, max: everything.length - 1 })
const said: fc.Arbitrary<Decision[]> = fc
  .array(fc.tuple(fc.constantFrom('mustLink', 'cannotLink', 'distinct'), pick, pick), {
    maxLength: 6,
  })
  .map((all) =>
    all.map(([kind, a, b], index) => ({
      id: index + 1,
      at: 0,
      by: 'operator',
      why: '',
      revokes: null,
      what: saying(
        kind,
        [a, b].map((at) => everything[at]?.key ?? ''),
      ),
    })),
  )

function saying(kind: 'mustLink' | 'cannotLink' | 'distinct', listings: string[]): DecisionBody {
  return kind === 'distinct'
    ? { kind, groups: listings.map((listing) => [listing]) }
    : { kind, listings }
}

describe('the partition', () => {
  it('is the same whatever the order', () => {
    const some = everything.filter((_, index) => index % 2 === 0)
    const expected = resolveEvents(some, [])
    fc.assert(
      fc.property(fc.shuffledSubarray(some, { minLength: some.length }), (shuffled) => {
        expect(resolveEvents(shuffled, [])).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })

  it('is the same whoever came first', () => {
    const partOf = (universe: readonly Candidate[]) => {
      const keys = new Map(universe.map(({ birthId, key }) => [birthId, key]))
      const parts = resolveEvents(universe, []).clusters.map((births) => {
        const named = new Set(births.map((id) => keys.get(id)))
        // In the order of the listings, which no number changes.
        return everything.flatMap(({ key }) => (named.has(key) ? [key] : [])).join(' ')
      })
      return new Set(parts)
    }
    const some = everything.filter((_, index) => index % 3 > 0)
    const expected = partOf(some)
    const numbers = some.map(({ birthId }) => birthId)
    fc.assert(
      fc.property(fc.shuffledSubarray(numbers, { minLength: numbers.length }), (shuffled) => {
        const renumbered = some.map((one, index) => ({
          ...one,
          birthId: shuffled[index] ?? 0,
        }))
        expect(partOf(renumbered)).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })

  it('holds every birth once', () => {
    const { clusters } = resolveEvents(everything, [])
    const ids = everything.map(({ birthId }) => birthId)
    expect(clusters.flat().toSorted((a, b) => a - b)).toEqual(ids)
  })

  it('obeys the operator: what is kept apart is apart, what is linked is together, the later word wins', () => {
    fc.assert(
      fc.property(said, (decisions) => {
        const { clusters } = resolveEvents(everything, decisions)
        const clusterOf = new Map(
          clusters.flatMap((births, index) => births.map((id) => [id, index])),
        )
        const byKey = new Map(everything.map(({ key, birthId }) => [key, birthId]))
        const last = decisions.at(-1)?.what
        if (last === undefined) return
        const named = listingsNamed(last)
        const [a, b] = named.map((key) => clusterOf.get(byKey.get(key) ?? 0))
        if (named[0] === named[1]) return
        if (last.kind === 'mustLink') expect(a).toBe(b)
        else expect(a).not.toBe(b)
      }),
      { numRuns: 40 },
    )
  })

  it('never joins by itself what a veto parts, but two nights that one run plays', () => {
    const { clusters } = resolveEvents(everything, [])
    const byId = new Map(everything.map((one) => [one.birthId, one]))
    for (const births of clusters.filter(({ length }) => length > 1 && length < 6)) {
      const members = births.flatMap((id) => byId.get(id) ?? [])
      for (const a of births) {
        for (const b of births) {
          if (a >= b) continue
          const { verdict, reasons } = explainPair(members, [], a, b)
          if (verdict === 'veto') expect(reasons).toEqual(['V5'])
        }
      }
    }
  })
})

describe('a batch', () => {
  /** What a store does: births by key, loaded as far as the frontier asks. */
  function resolveBatch(
    before: readonly Candidate[],
    after: readonly Candidate[],
    changed: ReadonlySet<number>,
    events: Map<number, number>,
    decisions: readonly Decision[],
  ): void {
    const now = new Map(after.map((one) => [one.birthId, one]))
    const placed = (one: Candidate): Placed => ({
      candidate: one,
      spans: keySpans(one.birthId, one.features, blockKeys(one.features)),
    })
    const stored = after.map(placed)
    const neighbours = (ones: readonly Candidate[]) => {
      const asked = new Map(
        spansAround(ones.flatMap((one) => placed(one).spans)).map((span) => [span.key, span]),
      )
      return stored.flatMap(({ candidate, spans }) =>
        spans.some((span) => {
          const other = asked.get(span.key)
          if (other === undefined) return false
          const reach = other.isRun && span.isRun ? runReachDays() : 0
          return other.first - reach <= span.last && span.first <= other.last + reach
        })
          ? [candidate]
          : [],
      )
    }
    const states = [...before, ...after].filter(({ birthId }) => changed.has(birthId))
    const around = neighbours(states).filter(({ birthId }) => !changed.has(birthId))
    const dirty = new Set(
      [...changed, ...mayBecomeOther(states.map(placed), around.map(placed))].filter((id) =>
        now.has(id),
      ),
    )
    const addMates = () => {
      const affected = new Set([...changed, ...dirty].map((id) => events.get(id)))
      for (const [id, event] of events) if (affected.has(event) && now.has(id)) dirty.add(id)
    }
    addMates()
    const named = decisions.flatMap(({ what }) => listingsNamed(what))
    const whole = new Set(dirty)
    for (;;) {
      const known = [...whole].flatMap((id) => now.get(id) ?? [])
      const loaded = [
        ...new Set([
          ...known,
          ...around,
          ...neighbours(known),
          ...after.filter(({ key }) => named.includes(key)),
        ]),
      ]
      const settled = frontier(loaded, decisions, dirty)
      const size = dirty.size
      for (const id of settled) dirty.add(id)
      addMates()
      for (const id of dirty) whole.add(id)
      if (dirty.size > size) continue
      for (const births of resolveEvents(loaded, decisions).clusters) {
        for (const id of births) if (settled.has(id)) events.set(id, births[0] ?? id)
      }
      return
    }
  }

  it('gives what everything at once would give, after any edits', () => {
    const edit = fc.record({
      at: pick,
      kind: fc.constantFrom('add', 'remove', 'withdraw', 'copy'),
      from: pick,
    })
    fc.assert(
      fc.property(
        fc.array(fc.array(edit, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }),
        (batches) => {
          let present = everything.filter((_, index) => index % 2 === 0)
          const events = new Map(
            resolveEvents(present, []).clusters.flatMap((births) =>
              births.map((id) => [id, births[0] ?? id]),
            ),
          )
          for (const edits of batches) {
            const after = new Map(present.map((one) => [one.birthId, one]))
            const changed = new Set<number>()
            for (const { at, kind, from } of edits) {
              const one = everything[at]
              const other = everything[from]
              if (one === undefined || other === undefined) continue
              changed.add(one.birthId)
              if (kind === 'remove') after.delete(one.birthId)
              else if (kind === 'withdraw') after.set(one.birthId, { ...one, withdrawn: true })
              // The same listing with another's dates, title and place: a partner corrected it.
              else if (kind === 'copy')
                after.set(one.birthId, {
                  ...one,
                  features: {
                    ...other.features,
                    partner: one.features.partner,
                    listing: one.features.listing,
                    session: one.features.session,
                  },
                })
              else after.set(one.birthId, one)
            }
            const before = present
            present = [...after.values()].toSorted((a, b) => a.birthId - b.birthId)
            for (const id of changed) if (!after.has(id)) events.delete(id)
            resolveBatch(before, present, changed, events, [])
            const batch = new Map(
              resolveEvents(present, []).clusters.flatMap((births) =>
                births.map((id) => [id, births[0] ?? id]),
              ),
            )
            expect(new Map([...events].toSorted(([a], [b]) => a - b))).toEqual(
              new Map([...batch].toSorted(([a], [b]) => a - b)),
            )
          }
        },
      ),
      { numRuns: 15 },
    )
  })
})
