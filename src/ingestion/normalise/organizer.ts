import type { ListingOrganizer } from '../../domain/listing.ts'
import { readSite } from './contacts.ts'
import { asText, readLine } from './text.ts'
import type { TextRules } from './text.ts'

/** Who holds the event, given as an object, a text or a list of either; null where nothing is told of them. */
export function readOrganizer(value: unknown, rules: TextRules): ListingOrganizer | null {
  const given: unknown = Array.isArray(value) ? value[0] : value
  if (given === null || given === undefined) return null
  const { name, url, licence } = (typeof given === 'object' ? given : { name: given }) as Record<
    string,
    unknown
  >
  const called = readLine(name, rules)
  const organizer = {
    // An address for mail is a person's, and no name.
    name: called === null || /^\S+@\S+\.\S+$/u.test(called) ? null : called,
    site: readSite(url),
    licences: licencesOf(licence),
  }
  const isTold = organizer.name !== null || organizer.site !== null || organizer.licences.length > 0
  return isTold ? organizer : null
}

const LICENCES_MAX = 10
const LICENCE_TEXT_MAX = 1000

/** `PLATESV-R-2021-012345 / L-D-21-678` → two numbers in capitals and digits, in order; what has few digits is none. */
function licencesOf(value: unknown): readonly string[] {
  const given = Array.isArray(value) ? value : [value]
  const numbers = given.slice(0, LICENCES_MAX).flatMap((one) => {
    const text = asText(one)
    if (text === null || text.length > LICENCE_TEXT_MAX) return []
    return text
      .toUpperCase()
      .split(/[/,;&|]|\s(?:ET|AND|-)\s|\bLICEN[CS]ES?\b|\bN°/u)
      .map((number) => number.replace(/[^A-Z0-9]/gu, ''))
      .filter((number) => number.length <= 40 && (number.match(/\d/gu) ?? []).length >= 5)
  })
  return [...new Set(numbers)].toSorted().slice(0, LICENCES_MAX)
}
