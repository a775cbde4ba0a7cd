/** Signs before postal codes that are not the country's code: those of cars. */
export const POSTAL_SIGNS: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
}

/** Codes of countries that people write before postal codes. */
export const COUNTRY_SIGNS: readonly string[] =
  'AT BA BE BG CH CY CZ DE DK EE ES FI FR GE GR HR HU IT LU MC MD ME MK NL NO PL PT RO RS SE SI SK TR UA'.split(
    ' ',
  )
