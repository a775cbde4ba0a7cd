import { countryCode } from '../../../lib/geo/countries.ts'
import type { Address } from './address.ts'

/**
 * An address in Russian, Ukrainian or Bulgarian marks its town by a sign, wherever it stands: `г. Москва, ул. Сосновая, д. 12`,
 * `вул. Соснова, 12, м. Київ`.
 */

const TOWN = /^(?:г(?:ор(?:од)?)?|гр(?:ад)?|місто)(?:\.\s?|\s)(?=\p{Lu})(.+)$/u
/** A town in Ukrainian; in Russian a station of the underground. */
const TOWN_OR_STATION = /^м\.\s?(?=\p{Lu})(.+)$/u
const STREET =
  /(?<!\p{L})(?:ул(?:ица)?|вул(?:иця)?|пр(?:-т|-кт|осп)?|проспект|пер(?:еулок)?|пров|пл(?:ощадь|оща)?|наб(?:ережная)?|бул(?:ьвар|евард)?|б-р|ш|шоссе|проезд|аллея|тупик)(?!\p{L})/u
const REGION = /(?<!\p{L})(?:обл(?:асть)?|край|респ(?:ублика)?|р-н|район)(?!\p{L})/u
const CODE = /^\d{5,6}$/

/** Null for a text that is no such address. */
export function readCyrillicAddress(text: string, named: boolean): Address | null {
  const parts = text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isUkrainian = /[іїєґ]|(?<!\p{L})вул(?!\p{L})/iu.test(text)
  const townOf = (part: string) =>
    TOWN.exec(part)?.[1] ?? (isUkrainian ? TOWN_OR_STATION.exec(part)?.[1] : null) ?? null
  const marked = parts.findIndex((part) => townOf(part) !== null)
  const at = marked === -1 ? beforeStreet(parts, named) : marked
  const city = townOf(parts[at] ?? '') ?? parts[at] ?? null
  if (city === null) return null
  const others = parts.filter((_, index) => index !== at)
  const postalCode = others.find((part) => CODE.test(part)) ?? null
  const country = others.map(countryCode).find((code) => code !== null) ?? null
  const rest = others.filter(
    (part) => !CODE.test(part) && !REGION.test(part) && countryCode(part) === null,
  )
  const isNamed = !named && /\p{L}/u.test(rest[0] ?? '') && !STREET.test(rest[0] ?? '')
  const name = isNamed ? (rest.shift() ?? null) : null
  const street = rest.length === 0 ? null : rest.join(', ')
  return { name, street, postalCode, city, region: null, country }
}

/** Of one to three words that begin with capitals, none of which a house is called by. */
const TOWN_ALONE =
  /^(?!.*(?<!\p{L})(?:дом|дк|клуб|театр|зал|центр|парк|тр?ц|трк|бц|музей|стадион|арена|кафе|бар|двор\p{L}*|бібліотека|библиотека|школа|ресторан|площад[ьи]|площа|отель|гостиница|готель|усадьба|филармония|філармонія|консерватория|галерея|собор|храм|церковь|церква|цирк|палац|университет|університет|институт|завод|студия|студія|сцена|лофт|город|місто)(?!\p{L}))[\u0400-\u04ff]{2,}(?:[ -][\u0400-\u04ff]+){0,2}$/iu

/** `Клуб, Москва, ул. Сосновая, 3`: the town before its street, behind the name where one is told. -1 where none is. */
function beforeStreet(parts: readonly string[], named: boolean): number {
  const at = parts.findIndex((part) => STREET.test(part)) - 1
  const town = parts[at] ?? ''
  const isTown = (part: string) =>
    TOWN_ALONE.test(part) && !REGION.test(part) && !STREET.test(part) && countryCode(part) === null
  // `ул. Сосновая, 3, Москва` tells it behind.
  const isBehind = parts.slice(at + 2).some(isTown)
  return at >= (named ? 0 : 1) && isTown(town) && !isBehind ? at : -1
}
