import { writeFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import type { Feed, RunReport } from '../../src/domain/feed.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'
import { catalogue } from './feed-world.ts'
import type { Catalogue } from './feed-world.ts'

/** More than half a day: what is missing twice goes. */
const BETWEEN_MS = 13 * HOUR_MS

/** A catalogue whose feeds are read edition after edition, as their systems write them. */
export interface EditionsWorld extends Catalogue {
  /** Reads one edition after another, half a day between them. */
  editions(name: string, more: Partial<Feed>): (content: string | Buffer) => Promise<RunReport>
  /** The only event whose name holds the word. */
  found(word: string): Promise<WireEvent>
  count(word: string): Promise<number>
}

export async function editionsWorld(): Promise<EditionsWorld> {
  const world = await catalogue('2026-11-28T08:00:00Z')
  const named = async (word: string) =>
    (await world.events()).filter(({ name }) => name.includes(word))
  return {
    ...world,
    editions(name, more) {
      let partner: Awaited<ReturnType<Catalogue['partner']>> | undefined
      let feed: Feed | undefined
      return async (content) => {
        partner ??= await world.partner(name)
        if (feed !== undefined) world.clock.advance(BETWEEN_MS)
        feed = await world.give(partner, name, '', more)
        await writeFile(world.file(name), content)
        return world.run(feed)
      }
    },
    async found(word) {
      const all = await named(word)
      expect(all.map(({ name }) => name)).toHaveLength(1)
      return all[0]!
    },
    count: async (word) => (await named(word)).length,
  }
}
