import { EL, JA, PL, SV } from './phrases-east.ts'
import { ES, IT, TR } from './phrases-south.ts'
import { DE, EN, FR, NL } from './phrases-west.ts'
import type { Phrases } from './tongues.ts'
import type { Tongue } from './towns.ts'

export const PHRASES: Readonly<Record<Tongue, Phrases>> = {
  fr: FR,
  en: EN,
  de: DE,
  nl: NL,
  es: ES,
  it: IT,
  tr: TR,
  pl: PL,
  sv: SV,
  el: EL,
  ja: JA,
}
