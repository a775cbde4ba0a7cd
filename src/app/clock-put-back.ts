import { randomUUID } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '../lib/durations.ts'
import { makeAllEventsDue } from '../storage/events.ts'
import { readSetting, writeSetting } from '../storage/settings.ts'
import type { AppContext } from './context.ts'

const LATEST = 'clock'
const NOTED_EVERY_MS = 10 * MINUTE_MS
/** Clocks of two machines may be so far apart. */
const APART_MS = HOUR_MS
/** A worker that has noted nothing for so long is at work no more. */
const SILENT_MS = 3 * NOTED_EVERY_MS

/** The latest time that any worker has seen, and which. */
interface Note {
  readonly at: number
  readonly by: string
}

/**
 * Under a clock that is ahead documents change that should not: shows are over, stock is not known any more. When it is put
 * right they are looked at again. Gives whether it was. Another worker whose clock is ahead notes its time again and again:
 * what it has made of documents is not undone each time, for it would do so anew.
 */
export function clockMinder({
  database,
  clock,
  logger,
}: Pick<AppContext, 'database' | 'clock' | 'logger'>): () => Promise<boolean> {
  const me = randomUUID()
  let hasNoted = false
  let other: (Note & { readonly since: number }) | null = null

  /** Whether a note of a later time is of a worker that goes on noting it. */
  function isOthers(note: Note, now: number): boolean {
    if (!hasNoted || note.by === me) return false
    if (other?.at !== note.at || other.by !== note.by) {
      if (other === null) {
        const hours = Math.round((note.at - now) / HOUR_MS)
        logger.warn(
          { hours },
          'the clock of another worker is ahead of this one: set both right, `affiche doctor` on each says which is wrong',
        )
      }
      other = { ...note, since: now }
    }
    return now - other.since < SILENT_MS
  }

  return async () => {
    const now = clock.now()
    const latest = readNote(await readSetting(database, LATEST))
    const isBehind = now < latest.at - APART_MS
    if (isBehind && isOthers(latest, now)) return false
    if (isBehind) {
      await makeAllEventsDue(database, now)
      const hours = Math.round((latest.at - now) / HOUR_MS)
      logger.warn({ hours }, 'the clock was put back: all events are looked at again')
    }
    other = null
    if (isBehind || now >= latest.at + NOTED_EVERY_MS) {
      await writeSetting(database, LATEST, JSON.stringify({ at: now, by: me } satisfies Note))
      hasNoted = true
    }
    return isBehind
  }
}

/** Older programs noted the time alone. */
function readNote(text: string | null): Note {
  const told: unknown = JSON.parse(text ?? '0')
  return typeof told === 'number' ? { at: told, by: '' } : (told as Note)
}
