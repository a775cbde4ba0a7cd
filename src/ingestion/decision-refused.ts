/** What an operator asked cannot be done as it was asked; nothing was kept of it. */
export class DecisionRefused extends Error {
  /** What to do instead, where that is known. */
  readonly hint: string | null

  constructor(message: string, hint: string | null = null) {
    super(message)
    this.name = 'DecisionRefused'
    this.hint = hint
  }
}
