import { foldName } from '../../../lib/fold-name.ts'
import { cityCentre } from '../../../lib/geo/centres.ts'
import { BEHIND } from '../../../lib/street-words.ts'
import { BRITISH_TOWNS } from '../tables/british-towns.ts'
import { regionIn } from './region-names.ts'

/** A street with its house or name. */
const STREET = String.raw`(?:^|\s)\S+ [^,]*?(?<!\p{L})(?:${BEHIND.any})\.?`
const STREET_AT_END = new RegExp(`${STREET}$`, 'iu')
const STREET_WITHIN = new RegExp(String.raw`${STREET}\s`, 'iu')

/** `12 High Street Leeds LS1 4AB`, `12 High Street Stow on the Wold GL54 1AB`: a comma before the town that none parts from its street. */
export function withBritishTown(text: string): string {
  const [, code] = / ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/.exec(text) ?? []
  if (code === undefined) return text
  const before = text.slice(0, -code.length).replace(/[\s,]+$/, '')
  const at = before.lastIndexOf(',') + 1
  const part = before.slice(at).trim()
  if (isTownWithSaint(part)) return text
  const words = part.split(' ')
  const behind = townBehindStreet(words)
  return behind === null ? text : `${text.slice(0, at)} ${behind} ${code}`.trim()
}

const WORDS_MAX = 6

function townBehindStreet(words: readonly string[]): string | null {
  const from = Math.max(2, words.length - WORDS_MAX)
  const parted = (at: number): string =>
    `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}`
  const isBehind = (at: number, street: RegExp): boolean =>
    street.test(words.slice(0, at).join(' '))
  const town = (at: number): string => words.slice(at).join(' ')
  for (let at = from; at < words.length; at += 1)
    if (isBehind(at, STREET_AT_END) && isCalledTown(town(at))) return parted(at)
  for (let at = from; at < words.length; at += 1)
    if (isBehind(at, STREET_WITHIN) && cityCentre('GB', town(at)) !== undefined) return parted(at)
  // Districts and counties stand beside others: of these one word alone is surely a town.
  const last = words.length - 1
  return last >= 2 && isBehind(last, STREET_AT_END) && isWord(town(last)) ? parted(last) : null
}

function isWord(town: string): boolean {
  if (/^(?:north|south|east|west)$/i.test(town)) return false
  return /^\p{Lu}[\p{L}'’-]{2,}$/u.test(town) && regionIn(town, 'GB') === null
}

/** `St Albans`, `Stow on the Wold`: how towns of several words are called. */
const OF_SEVERAL =
  /^(?:St\.?|Saint) \p{Lu}[\p{L}'’-]+$|^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:on|upon|under|by|in|le|super|next|cum)(?: (?:the|la))? \p{Lu}[\p{L}'’-]+$/u

/** `Bury St Edmunds`, `Chalfont St Peter`: no street that is called Bury, but for `Castle St Leeds`. */
function isTownWithSaint(part: string): boolean {
  const [, saint] = /^\p{Lu}[\p{L}'’-]+ St\.? (\p{Lu}[\p{L}'’-]+)$/u.exec(part) ?? []
  return saint !== undefined && cityCentre('GB', saint) === undefined
}

function isCalledTown(town: string): boolean {
  return (
    BRITISH_TOWNS.has(foldName(town)) ||
    OF_SEVERAL.test(town) ||
    cityCentre('GB', town) !== undefined
  )
}
