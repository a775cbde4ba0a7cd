/** Which of the weekdays of a month, from the first on, as patterns. */
export const NTH_WORDS: readonly string[] = [
  'first|1st|premier|1er|erste[rn]?|1\\.|primer|primero|primo|1[ºo°]|primeir[oa]|eerste|första|første|pierwsz[yaą]|prvn?í|prv[áú]|első|ensimmäinen|prim(?:a|ul)|перв(?:ый|ая|ое|ую)',
  'second|2nd|deuxième|2e|2ème|zweite[rn]?|2\\.|segundo|secondo|2[ºo°]|tweede|andra|anden|andre|drug[iąa]|druh[ýáéou]|második|toinen|втор(?:ой|ая|ое|ую)',
  'third|3rd|troisième|3e|3ème|dritte[rn]?|3\\.|tercer|tercero|terzo|3[ºo°]|terceir[oa]|derde|tredje|trzeci[aą]?|třetí|tretí|harmadik|kolmas|трет(?:ий|ья|ье|ью)',
  'fourth|4th|quatrième|4e|4ème|vierte[rn]?|4\\.|cuarto|quarto|4[ºo°]|vierde|fjärde|fjerde|czwart[yaą]|čtvrt[ýáé]|štvrt[ýá]|negyedik|neljäs|четв[её]рт(?:ый|ая|ое|ую)',
  'fifth|5th|cinquième|5e|5ème|fünfte[rn]?|5\\.|quinto|5[ºo°]|vijfde|femte|piąt[yaą]|pát[ýáé]|ötödik',
]
export const LAST_WORDS =
  'last|dernier|letzte[rn]?|último|ultim[oa]|últim[oa]|laatste|sista|sidste|siste|ostatni[aą]?|poslední|posledn[ýáú]|utolsó|viimeinen|ultima|последн(?:ий|яя|ее|юю)'
