import type { Churn } from './churn.ts'
import type { Figures, Interval } from './metrics.ts'

export interface SetReport {
  readonly name: string
  readonly births: number
  readonly places: number
  readonly events: number
  readonly resolveMs: number
  readonly review: number
  readonly warnings: readonly string[]
  /** Pairs that came out otherwise than told. */
  readonly wrong: readonly string[]
  /** null: nobody has told the truth about it. */
  readonly figures: Figures | null
  readonly intervals: Record<keyof Figures, Interval> | null
  readonly negatives: {
    readonly pairs: number
    readonly joined: number
    readonly asIfJoined: number
  }
}

export interface Gate {
  readonly name: string
  readonly value: number
  readonly bound: number
  readonly least: boolean
  readonly met: boolean
}

export function gate(name: string, value: number, bound: number, kind: 'least' | 'most'): Gate {
  const least = kind === 'least'
  return { name, value, bound, least, met: least ? value >= bound : value <= bound }
}

const SHOWN: readonly (readonly [name: keyof Figures, label: string, digits: number])[] = [
  ['precision', 'pairwise precision', 4],
  ['recall', 'recall, by itself', 4],
  ['recallWithReview', 'recall, with review', 4],
  ['f05', 'F0.5', 4],
  ['bCubedF', 'B-cubed F', 4],
  ['wrongEvents', 'events with a wrong listing', 4],
  ['wrongListings', 'listings shown wrongly', 4],
  ['missedEvents', 'events in more than one part', 4],
  ['reviewPer1000', 'review per 1,000 listings', 1],
  ['reviewPrecision', 'of them truly the same', 2],
]

/** A set as lines of text: figure, and the span of 95 of 100 draws of places. */
export function setLines(set: SetReport, withWrong: boolean): string[] {
  const head = `${set.name}: ${set.births} listings and nights, ${set.places} places, ${set.events} events of several listings, review ${set.review}, ${Math.round(set.resolveMs)} ms`
  const { figures, intervals, negatives } = set
  const lines =
    figures === null || intervals === null
      ? ['no truth told']
      : SHOWN.map(([name, label, digits]) => {
          const [low, high] = intervals[name].map((value) => value.toFixed(digits))
          return `${label.padEnd(28)} ${figures[name].toFixed(digits).padStart(8)}   ${low} to ${high}`
        })
  const own = `one seller's two listings of a place and day: ${negatives.pairs} pairs, joined ${negatives.joined} (told by two sellers: ${negatives.asIfJoined})`
  const wrong = withWrong ? set.wrong : []
  return [head, ...[...lines, own, ...set.warnings, ...wrong].map((line) => `  ${line}`)]
}

export function churnLine(churn: Churn): string {
  const { listings, days, unchanged, changedIds, per1000, byNeighbours, changesOfNothing } = churn
  return `ingested again on ${days} days: ${listings} listings and nights; of ${unchanged} unchanged in another event ${changedIds} (${per1000.toFixed(3)} per 1,000), of these though nothing in their events changed ${byNeighbours}; read again as they were: ${changesOfNothing} changes`
}

export function gateLines(gates: readonly Gate[]): string[] {
  return gates.map(
    ({ name, value, bound, least, met }) =>
      `${met ? 'met   ' : 'MISSED'} ${name}: ${Number(value.toFixed(4))} (${least ? 'at least' : 'at most'} ${bound})`,
  )
}
