import type { AppContext } from '../app/context.ts'
import type { IngestionContext, Progress } from '../ingestion/context.ts'
import { settleEngine } from '../lib/engine-settings.ts'
import type { Answer } from './answer.ts'
import { answerUnlessStopped } from './interruptible.ts'
import type { Halfway } from './interruptible.ts'
import { logLines } from './log-lines.ts'
import type { Terminal } from './terminal.ts'

/** Opens the database for one command and closes it whatever happens. `halfway`: where the command takes long. */
export async function withApp(
  terminal: Terminal,
  work: (app: AppContext) => Promise<Answer>,
  halfway?: Halfway,
): Promise<void> {
  await answerUnlessStopped(terminal, (stop) => withOpenApp(terminal, work, stop), halfway)
}

async function withOpenApp(
  terminal: Terminal,
  work: (app: AppContext) => Promise<Answer>,
  stop: AbortSignal,
): Promise<Answer> {
  const { openApp } = await import('../app/context.ts')
  const logTo = terminal.live ? logLines(terminal) : undefined
  const app = await openApp({ env: terminal.env, clock: terminal.clock, logTo, stop })
  try {
    stop.throwIfAborted()
    return await work(app)
  } finally {
    await app.close()
  }
}

/** What ingestion needs, for the length of one command. */
export async function withIngestion<Value>(
  app: AppContext,
  work: (context: IngestionContext) => Promise<Value>,
  options: {
    readonly progress?: (progress: Progress) => void
    readonly waits?: (host: string, ms: number) => void
  } = {},
): Promise<Value> {
  settleEngine()
  const { openIngestion } = await import('../app/ingestion.ts')
  const ingestion = openIngestion(app, options)
  try {
    return await work(ingestion.context)
  } finally {
    await ingestion.close()
  }
}
