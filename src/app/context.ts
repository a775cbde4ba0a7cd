import { systemClock, type Clock } from '../lib/clock.ts'
import { createLogger, type DestinationStream, type Logger } from '../lib/logger.ts'
import type { Database } from '../storage/database.ts'
import { adoptEdits } from '../ingestion/resolve/adopt-edits.ts'
import { openStorage } from '../storage/open.ts'
import { readConfig, type Config, type Environment } from './config.ts'

/** All that a process is built from, made once and handed down. */
export interface AppContext {
  /** Settings in place of the process's own environment. */
  readonly env: Environment | undefined
  readonly config: Config
  readonly clock: Clock
  readonly logger: Logger
  readonly database: Database
  readonly databaseUrl: string
  /** The command that this was opened for is to end. */
  readonly stop?: AbortSignal
  close(): Promise<void>
}

export interface AppOptions {
  readonly env?: Environment | undefined
  readonly clock?: Clock | undefined
  readonly logger?: Logger
  /** Where log lines (JSON) go; default stderr. */
  readonly logTo?: DestinationStream | undefined
  /** Log what goes wrong only, unless more was asked for. */
  readonly quiet?: boolean
  readonly stop?: AbortSignal
}

export async function openApp(options: AppOptions = {}): Promise<AppContext> {
  const config = readConfig(options.env)
  adoptEdits(config.matching)
  const level = options.quiet === true && config.logLevel === 'info' ? 'warn' : config.logLevel
  const logger = options.logger ?? createLogger({ level, destination: options.logTo })
  const storage = await openStorage(config)
  return {
    env: options.env,
    config,
    clock: options.clock ?? systemClock,
    logger,
    database: storage.database,
    databaseUrl: storage.url,
    ...(options.stop === undefined ? {} : { stop: options.stop }),
    close: () => storage.close(),
  }
}
