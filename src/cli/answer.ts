/** What a command ends with: one document for scripts, one text for people. */
export interface Answer {
  /** The one document that `--json` prints. */
  readonly json: unknown
  /** For a screen of so many columns, where that makes a difference; elsewhere they are without end. */
  readonly text: string | ((columns: number) => string)
  /** 1 when the command did its work and the outcome is a failure (a held run, a failing check). */
  readonly exitCode?: 0 | 1
}

/** The command was understood and could not be done: exit 1. */
export class CommandFailure extends Error {
  readonly hint: string | null

  constructor(message: string, hint: string | null = null) {
    super(message)
    this.name = 'CommandFailure'
    this.hint = hint
  }
}

/** The command was not understood: exit 2. */
export class WrongUsage extends CommandFailure {
  constructor(message: string, hint: string | null = null) {
    super(message, hint)
    this.name = 'WrongUsage'
  }
}
