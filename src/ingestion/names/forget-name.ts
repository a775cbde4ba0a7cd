import type { Queryable } from '../../storage/database.ts'
import { forgetKeys, keysOf } from '../../storage/replacements.ts'
import type { LearntKey, Named, ToldOf } from '../../storage/replacements.ts'
import { performerNameKey } from '../resolve/performers.ts'
import { placeKeys } from '../resolve/places.ts'

/**
 * What was told under a name, of one that is or was so called, is forgotten with the ids that came with nothing else: the
 * listings that say it are asked anew whom they mean.
 */
export async function forgetPerformerName(
  tx: Queryable,
  ids: readonly (number | null | undefined)[],
  name: string,
): Promise<void> {
  const key = performerNameKey(name)
  await forget(tx, 'performer', ids, {
    isMeant: (told) => performerNameKey(told.name) === key,
    // `told:7` beside `partner:7`, and ids of other systems under their own schemes.
    idsOf: ({ scope }, told) => [
      `${scope.replace(/^told:/, 'partner:')} ${told.externalId}`,
      ...told.sameAs.map((id) => id.replace(':', ' ')),
    ],
  })
}

export async function forgetPlaceName(
  tx: Queryable,
  ids: readonly (number | null | undefined)[],
  name: string,
): Promise<void> {
  await forget(tx, 'place', ids, {
    isMeant: (told) => placeKeys(told).nameKey === placeKeys({ ...told, name }).nameKey,
    idsOf: ({ scope }, told) => [`${scope} id:${told.externalId}`],
  })
}

interface Way<Told> {
  isMeant(told: Told): boolean
  /** `scope key` of the ids that a telling came with. */
  idsOf(key: LearntKey<Told>, told: Told): readonly string[]
}

async function forget<N extends Named>(
  tx: Queryable,
  of: N,
  ids: readonly (number | null | undefined)[],
  way: Way<ToldOf<N>>,
): Promise<void> {
  const known = new Set(ids.filter((id) => typeof id === 'number'))
  for (const id of known) {
    const keys = await keysOf(tx, of, id)
    const gone = keys.filter(({ told }) => told !== null && way.isMeant(told))
    const kept = new Set(
      keys.flatMap((one) =>
        one.told === null || gone.includes(one) ? [] : way.idsOf(one, one.told),
      ),
    )
    const lost = new Set(gone.flatMap((one) => (one.told === null ? [] : way.idsOf(one, one.told))))
    const named = keys.filter(({ told, scope, key }) => {
      const name = `${scope} ${key}`
      return told === null && lost.has(name) && !kept.has(name)
    })
    if (gone.length > 0) await forgetKeys(tx, of, [...gone, ...named])
  }
}
