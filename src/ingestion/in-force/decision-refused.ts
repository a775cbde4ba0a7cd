/** What an operator asked cannot be done as it was asked; nothing was kept of it. */
export class DecisionRefused extends Error {
  /** What to do instead, where that is known. */
  readonly hint: string | null
  /** It is no matter of what there is: no such thing can be asked. */
  readonly isUsage: boolean

  constructor(message: string, hint: string | null = null, isUsage = false) {
    super(message)
    this.name = 'DecisionRefused'
    this.hint = hint
    this.isUsage = isUsage
  }
}
