const PHONE =
  /[\s,;]*(?<!\p{L})(?:ph(?:one)?|t[ée]l(?:[ée]phone)?)\.?(?: n[o°]\.?)?\s*:?\s*\+?\d[\d ().-]{6,}$/iu
/** What a form asked for, in place of what it asked for. */
const ASKED = /^(?:street|road|avenue|address|rue|adresse|stra(?:ß|ss)e|calle|via|straat)$/i

/** A street without the number that somebody is called at; null where nothing is left of it. */
export function streetTold(line: string): string | null {
  const street = line.replace(PHONE, '').trim()
  return street === '' || ASKED.test(street) ? null : street
}
