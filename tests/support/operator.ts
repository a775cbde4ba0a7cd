import type { EventSummary } from '../../src/cli/event-summary.ts'
import { afficheAt, afficheJsonAt } from './command-line.ts'
import type { Outcome } from './command-line.ts'
import { catalogue } from './feed-world.ts'
import type { Catalogue } from './feed-world.ts'

/** What a command that decides prints with --json. */
export interface VerdictJson {
  readonly dryRun: boolean
  readonly decision: number | null
  readonly what: { readonly kind: string }
  readonly supersedes: readonly number[]
  readonly events: readonly {
    readonly id: number
    readonly before: EventSummary | null
    readonly after: EventSummary | null
    readonly replacedBy: number | null
    readonly changed: readonly string[]
  }[]
  readonly records: readonly {
    readonly kind: string
    readonly id: number | string
    readonly before: string | null
    readonly after: string | null
    readonly replacedBy: number | string | null
  }[]
}

/** A catalogue fed by tests, and the command line on it. */
export interface OperatorWorld extends Catalogue {
  attempt(...words: string[]): Promise<Outcome>
  json<Document = VerdictJson>(...words: string[]): Promise<Document>
  /** Shows it, holds that nothing was changed by showing, then does it and holds that it became what was shown. */
  decide(...words: string[]): Promise<VerdictJson>
  /** The numbers of the events of that name, ascending. */
  named(name: string): Promise<number[]>
}

export async function operatorWorld(): Promise<OperatorWorld> {
  const world = await catalogue()
  const env = { AFFICHE_DATABASE_URL: world.test.url, AFFICHE_LOG_LEVEL: 'silent' }
  // No two commands are given at one instant.
  const later = () => {
    world.clock.advance(1000)
    return world.clock
  }
  const json = <Document>(...words: string[]) => afficheJsonAt<Document>(later(), env, ...words)
  return {
    ...world,
    json,
    attempt: (...words) => afficheAt(later(), env, ...words),
    async decide(...words) {
      const [before, change] = [await world.fragments(), await world.lastChange()]
      const log = await json<unknown[]>('decisions')
      const shown = await json<VerdictJson>(...words, '--dry-run')
      expectSame([await world.fragments(), await world.lastChange()], [before, change])
      expectSame(await json('decisions'), log)
      const made = await json<VerdictJson>(...words)
      expectSame({ ...shown, dryRun: false, decision: made.decision }, made)
      return made
    },
    async named(name) {
      const events = await world.events()
      return events.filter((event) => event.name === name).map((event) => event.id)
    },
  }
}

function expectSame(actual: unknown, expected: unknown): void {
  const [a, b] = [actual, expected].map((value) =>
    JSON.stringify(value, (_, inner: unknown) => (inner instanceof Map ? [...inner] : inner)),
  )
  if (a !== b) throw new Error(`not the same:\n${a}\n${b}`)
}
