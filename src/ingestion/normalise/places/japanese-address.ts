import type { Address } from './address.ts'

/**
 * An address in Japanese runs from the large to the small without a sign between: postal code, prefecture, town, district,
 * number, then a blank and the building.
 */

/** Not within a telephone number. */
const POSTAL = /(?<![\d-])〒?\s*(\d{3})[-‐−ー－]?(\d{4})(?!\d)/u
const PREFECTURES = /東京都|北海道|(?:大阪|京都)府|(?:神奈川|和歌山|鹿児島|[一-龠]{2})県/gu
/** First those that have the sign of a town within their names. */
const TOWN =
  /^(?:四日市市|廿日市市|野々市市|市川市|市原市|[^市区町村\s]+?郡[^市区町村\s]+?[町村]|[^市\s]+?市|[^区\s]+?区|\S+?[町村])/u
const COUNTRY = /^(?:日本国?)[、,\s]*/u

/** Null for a text that is no such address. */
export function readJapaneseAddress(text: string, named: boolean): Address | null {
  const found = [...text.matchAll(PREFECTURES)].map((match) => partsAt(text, match))
  const parts = found.find(({ town }) => town !== undefined)
  if (parts?.town === undefined) return null
  const { town, behind, prefecture } = parts
  const digits = text.normalize('NFKC')
  const [code, first, last] = POSTAL.exec(digits) ?? []
  const before = text.slice(0, parts.index).normalize('NFKC')
  const name = before
    .replace(code ?? '', '')
    .replace(COUNTRY, '')
    .replace(/[\s、,]+$/u, '')
    .trim()
  // The wards of Tokyo are no towns of their own to those who go there.
  const isWard = prefecture === '東京都' && town.endsWith('区')
  const street = (isWard ? behind : behind.slice(town.length)).normalize('NFKC').trim()
  return {
    name: named || name === '' ? null : name,
    street: street === '' ? null : street,
    postalCode: first === undefined ? null : `${first}-${last}`,
    city: isWard ? '東京' : town,
    region: prefecture,
    country: 'JP',
  }
}

/** A hall may be called by its prefecture: then no town stands behind it. */
function partsAt(text: string, { 0: prefecture, index }: RegExpExecArray) {
  const behind = text.slice(index + prefecture.length).trim()
  return { prefecture, index, behind, town: TOWN.exec(behind)?.[0] }
}
