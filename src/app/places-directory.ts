import { googleLegacy } from '../ingestion/enrich/google-legacy.ts'
import { AnswerBroken } from '../ingestion/enrich/places-directory.ts'
import type { PlacesDirectory } from '../ingestion/enrich/places-directory.ts'
import { fetchFeed } from '../ingestion/fetch/fetch-feed.ts'
import { FetchError } from '../ingestion/fetch/fetch-error.ts'
import type { FetchContext } from '../ingestion/fetch/fetched.ts'
import { countCall } from '../storage/directory-stale.ts'
import { settings } from './config.ts'
import type { AppContext } from './context.ts'

/** No answer about one place is nearly as long. */
const ANSWER_BYTES_MAX = 1024 * 1024

/** The directory that is asked over the net; null where no key was given. */
export function openPlacesDirectory(
  { config, clock, database }: Pick<AppContext, 'config' | 'clock' | 'database'>,
  fetching: FetchContext,
): PlacesDirectory | null {
  const key = config.googlePlacesKey
  if (key === null) return null
  return googleLegacy({
    hideKey: (text) =>
      [
        key,
        encodeURIComponent(key),
        new URLSearchParams({ key }).toString().slice('key='.length),
      ].reduce((hidden, form) => hidden.replaceAll(form, '***'), text),
    retention: config.googlePlacesKeep,
    sleep: fetching.sleep,
    count: () => {
      const day = new Date(clock.now()).toISOString().slice(0, 10)
      return countCall(database, day, config.googlePlacesCalls)
    },
    async ask(path, query) {
      const location = `${config.googlePlacesUrl}/${path}?${new URLSearchParams(query).toString()}`
      // By its name: the key itself never is in an address that an error could show.
      const options = { 'query.key': `env:${settings.googlePlacesKey.name}` }
      try {
        return await read(fetching, { location, options, validators: null, htmlIsData: false })
      } catch (error) {
        if (error instanceof FetchError) throw new AnswerBroken(error.message, { cause: error })
        throw error
      }
    },
  })
}

async function read(
  fetching: FetchContext,
  request: Parameters<typeof fetchFeed>[1],
): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const fetched of fetchFeed(fetching, request)) {
    if (fetched.kind !== 'body') continue
    for await (const chunk of fetched.chunks()) {
      size += chunk.length
      if (size > ANSWER_BYTES_MAX) throw new AnswerBroken('an answer was far too long')
      chunks.push(chunk)
    }
  }
  return Buffer.concat(chunks).toString('utf8')
}
