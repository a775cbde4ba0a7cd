import { foldName } from '../../lib/fold-name.ts'

/** What a place tells of its town in members of their own. */
export interface TownTold {
  readonly city: string | null
  readonly region: string | null
  readonly postalCode: string | null
}

/** A street without what follows it of its town: `12 Pine St, Austin, TX` is `12 Pine St` where the town is told apart. */
export function streetAlone(street: string, { city, region, postalCode }: TownTold): string {
  const said = new Set(
    [
      city,
      region,
      postalCode,
      together(city, region),
      together(region, postalCode),
      together(city, region, postalCode),
      together(postalCode, city),
      together(city, postalCode),
    ].flatMap((text) => (text === null ? [] : [foldName(text)])),
  )
  const parts = street
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  // A number alone is no street.
  const least = Math.max(1, parts.findIndex((part) => /\p{L}/u.test(part)) + 1)
  while (parts.length > least && said.has(foldName(parts.at(-1) ?? ''))) parts.pop()
  return parts.join(', ')
}

function together(...parts: readonly (string | null)[]): string | null {
  return parts.includes(null) ? null : parts.join(' ')
}

/** States that are written as words are: `Drive-IN`, `Add-ON`. */
const WORDS = new Set(['IN', 'ON', 'OR', 'ME', 'OK'])

/** Sellers tell halls of one name apart by their states: `Vega Center - TX`, `Vega Center-PA`, `Vega Center (MA)`. */
export function nameWithoutState(name: string, region: string | null): string {
  if (region === null || !/^[A-Z]{2}$/.test(region)) return name
  const spelt = `${region}|${region.charAt(0)}${region.charAt(1).toLowerCase()}`
  const tail = new RegExp(
    String.raw`(?: [-–] (?:${spelt})${WORDS.has(region) ? '' : `|-${region}`}|,? \(${region}\)|, ${region})$`,
  )
  const bare = name.replace(tail, '').trim()
  return bare.length > 2 ? bare : name
}

/** `Vega Hall (Austin)`, where the town is told apart. */
export function nameWithoutTown(name: string, city: string | null): string {
  if (city === null || !name.endsWith(')')) return name
  const at = name.lastIndexOf('(')
  const isTown = at > 2 && foldName(name.slice(at)) === foldName(city)
  return isTown ? name.slice(0, at).trim() : name
}
