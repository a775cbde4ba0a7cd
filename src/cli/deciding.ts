import { userInfo } from 'node:os'
import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import type { Proposed } from '../ingestion/decisions/decide.ts'
import type { Decision } from '../domain/decision.ts'
import type { Queryable } from '../storage/database.ts'
import { nonEmpty } from './options.ts'
import type { Terminal } from './terminal.ts'
import { withApp, withIngestion } from './with-app.ts'

/** What every command that writes a decision takes. */
export interface DecidingOptions {
  readonly why?: string
  readonly by?: string
  readonly dryRun?: true
}

export function withDecidingOptions(command: Command): Command {
  return command
    .option('--why <text>', 'the reason, for whoever reads the log', nonEmpty)
    .option('--by <name>', 'who decides (else the name you are logged in with)', nonEmpty)
    .option('--dry-run', 'show what would come of it, and change nothing')
}

type Body = (tx: Queryable, log: readonly Decision[]) => Promise<Proposed>

/** Decides, or shows what the decision would make of the catalogue. */
export function deciding(
  terminal: Terminal,
  options: DecidingOptions,
  body: (now: number) => Promise<Body>,
  revokes: number | null = null,
): Promise<void> {
  return withApp(terminal, async (app) => {
    const { decide } = await import('../ingestion/decisions/decide.ts')
    const { verdictAnswer } = await import('./verdict-answer.ts')
    const proposal = {
      by: options.by ?? whoAmI(),
      why: options.why ?? '',
      revokes,
      body: await body(app.clock.now()),
    }
    const dryRun = options.dryRun === true
    const verdict = await withIngestion(app, (context) => decide(context, proposal, { dryRun }))
    return verdictAnswer(app, verdict)
  })
}

/** Who is at the keyboard. */
export function whoAmI(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run under a number that has no name.
    return 'operator'
  }
}

/** An event's number: its own, or one that has become part of it. */
export function eventNumber(text: string): number {
  const value = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(value))
    throw new InvalidArgumentError('Write the number of an event, as affiche event list shows it.')
  return value
}

/** For an argument that may be given several times. */
export function eventNumbers(text: string, earlier: readonly number[] = []): number[] {
  return [...earlier, eventNumber(text)]
}
