import type { Decision } from '../../domain/decision.ts'
import { birthIdsOf } from '../../storage/births.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { searchPerformers } from '../../storage/performers.ts'
import { toldOf } from '../../storage/replacements.ts'
import { PERFORMER_KIND } from '../../storage/staged-changes.ts'
import type { StagedChange } from '../../storage/staged-changes.ts'
import { refreshPerformers } from './refresh-performers.ts'
import { replaceNames } from './replace-names.ts'
import type { Replaced } from './replace-names.ts'

/** Carries out what the operator says of performers, all but their events. Gives the births to be concluded anew. */
export async function replacePerformers(
  tx: CatalogueTx,
  concerned: readonly Decision[],
  log: readonly Decision[],
  now: number,
): Promise<number[]> {
  const replaced = await replaceNames(tx, 'performer', concerned, log)
  const { touched, live } = replaced
  if (touched.length === 0) return []
  const births = await birthIdsOf(tx, { performerIds: touched })
  const told = await toldOf(tx, 'performer', live)
  const known = new Map((await searchPerformers(tx, [], told)).map((one) => [one.id, one]))
  await refreshPerformers(tx, told, known, [], now)
  tx.stage(changesOf(replaced))
  return births
}

function changesOf({ moves, live }: Replaced): StagedChange[] {
  const records = moves.map(({ id, by }) => changed(id, by, false))
  return [...records, ...live.map((id) => changed(id, null, true))]
}

function changed(
  subjectId: number,
  replacedBy: number | null,
  documentOnly: boolean,
): StagedChange {
  return { kind: PERFORMER_KIND, subjectId, deleted: replacedBy !== null, replacedBy, documentOnly }
}
