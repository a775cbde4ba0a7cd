import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import type { DecisionState } from '../../ingestion/decisions/decision-states.ts'
import type { Answer } from '../answer.ts'
import { deciding, withDecidingOptions, type DecidingOptions } from '../deciding.ts'
import { decisionJson, decisionWords } from '../decision-words.ts'
import { positive } from '../options.ts'
import { textTable } from '../table.ts'
import { instantOrNull } from '../time.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'
import { utcText } from '../../lib/utc-text.ts'

const SHOWN = 50

const STATES: Readonly<Record<DecisionState, string>> = {
  stands: 'stands',
  superseded: 'outranked',
  takenBack: 'taken back',
  takesBack: 'takes back',
}

const REVOKE_HELP = `
The log keeps both. Everything is concluded anew as if the decision had never been made: events, places and
performers get their old numbers back. What takes a decision back can itself be taken back.

Examples:
  affiche decisions
  affiche revoke 12 --dry-run`

export function registerDecisions(program: Command, terminal: Terminal): void {
  program
    .command('decisions')
    .description('what operators decided, the newest first, and what has become of it')
    .option('--limit <n>', 'how many at most', positive, SHOWN)
    .action(({ limit }: { limit: number }) => withApp(terminal, (app) => list(app, limit)))
}

export function registerRevoke(program: Command, terminal: Terminal): void {
  withDecidingOptions(
    program
      .command('revoke')
      .description('take a decision back')
      .argument('<decision>', 'its number', positive),
  )
    .addHelpText('after', REVOKE_HELP)
    .action((id: number, options: DecidingOptions) =>
      deciding(
        terminal,
        options,
        async () => {
          const { revokeDecision } = await import('../../ingestion/decisions/event-proposals.ts')
          return revokeDecision(id)
        },
        id,
      ),
    )
}

async function list({ database }: AppContext, limit: number): Promise<Answer> {
  const { decisionsInForce } = await import('../../ingestion/in-force/decisions-in-force.ts')
  const { decisionStates } = await import('../../ingestion/decisions/decision-states.ts')
  const log = await decisionsInForce(database)
  const states = await decisionStates(database, log)
  const shown = log.toReversed().slice(0, limit)
  const json = shown.map((decision) => {
    const { id, at, by, why, revokes, what } = decision
    const state = states.get(id) ?? 'stands'
    return { id, at: instantOrNull(at), by, why, state, revokes, what: decisionJson(what) }
  })
  const more = log.length - shown.length
  const text =
    shown.length === 0
      ? 'Nothing was decided yet. affiche review list shows what waits for you.'
      : textTable(
          ['decision', 'at', 'by', 'state', 'what', 'why'],
          shown.map((decision) => [
            decision.id,
            utcText(decision.at),
            decision.by,
            STATES[states.get(decision.id) ?? 'stands'],
            decisionWords(decision),
            decision.why,
          ]),
        )
  return { json, text: more > 0 ? `${text}\n\n${more} older ones: --limit shows more.` : text }
}
