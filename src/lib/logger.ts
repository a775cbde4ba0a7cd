import { type DestinationStream, type Logger, pino } from 'pino'
import { type BlockWriter, createBlockWriter } from './block-writer.ts'

export type { DestinationStream, Logger } from 'pino'

export interface LoggerOptions {
  readonly level?: string
  /** Where the lines go; default stderr, so that stdout stays free for a command's answer. */
  readonly destination?: DestinationStream | undefined
}

/** Members that could hold a credential are masked whoever logs them: the last net, not the first. */
const SECRET_MEMBERS = [
  'authorization',
  'clientSecret',
  'client_secret',
  'refreshToken',
  'refresh_token',
  'accessToken',
  'access_token',
  'password',
]

const destinations = new WeakMap<Logger, DestinationStream>()

/** Structured lines (JSON), written in blocks so that a busy server does not wait for its log. */
export function createLogger(options: LoggerOptions = {}): Logger {
  const destination = options.destination ?? bufferedStderr()
  const redact = SECRET_MEMBERS.flatMap((name) => [name, `*.${name}`])
  const logger = pino({ level: options.level ?? 'info', base: null, redact }, destination)
  destinations.set(logger, destination)
  return logger
}

/** Writes a finished line (JSON with its line break) where the logger's own go: for lines that come too often for it. */
export function lineWriter(logger: Logger): (line: string) => void {
  const destination = destinations.get(logger) ?? bufferedStderr()
  return (line) => destination.write(line)
}

let stderr: BlockWriter | undefined

/** One for the process, emptied when it ends. */
function bufferedStderr(): DestinationStream {
  if (stderr === undefined) {
    const writer = createBlockWriter(2)
    process.once('exit', () => writer.flush())
    stderr = writer
  }
  return stderr
}
