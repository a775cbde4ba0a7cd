import { together } from '../../storage/change-catalogue.ts'
import type { CatalogueTx, Read, Written } from '../../storage/change-catalogue.ts'

/** So many at once: while one is worked on, the others' answers come. */
export const ABREAST = 3

/** After so many were overtaken, the rest goes one by one: they lean on each other. */
const OVERTAKEN_MAX = 2

/** What it was concluded from has been written since. */
class Overtaken extends Error {}

type Work = (tx: CatalogueTx) => Promise<void>

/**
 * Works within one transaction, so that neither the database nor we wait for the other: they read and conclude at the same
 * time, and write one after the other, in their order. One that read what another before it has written meanwhile begins
 * anew when its turn has come: what is written is what they would have written one by one.
 */
export async function abreast(tx: CatalogueTx, works: readonly Work[]): Promise<void> {
  const writes: Written[] = []
  const ends: Promise<void>[] = []
  let overtaken = 0
  for (const work of works) {
    await ends.at(-ABREAST)?.catch(() => {})
    const before = ends.at(-1) ?? Promise.resolve()
    if (overtaken >= OVERTAKEN_MAX) await before.catch(() => {})
    ends.push(oneOf(tx, work, before, writes, () => (overtaken += 1)))
  }
  // All have to have ended before the connection is another's.
  await together(ends)
}

async function oneOf(
  tx: CatalogueTx,
  work: Work,
  before: Promise<void>,
  writes: Written[],
  overtaken: () => void,
): Promise<void> {
  // What becomes of `before` is told by its own end.
  before.catch(() => {})
  const began = writes.length
  let isItsTurn = false
  let isOvertaken = false
  const wrote = (written: Written) => void writes.push(written)
  const waiting: CatalogueTx = {
    ...tx,
    wrote,
    async turn(read) {
      if (!isItsTurn) await before
      // What goes on side by side in it waits here together: after one of them none may write.
      if (isOvertaken) throw new Overtaken()
      if (isItsTurn) return
      isItsTurn = true
      isOvertaken = writes.slice(began).some((written) => touches(written, read))
      if (isOvertaken) throw new Overtaken()
    },
  }
  try {
    await work(waiting)
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
    overtaken()
    await work({ ...tx, wrote })
  }
  await before
}

function touches(written: Written, read: Read | undefined): boolean {
  if (written === 'anything' || read === undefined) return true
  return (
    written.births.some((id) => read.births.has(id)) ||
    written.keys.some((key) => read.keys.has(key))
  )
}
