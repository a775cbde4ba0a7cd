import { PLACE_LIMITS, PLACE_WEIGHTS } from './model/weights.ts'

interface Reached {
  readonly phone?: string | undefined
  readonly site?: string | undefined
}

interface Known {
  /** Telephones, which begin with `+`, and sites. */
  readonly contacts: readonly string[]
}

/** Its telephone and site, as a known place keeps those of all who tell of it. */
export function contactsOf({ phone, site }: Reached): readonly string[] {
  return [phone, site].filter((one) => one !== undefined)
}

/** A telephone, a site: each once. What many places have says nothing of one. */
export function contactsInCommon(a: Known, b: Known, rivals: readonly Known[]): [string, number][] {
  const common = a.contacts.filter(
    (one) =>
      b.contacts.includes(one) &&
      rivals.filter((rival) => rival.contacts.includes(one)).length <= PLACE_LIMITS.contactShared,
  )
  const isPhone = (contact: string) => contact.startsWith('+')
  return [
    ...(common.some(isPhone) ? ([['PHONE', PLACE_WEIGHTS.phone]] as [string, number][]) : []),
    ...(common.every(isPhone) ? [] : ([['SITE', PLACE_WEIGHTS.site]] as [string, number][])),
  ]
}
