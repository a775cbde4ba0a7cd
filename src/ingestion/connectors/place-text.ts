import { commasOutsideLists } from '../../lib/parted-list.ts'

export interface PlaceParts {
  readonly name?: string | undefined
  readonly address?: string | undefined
}

/** `Microsoft Teams Meeting; Salle Vega`: calendar programs put in front where to watch it. */
const MEETING =
  /^\s*(?:microsoft )?(?:teams|zoom|google meet|webex)(?:[ -](?:meeting|besprechung))?\s*;\s*(?=\S)|^\s*r[ée]union microsoft teams\s*;\s*(?=\S)/i

/** Longer is no place. */
const LENGTH_MAX = 1000

/** `"Salle Vega" <vega@town.example>`: rooms that are booked by mail are told by their mailboxes. */
const MAILBOX = /(?:"([^"<>]*)"\s*|([^"<>;,]*))<[^<>\s@]+@[^<>\s@]+>/g

/**
 * `Salle Vega, 3 rue des Pins, 31000 Toulouse`, also with line breaks, bars or semicolons, or `Salle Vega (3 rue des Pins, Toulouse)`. What
 * begins with a number is an address without a name. Some programs write `Salle Vega @ 3 rue des Pins`. `title`: the name,
 * where it is told apart as well.
 */
export function placeParts(given: string, title = ''): PlaceParts {
  const text = given
    .slice(0, LENGTH_MAX)
    .replace(MAILBOX, (_, quoted?: string, bare = '') => quoted ?? bare.trimEnd())
    .replace(MEETING, '')
    .replace(/\s*\n\s*|\s+\|\s+|\s*;\s+/g, ', ')
    .replace(/^[,\s]+|[,\s]+$/g, '')
  if (text === '') return { name: title === '' ? undefined : title }
  if (title !== '' && text.startsWith(title)) return named(title, text.slice(title.length))
  return apart(text)
}

function apart(text: string): PlaceParts {
  const at = text.indexOf(' @ ')
  if (at > 0) return named(text.slice(0, at), text.slice(at + 3))
  const [, before, inside] = /^([^()]{2,}?)\s*\(([^()]*,[^()]*)\)$/.exec(text) ?? []
  if (before !== undefined && inside !== undefined) return { name: before, address: inside }
  if (/^\d/.test(text) && text.includes(',')) return { address: text }
  const [, name, address] = /^([^,;]*?) [-–] ([^,;]*\b\d{5}\b[^,;]*)$/.exec(text) ?? []
  if (name !== undefined && address !== undefined) return { name, address }
  const [comma] = commasOutsideLists(text)
  return comma === undefined ? { name: text } : named(text.slice(0, comma), text.slice(comma))
}

function named(name: string, rest: string): PlaceParts {
  const address = rest.replace(/^[,\s]+/, '')
  return { name: name.trim(), address: address === '' ? undefined : address }
}
