import type { AtlasTold } from './atlas/tell-atlas.ts'
import type { Churn } from './churn.ts'
import type { Figures, Interval } from './metrics.ts'
import { wilson } from './pair-count.ts'

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

/** What a set with a truth must show. */
export function qualityGates(name: string, { figures }: SetReport): Gate[] {
  return [
    gate(`${name}: pairwise precision`, figures?.precision ?? 0, 0.995, 'least'),
    gate(`${name}: recall, by itself`, figures?.recall ?? 0, 0.93, 'least'),
    gate(`${name}: B-cubed F`, figures?.bCubedF ?? 0, 0.97, 'least'),
    gate(`${name}: events with a wrong listing`, figures?.wrongEvents ?? 1, 0.005, 'most'),
  ]
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

/** What is sold beside shows, by what became of it. */
export function extraLines({ extras, lost }: Pick<AtlasTold, 'extras' | 'lost'>): string[] {
  return [
    `  beside shows: ${extras.told} of parking, boxes and beds, taken for events ${extras.shown.length}; shows taken for such ${lost.length}`,
    ...[...extras.shown, ...lost].slice(0, 20).map((name) => `    ${name}`),
  ]
}

/** `withStories`: every listing that came to another id, with the events that it left and came to. */
export function churnLines(churn: Churn, withStories: boolean): string[] {
  const { seasons, listings, days, unchanged, changesOfNothing } = churn
  const per = (part: number) => {
    const span = wilson(part, unchanged).map((share) => (1000 * share).toFixed(3))
    return `${part} (${((1000 * part) / unchanged).toFixed(3)} per 1,000, ${span.join(' to ')})`
  }
  return [
    `${seasons} seasons read again on ${days} days: ${listings} listings and nights, ${unchanged} times one unchanged; read again as they were: ${changesOfNothing} changes`,
    `  in an event of another id ${per(churn.changedIds)}`,
    `  of these where nothing in their events changed, came or went ${per(churn.byNeighbours)}`,
    `  of all that no numbering of the same events could have kept ${per(churn.leastIds)}`,
    ...(withStories ? churn.stories : []),
  ]
}

export function gateLines(gates: readonly Gate[]): string[] {
  return gates.map(
    ({ name, value, bound, least, met }) =>
      `${met ? 'met   ' : 'MISSED'} ${name}: ${Number(value.toFixed(4))} (${least ? 'at least' : 'at most'} ${bound})`,
  )
}
