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

/** The system's code (ENOENT, EACCES…) or SQLSTATE of an error, if it has one. */
export function codeOf(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : null
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
