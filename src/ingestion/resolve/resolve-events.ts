import type { Decision } from '../../domain/decision.ts'
import { blockKeys } from './blocks.ts'
import type { Candidate, Resolution } from './candidate.ts'
import { readDecisions } from './decisions.ts'

/**
 * Which births are one event. A pure function of its arguments, whatever their order; births that share no
 * block key, directly or through others, never influence each other.
 */
export function resolveEvents(
  universe: readonly Candidate[],
  decisions: readonly Decision[],
): Resolution {
  const ordered = universe.toSorted((a, b) => a.birthId - b.birthId)
  const word = readDecisions(decisions, ordered)
  const blocks = new Map<number, Candidate[]>()
  for (const candidate of ordered) {
    for (const key of blockKeys(candidate.features)) {
      blocks.set(key, [...(blocks.get(key) ?? []), candidate])
    }
  }
  const groups = new Map<number, Candidate[]>(ordered.map((one) => [one.birthId, [one]]))
  const join = (a: Candidate, b: Candidate, force: boolean) => {
    const [left, right] = [groups.get(a.birthId) ?? [], groups.get(b.birthId) ?? []]
    if (left === right || (!force && !mayJoin(left, right))) return
    const joined = [...left, ...right]
    for (const one of joined) groups.set(one.birthId, joined)
  }
  const mayJoin = (left: readonly Candidate[], right: readonly Candidate[]) =>
    left.every((a) =>
      right.every(
        (b) => a.features.partner !== b.features.partner && !word.cannotLink(a.birthId, b.birthId),
      ),
    )
  for (const [a, b] of word.mustLinks) join(a, b, true)
  for (const block of blocks.values()) {
    for (const a of block) {
      for (const b of block) {
        if (a.birthId < b.birthId && sameTitle(a, b)) join(a, b, false)
      }
    }
  }
  const clusters = [...new Set(groups.values())]
    .map((group) => group.map((one) => one.birthId).toSorted((a, b) => a - b))
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  return { clusters, review: [], doubtful: [], warnings: [] }
}

function sameTitle(a: Candidate, b: Candidate): boolean {
  return a.features.tokens.join(' ') === b.features.tokens.join(' ')
}
