import type { Address } from './address.ts'

/** An address in Korean runs from the large to the small: `서울특별시 마포구 소나무로 12`, `경기도 수원시 팔달구 소나무로 12`. */
const FORM =
  /^(?<before>|.*?[\s,(|:])(?:대한민국 )?(?:(?<code>\d{5}) )?(?:(?<city>서울|부산|대구|인천|광주|대전|울산|세종)(?:특별자치시|특별시|광역시|시)?|(?<province>(?:경기|강원|충청[남북]|전라[남북]|경상[남북]|제주|전북)(?:특별자치)?도|경기|강원|충[남북]|전[남북]|경[남북]|제주) (?<town>\p{sc=Hangul}+[시군])) (?<street>\p{sc=Hangul}+[구군동읍면로길](?: [^()]*)?\d[^()]*)\)?(?: ?\([^()]*\))?$/u

/** Null for a text that is no such address. */
export function readKoreanAddress(text: string, named: boolean): Address | null {
  const found = FORM.exec(text)?.groups
  if (found === undefined) return null
  const { before = '', code, city, province, town, street = '' } = found
  const name = before.replace(/[\s,(|:]+$/u, '').trim()
  return {
    name: named || name === '' ? null : name,
    street: street.trim(),
    postalCode: code ?? null,
    city: city ?? town ?? null,
    region: province ?? null,
    country: 'KR',
  }
}
