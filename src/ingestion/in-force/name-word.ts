import type { Decision } from '../../domain/decision.ts'
import { namesJoined } from '../../domain/decision.ts'
import type { Named } from '../../storage/replacements.ts'
import { standing } from '../resolve/decisions.ts'

/** What the operator says of places or performers: which are one, which are not, what else they are called. */
export interface NameWord {
  /** Those that are one with it, itself included. */
  joinedWith(id: number): ReadonlySet<number>
  /** The smallest id of those that are one. */
  survivorOf(id: number): number
  /** The decision that names these two themselves as different. */
  apartBy(a: number, b: number): number | undefined
  /** Pairs that decisions name as different and no later one as one. */
  readonly apart: readonly (readonly [number, number])[]
  /** Ids named by any decision, taken back or not. */
  readonly named: readonly number[]
  /** Other names, by the id that stands for all that are one. */
  readonly aliases: ReadonlyMap<number, readonly string[]>
  /** Decisions that a later one contradicts, in whole or in part. */
  readonly superseded: readonly number[]
}

export function nameWord(decisions: readonly Decision[], of: Named): NameWord {
  const groups = new Map<number, Set<number>>()
  const apart = new Map<string, number>()
  const pairs: [number, number][] = []
  const superseded = new Set<number>()
  const joinedWith = (id: number) => groups.get(id) ?? new Set([id])
  const apartBy = (a: number, b: number) => apart.get(pairOf(a, b))
  const keptApart = (a: number, b: number) =>
    [...joinedWith(a)].some((x) => [...joinedWith(b)].some((y) => apartBy(x, y) !== undefined))

  function say(a: number, b: number, same: boolean, decision: number): void {
    const joined = joinedWith(a).has(b)
    if (same ? !joined && keptApart(a, b) : joined) {
      superseded.add(decision)
    } else if (!same) {
      if (apartBy(a, b) !== undefined) return
      pairs.push([a, b])
      apart.set(pairOf(a, b), decision)
    } else if (!joined) {
      const all = new Set([...joinedWith(a), ...joinedWith(b)])
      for (const id of all) groups.set(id, all)
    }
  }

  const obeyed = standing(decisions)
  const stands = new Set(obeyed.map(({ id }) => id))
  // Taken back, a split leaves a number behind that leads where it came from.
  const heard = decisions
    .toSorted((a, b) => a.id - b.id)
    .filter(({ id, what }) => stands.has(id) || isSplit(what))
  // The later word wins, so it is heard first.
  for (const { id, what } of heard.toReversed()) {
    const { ids = [], same: said = true } = namesJoined(what, of) ?? {}
    const same = said || (isSplit(what) && !stands.has(id))
    for (const [index, a] of ids.entries()) {
      for (const b of ids.slice(index + 1)) if (a !== b) say(a, b, same, id)
    }
  }
  const survivorOf = (id: number) => Math.min(...joinedWith(id))
  return {
    joinedWith,
    survivorOf,
    apartBy,
    apart: pairs,
    named: [...new Set(decisions.flatMap(({ what }) => namesJoined(what, of)?.ids ?? []))],
    aliases: aliasesOf(obeyed, of, survivorOf),
    superseded: [...superseded].toSorted((a, b) => a - b),
  }
}

function isSplit({ kind }: Decision['what']): boolean {
  return kind === 'placeSplit' || kind === 'performerSplit'
}

function pairOf(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`
}

function aliasesOf(
  obeyed: readonly Decision[],
  of: Named,
  survivorOf: (id: number) => number,
): Map<number, string[]> {
  const aliases = new Map<number, string[]>()
  for (const { what } of obeyed) {
    if (what.kind !== 'placeAlias' && what.kind !== 'performerAlias') continue
    const id = what.kind === 'placeAlias' ? what.place : what.performer
    if ((what.kind === 'placeAlias') !== (of === 'place')) continue
    const survivor = survivorOf(id)
    aliases.set(survivor, [...(aliases.get(survivor) ?? []), what.name])
  }
  return aliases
}
