import type { Chosen, Claim } from '../claim.ts'
import { givers } from '../claim.ts'
import { DESCRIPTION } from '../policy.ts'

/**
 * The text of one listing, never several glued together: trust, times how much it says (up to 1,500 characters),
 * a little more for French, half for one that only repeats the name.
 */
export function chooseDescription(claims: readonly Claim[]): Chosen<string> {
  const given = givers(claims, ({ listing }) => listing.description !== '')
  let chosen: Claim | undefined
  let most = -1
  // In order of precedence, so that the first of equals stays.
  for (const claim of given) {
    const worth = given.length === 1 ? 1 : worthOf(claim)
    if (worth > most) {
      chosen = claim
      most = worth
    }
  }
  if (chosen === undefined) return { value: '', from: [] }
  return { value: chosen.listing.description, from: [chosen.id] }
}

function worthOf({ listing, trust }: Claim): number {
  const { description, language, name } = listing
  const length = Math.min(description.length, DESCRIPTION.lengthMax) / DESCRIPTION.lengthMax
  const repeats = description.toLowerCase().trim() === name.toLowerCase().trim()
  return trust * length * languageWorth(language) * (repeats ? DESCRIPTION.boilerplate : 1)
}

function languageWorth(language: string | null): number {
  if (language === null) return DESCRIPTION.unknownLanguage
  return language.toLowerCase().startsWith('fr') ? DESCRIPTION.french : DESCRIPTION.otherLanguage
}
