import { brazilianTown } from './brazilian-town.ts'
import { stateInCity } from './states.ts'

/** A state or province told with its town: `Austin, TX`, `Paraty - RJ`. */
export function regionInCity(city: string | null, country: string | null): string | null {
  if (city === null) return null
  return stateInCity(city, country) ?? brazilianTown(city, country)?.region ?? null
}
