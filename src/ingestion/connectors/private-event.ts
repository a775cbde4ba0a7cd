import type { Outcome } from './connector.ts'

const PRIVATE =
  /^(?:private (?:\p{L}+ )?(?:event|function|gig|party)s?|(?:soir[ée]e|[ée]v[ée]nement|r[ée]ception) priv[ée]e?|privatisation|geschlossene gesellschaft|privatveranstaltung|(?:evento|fiesta) privad[oa]|(?:evento|festa) privat[oa])$/iu

/** True where the venue, or the title, says that only invited people come. */
export function isPrivate(...texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) => PRIVATE.test(text ?? ''))
}

export const FOR_INVITED = 'an event for invited people only'

export function withheld(id: string): Outcome {
  return { rejected: FOR_INVITED, id, withdraw: true }
}
