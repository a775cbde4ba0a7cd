import { type DestinationStream, type Logger, destination, pino } from 'pino'

export type { Logger } from 'pino'

export interface LoggerOptions {
  readonly level?: string
  /** Where the lines go; default stderr, so that stdout stays free for a command's answer. */
  readonly destination?: DestinationStream
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

/** Structured lines (JSON), written in blocks so that a busy server does not wait for its log. */
export function createLogger(options: LoggerOptions = {}): Logger {
  return pino(
    {
      level: options.level ?? 'info',
      base: null,
      redact: SECRET_MEMBERS.flatMap((name) => [name, `*.${name}`]),
    },
    options.destination ?? bufferedStderr(),
  )
}

/** Long enough to write in blocks under load, short enough that a person watching sees it at once. */
const FLUSH_EVERY_MS = 250
const BLOCK_BYTES = 4096

function bufferedStderr(): DestinationStream {
  return destination({
    dest: 2,
    sync: false,
    minLength: BLOCK_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
  })
}
