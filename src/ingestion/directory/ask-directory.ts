import { DAY_MS, HOUR_MS } from '../../lib/durations.ts'
import { noteFailure } from '../../storage/directory-stale.ts'
import type { IngestionContext } from '../context.ts'
import { DirectoryStopped } from '../enrich/places-directory.ts'

/** So many in a row are no longer the fault of what is asked for. */
const FAILURES_IN_A_ROW_MAX = 5
/** At first until about the next round, then twice as long each time. */
const FAILURE_WAIT = { firstMs: 2 * HOUR_MS, mostMs: 14 * DAY_MS }

interface Asked {
  readonly subject: 'place' | 'entry'
  readonly id: number
  readonly of: string
}

/**
 * Asks one question after the other. One that fails (the answer is null) is noted, to be asked again later and later; when so
 * many fail in a row the round ends, with a DirectoryStopped.
 */
export function questioner(
  { database, clock, logger, stop }: IngestionContext,
  progress: (asked: number) => void,
  onFailure: (of: string, why: string) => void,
) {
  let asked = 0
  let failing = 0
  return async <Outcome>({ subject, id, of }: Asked, ask: () => Promise<Outcome>) => {
    stop?.throwIfAborted()
    try {
      const outcome = await ask()
      failing = 0
      return outcome
    } catch (error) {
      if (error instanceof DirectoryStopped || stop?.aborted === true) throw error
      const why = error instanceof Error ? error.message : String(error)
      logger.warn({ subject, id, why }, 'the places directory gave no answer for one')
      await noteFailure(database, { subject, id }, clock.now(), FAILURE_WAIT)
      onFailure(of, why)
      failing += 1
      if (failing >= FAILURES_IN_A_ROW_MAX)
        throw new DirectoryStopped(`${failing} answers in a row were none, the last one: ${why}`)
      return null
    } finally {
      progress(++asked)
    }
  }
}
