import type { Outcome } from '../connector.ts'

const PRIVATE = /^private (?:\p{L}+ )?(?:event|function|gig|party)s?$/iu

/** True where the venue, or the title, says that only invited people come. */
export function isPrivate(...texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) => PRIVATE.test(text ?? ''))
}

export function withheld(id: string): Outcome {
  return { rejected: 'an event for invited people only', id, withdraw: true }
}
