import { createHash } from 'node:crypto'
import { cleanLine } from '../../lib/clean-text.ts'
import { rememberingWords } from '../../lib/remember.ts'
import { NO_WORD } from './tables/no-words.ts'
import { asText } from './text.ts'

const EXTERNAL_ID_MAX = 512

/** A partner's id: text, digit for digit; null when there is none. Of one that is too long to be kept its beginning and a hash. */
export function readExternalId(value: unknown): string | null {
  const text = asText(value)
  if (text === null) return null
  const id = cleanLine(text)
  // Where many records have it, each would take the place of the one before.
  if (NO_WORD.test(id)) return null
  if (id.length <= EXTERNAL_ID_MAX) return id === '' ? null : id
  const hash = createHash('sha256').update(id, 'utf8').digest('hex').slice(0, 32)
  return `${id.slice(0, EXTERNAL_ID_MAX / 2).toWellFormed()}…${hash}`
}

const DIRECTORY_ID = /^[A-Za-z0-9_-]{1,512}$/
const OSM =
  /^(?:osm[:/-]?|(?:https?:\/\/)?(?:www\.)?openstreetmap\.org\/)?(node|way|relation)[/:](\d{1,19})$/i

/** An id of the places directory as lookups take it; undefined when it can be none. OpenStreetMap's become `osm-n1`. */
export function readDirectoryId(value: unknown): string | null | undefined {
  const text = asText(value)?.trim() ?? ''
  if (text === '') return null
  const [, kind, number] = OSM.exec(text) ?? []
  if (kind !== undefined) return `osm-${kind[0]?.toLowerCase()}${number}`
  return DIRECTORY_ID.test(text) ? text : undefined
}

/** Addresses and spellings that hold an id of another system. */
const SAME_AS: readonly (readonly [pattern: RegExp, scheme: string])[] = [
  [
    /^(?:https?:\/\/(?:www\.|beta\.)?musicbrainz\.org\/artist\/|musicbrainz:|mbid:)([0-9a-f]{8}-[0-9a-f-]{27})/i,
    'musicbrainz',
  ],
  [/^(?:https?:\/\/(?:www\.|m\.)?wikidata\.org\/(?:wiki|entity)\/|wikidata:)(Q\d+)/i, 'wikidata'],
  [
    /^(?:https?:\/\/open\.spotify\.com\/(?:intl-\w+\/)?artist\/|spotify:artist:|spotify:)([A-Za-z0-9]{22})/,
    'spotify',
  ],
  [/^(?:https?:\/\/(?:www\.)?songkick\.com\/artists\/|songkick:)(\d+)/i, 'songkick'],
  [/^(?:https?:\/\/(?:www\.)?discogs\.com\/artist\/|discogs:)(\d+)/i, 'discogs'],
  [/^(?:https?:\/\/(?:www\.)?bandsintown\.com\/a\/|bandsintown:)(\d+)/i, 'bandsintown'],
  [/^(?:https?:\/\/(?:www\.)?deezer\.com\/(?:\w\w\/)?artist\/|deezer:)(\d+)/i, 'deezer'],
  [/^(?:https?:\/\/isni\.org\/isni\/|isni:)(\d{15}[\dX])/i, 'isni'],
]
const OTHER_SCHEME = /^([a-z][a-z0-9]{1,30}):(?!\/\/)(\S{1,200})$/

/** `scheme:id`, from that form or from the address of the performer's page there; null when it holds no id. */
export const readSameAs = rememberingWords(2000, idElsewhere)

function idElsewhere(text: string): string | null {
  const trimmed = text.trim()
  for (const [pattern, scheme] of SAME_AS) {
    const id = pattern.exec(trimmed)?.[1]
    if (id !== undefined) return `${scheme}:${scheme === 'musicbrainz' ? id.toLowerCase() : id}`
  }
  const [, scheme, id] = OTHER_SCHEME.exec(trimmed) ?? []
  return scheme === undefined || scheme.startsWith('http') ? null : `${scheme}:${id}`
}
