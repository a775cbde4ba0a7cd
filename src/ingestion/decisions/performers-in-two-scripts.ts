import type { Decision } from '../../domain/decision.ts'
import type { Queryable } from '../../storage/database.ts'
import type { DoubtfulNames } from '../../storage/doubtful-names.ts'
import { billedInTwoScripts } from '../../storage/other-letters.ts'
import type { BilledTwice } from '../../storage/other-letters.ts'
import { nameWord } from '../in-force/name-word.ts'
import { PERFORMER_LIMITS, PERFORMER_WEIGHTS } from '../resolve/model/weights.ts'
import { performerNameKey } from '../resolve/performers.ts'
import { namesSoundAlike } from '../resolve/sounds.ts'

/** So far below what would join two by itself: a person has the word. */
const BELOW = 0.5

/**
 * Performers whom one seller bills in Latin letters where and when another bills somebody in letters that cannot be compared. No
 * rule joins them; how often it happens tells how likely it is. The likeliest first, without what is decided.
 */
export async function performersInTwoScripts(
  db: Queryable,
  log: readonly Decision[],
): Promise<DoubtfulNames[]> {
  const word = nameWord(log, 'performer')
  const decided = new Set(
    word.apart.map(([a, b]) => pairKey(word.survivorOf(a), word.survivorOf(b))),
  )
  const all = await billedInTwoScripts(db)
  return all
    .filter((one) => isLikeliest(one, all) && !decided.has(pairKey(one.other, one.latin)))
    .map(toDoubt)
    .toSorted((x, y) => y.score - x.score || x.a - y.a || x.b - y.b)
}

function pairKey(a: number, b: number): string {
  return [a, b].toSorted((x, y) => x - y).join(' ')
}

/** Of a hall with two rooms both acts of a night would be asked about: once is enough only where nobody else may be meant. */
function isLikeliest(one: BilledTwice, all: readonly BilledTwice[]): boolean {
  return !all.some(
    (rival) =>
      rival !== one &&
      (rival.other === one.other || rival.latin === one.latin) &&
      (rival.nights > one.nights || (rival.nights === one.nights && one.nights === 1)),
  )
}

function toDoubt({ other, latin, otherName, latinName, nights }: BilledTwice): DoubtfulNames {
  const { night, sounds } = PERFORMER_WEIGHTS.otherLetters
  const [x, y] = [otherName, latinName].map((name) => performerNameKey(name).split(' '))
  const soundAlike = namesSoundAlike(x ?? [], y ?? [])
  const bits = nights * night + (soundAlike ? sounds : 0)
  return {
    a: Math.min(other, latin),
    b: Math.max(other, latin),
    score: Math.min(bits, PERFORMER_LIMITS.merge - BELOW),
    reasons: [
      'OTHER_LETTERS',
      ...(nights > 1 ? ['SEVERAL_NIGHTS'] : []),
      ...(soundAlike ? ['N_SOUND'] : []),
    ],
  }
}
