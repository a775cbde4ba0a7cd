import type { Retention } from '../../domain/directory.ts'
import { cleanLine, cutText } from '../../lib/clean-text.ts'
import { readGooglePlace } from './google-place.ts'
import { AnswerBroken, DirectoryStopped } from './places-directory.ts'
import type { PlacesDirectory, SoughtPlace } from './places-directory.ts'
import { DIRECTORY_ID } from './sound-fields.ts'

/** What the adapter is handed: it knows neither the net nor the key. */
export interface GoogleAround {
  readonly retention: Retention
  /** The body of the answer to a GET of this path below the service's address; the key is added on the way. */
  ask(path: string, query: Readonly<Record<string, string>>): Promise<string>
  sleep(ms: number): Promise<void>
  /** The text without the key, in case an answer repeats it. */
  readonly hideKey: (text: string) => string
  /** One more call is made; false: no more may be today. */
  count(): Promise<boolean>
}

/** Of which a place of ours is made; other fields cost more and are shown nowhere. */
const DETAILS =
  'place_id,name,formatted_address,address_components,geometry/location,url,business_status,photos,' +
  'rating,user_ratings_total,website,editorial_summary,opening_hours/periods'
const FOUND_MAX = 3
/** Around where partners say a place is. */
const BIAS_METRES = 2000
const ATTEMPTS_MAX = 4
const BACKOFF_MS = 2000

/** "It has no such place" in all the ways in which that is said of one id. */
const UNKNOWN = new Set(['NOT_FOUND', 'INVALID_REQUEST', 'ZERO_RESULTS'])
/** Worth asking again in a moment. */
const PASSING = new Set(['OVER_QUERY_LIMIT', 'UNKNOWN_ERROR'])
/** It will answer nothing else either. */
const REFUSING = new Set(['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'REQUEST_DENIED'])

const STATUS = /^[A-Z_]{1,60}$/

interface Answer {
  readonly status: string
  readonly body: Readonly<Record<string, unknown>>
}

/** The legacy web services of Google's places: Find Place, Text Search, Place Details. */
export function googleLegacy(around: GoogleAround): PlacesDirectory {
  const idsOf = (items: unknown) =>
    (Array.isArray(items) ? (items as readonly unknown[]) : []).flatMap((item) => {
      const { place_id: id } = (item ?? {}) as { place_id?: unknown }
      return typeof id === 'string' && DIRECTORY_ID.test(id) ? [id] : []
    })
  return {
    provider: 'google-legacy',
    retention: around.retention,
    ownsId: (id) => /^(ChIJ|E[a-zA-Z]|G[a-zA-Z])[A-Za-z0-9_-]{20,}$/.test(id),
    async find(place) {
      const input = questionText(place)
      const isPlaced = place.lat !== null && place.lng !== null
      const at = `${place.lat},${place.lng}`
      const found = await ask(around, 'findplacefromtext/json', {
        input,
        inputtype: 'textquery',
        fields: 'place_id',
        ...(isPlaced ? { locationbias: `circle:${BIAS_METRES}@${at}` } : {}),
      })
      const ids = found.status === 'OK' ? idsOf(found.body['candidates']) : []
      if (ids.length > 0) return ids.slice(0, FOUND_MAX)
      // The broader search knows places by what they are as well as by how they are called.
      const searched = await ask(around, 'textsearch/json', {
        query: input,
        ...(isPlaced ? { location: at, radius: String(BIAS_METRES) } : {}),
      })
      return idsOf(searched.status === 'OK' ? searched.body['results'] : []).slice(0, FOUND_MAX)
    },
    async details(id) {
      const { status, body } = await ask(around, 'details/json', { place_id: id, fields: DETAILS })
      return status === 'OK' ? readGooglePlace(body['result'], id) : null
    },
  }
}

function questionText({ name, street, postalCode, city, country }: SoughtPlace): string {
  const town = [postalCode, city].filter((part) => part !== null).join(' ')
  return [name, street, town, country].filter((part) => part !== null && part !== '').join(', ')
}

async function ask(
  around: GoogleAround,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    if (!(await around.count()))
      throw new DirectoryStopped(
        'as many calls as a day may have (AFFICHE_GOOGLE_PLACES_CALLS) are made',
      )
    const answer = readAnswer(await around.ask(path, query))
    const { status } = answer
    if (status === 'OK' || UNKNOWN.has(status)) return answer
    if (!PASSING.has(status) || attempt >= ATTEMPTS_MAX) {
      const why = `Google answered ${status}${saying(around, answer)}`
      throw REFUSING.has(status) ? new DirectoryStopped(why) : new AnswerBroken(why)
    }
    await around.sleep(BACKOFF_MS * 2 ** (attempt - 1))
  }
}

function readAnswer(text: string): Answer {
  try {
    const body: unknown = JSON.parse(text)
    const { status } = (body ?? {}) as { status?: unknown }
    if (typeof status === 'string' && STATUS.test(status))
      return { status, body: body as Answer['body'] }
  } catch {
    // Said below, as for any other answer that is none.
  }
  throw new AnswerBroken('Google answered something that is no answer of its places service')
}

const SAYING_MAX = 300

/** What it says beside the status; a key that is repeated in it is left out. */
function saying({ hideKey }: GoogleAround, { body }: Answer): string {
  const { error_message: message } = body as { error_message?: unknown }
  if (typeof message !== 'string' || message === '') return ''
  return `: ${cutText(cleanLine(hideKey(message)), SAYING_MAX)}`
}
