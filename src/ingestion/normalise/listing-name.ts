import type { Listing } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { readMarkers } from './name-markers.ts'
import type { MarkedName } from './name-markers.ts'
import { isNobody } from './performers.ts'
import type { Settings } from './settings.ts'
import { NO_NAME_YET, NO_WORD } from './tables/no-words.ts'
import { readLine } from './text.ts'

export const NO_NAME = 'no name'

/** What sellers put up to try their own shop. */
const DO_NOT = String.raw`(?:ne pas (?:acheter|vendre|r[ée]server)|(?:do not|don['’]t) (?:buy|purchase|sell|book)|not for sale|nicht (?:kaufen|verkaufen)|no (?:comprar|vender)|non (?:acquistare|vendere))`
const TEST = new RegExp(
  [
    String.raw`^\W*test(?:\W+(?:event|event only|[ée]v[ée]nement|show|spectacle))?\W*$`,
    String.raw`^\W*test\b.*${DO_NOT}`,
    String.raw`${DO_NOT}.*\btest(?:\W+(?:event|show))?\W*$`,
  ].join('|'),
  'iu',
)

function isTest(name: string): boolean {
  return /test/iu.test(name) && TEST.test(name)
}

/** The name, or why there is none. */
export function readName(
  native: NativeListing,
  settings: Settings,
  held: Listing | null,
): MarkedName | string {
  const said = readLine(native.name, settings.text)
  const line = said === null || NO_WORD.test(said) ? null : said
  const isYetToCome = line !== null && NO_NAME_YET.test(line)
  if (line !== null && !isYetToCome) return isTest(line) ? 'a test event' : readMarkers(line)
  if (held !== null) return { name: held.name, markers: held.nameMarkers, availability: null }
  const bill = isYetToCome ? nameOfBill(native.performers, settings) : null
  if (bill !== null) return { name: bill, markers: [], availability: null }
  return isYetToCome ? 'the name is not announced yet' : NO_NAME
}

/** Who plays, where the night has no name yet. */
function nameOfBill(performers: NativeListing['performers'], settings: Settings): string | null {
  const names = (Array.isArray(performers) ? performers : [performers]).flatMap((one: unknown) => {
    const told = typeof one === 'object' && one !== null && 'name' in one ? one.name : one
    const name = readLine(told, settings.text)
    return name === null || isNobody(name) ? [] : [name]
  })
  return names.length === 0 ? null : names.join(', ')
}
