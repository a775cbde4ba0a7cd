import { modelVersion } from '../ingestion/resolve/model/version.ts'
import { counted } from '../lib/counted.ts'
import { featuresByModel } from '../storage/health.ts'
import type { AppContext } from './context.ts'
import { ok, warning } from './doctor-check.ts'
import type { Check } from './doctor-check.ts'

/** Whether what is stored was matched by the model that this program matches with. */
export async function matchingCheck({ database, config }: AppContext): Promise<Check> {
  const edited = config.matching === null ? '' : ', with your changes (AFFICHE_MATCHING)'
  const model = `model ${modelVersion()}${edited}`
  const { all, others, isSample } = await featuresByModel(database, modelVersion())
  const name = 'matching'
  if (others === 0) return ok(name, model)
  const sessions =
    all === others ? counted(all, 'session') : `${others} of ${counted(all, 'session')}`
  return warning(
    name,
    `this is ${model}; matched by another: ${sessions}${isSample ? ' looked at' : ''}`,
    'affiche rebuild concludes them anew; until then each is as it was, or as its seller tells it next.',
  )
}
