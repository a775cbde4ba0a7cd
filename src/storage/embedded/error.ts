import { systemFault, toldFault } from '../../lib/system-fault.ts'

/** Why the built-in server cannot serve, in one sentence an operator can act on. */
export class EmbeddedServerError extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(
      `The built-in PostgreSQL cannot start: ${why.replace(/\.$/, '')}. ` +
        'To use a PostgreSQL server of your own instead, set AFFICHE_DATABASE_URL.',
      options,
    )
    this.name = 'EmbeddedServerError'
  }
}

/** What the system refused on the way, as a sentence about the data folder. */
export function folderFault(dataDir: string, error: unknown): unknown {
  if (error instanceof EmbeddedServerError || codeOf(error) === null) return error
  const { path } = error as { path?: unknown }
  const where = typeof path === 'string' && path !== dataDir ? ` (${path})` : ''
  return new EmbeddedServerError(
    `the data folder ${dataDir} cannot be used: ${systemFault(error)}${where}; AFFICHE_DATA_DIR names another`,
    { cause: error },
  )
}

/** Of what a program of the server's wrote before it gave up: the words that tell why. */
export function reasonWritten(output: string): string {
  const lines = output.trim().split('\n')
  const why = lines.findLast((line) => /\b(?:error|fatal|panic):/i.test(line)) ?? lines.at(-1) ?? ''
  const said = why.replace(/^.*?\b(?:error|fatal|panic): */i, '')
  const known = toldFault(said)
  return known === null ? said : `${said}: ${known}`
}

/** The system's code (ENOENT, EACCES…) or SQLSTATE of an error, if it has one. */
export function codeOf(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : null
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
