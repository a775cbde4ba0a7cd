import type { Address } from './address.ts'

/**
 * An address in Chinese runs from the large to the small without a sign between, as one in Japanese does (japanese-address.ts):
 * `台北市中山區松江路12號3樓`, `上海市静安区松树路5号`. Its hall stands in front of it, behind a blank or a sign.
 */

/** Longer is no address, and would be looked through from each of its signs. */
const LENGTH_MAX = 300
const LAND = /^(?:台灣|臺灣|台湾|中国|中國|香港)[、,\s]*/u
const FORM =
  /(?<before>^|.*?[\s,，、/／|(（:：])(?<code>\d{3,6}\s?)?(?:台灣|臺灣|中国|中國)?(?<province>\p{sc=Han}{2,3}(?:省|自治区))?(?<city>\p{sc=Han}{2,4}[市縣县])(?<street>(?:\p{sc=Han}{1,4}[區区鄉乡鎮镇市县縣])?\p{sc=Han}{1,12}[路街道巷弄段里村][^,，()（）]{0,40})[)）]?$/u
/** Signs that only one of the two writes. */
const TAIWAN = /[縣區號樓臺鎮鄉]/u
const CHINA = /[县区号楼镇乡]/u

/** Null for a text that is no such address. */
export function readChineseAddress(text: string, named: boolean): Address | null {
  if (text.length > LENGTH_MAX || !/[市縣县]/u.test(text)) return null
  const found = FORM.exec(text.replace(LAND, ''))?.groups
  if (found === undefined) return null
  const { before = '', code, city = '', street = '', province } = found
  const name = before.replace(/[\s,，、/／|(（:：]+$/u, '').trim()
  const isBoth = TAIWAN.test(street) === CHINA.test(street)
  return {
    name: named || name === '' ? null : name,
    street: street.normalize('NFKC').trim(),
    postalCode: code?.trim() ?? null,
    city,
    region: province ?? null,
    country: isBoth ? null : TAIWAN.test(street) ? 'TW' : 'CN',
  }
}
