import { bodyOf, normaliseAll, readBody } from './read-body.ts'
import { rss } from '../../src/ingestion/connectors/rss/rss.ts'

export const NAMESPACES = [
  'xmlns:ev="http://purl.org/rss/1.0/modules/event/"',
  'xmlns:xcal="urn:ietf:params:xml:ns:xcal"',
  'xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#"',
  'xmlns:georss="http://www.georss.org/georss"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:gd="http://schemas.google.com/g/2005"',
].join(' ')

export const channel = (...items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${NAMESPACES}><channel><title>Vega</title>
   <language>fr-FR</language>${items.join('\n')}</channel></rss>`

export const item = (inside: string) =>
  channel(`<item><title>Les Loutres</title><link>https://vega.example/1</link>
    <guid isPermaLink="false">e-1</guid><pubDate>Mon, 12 Jan 2026 09:00:00 GMT</pubDate>${inside}</item>`)

export const START = '<ev:startdate>2026-12-05T20:00:00+01:00</ev:startdate>'

export async function read(text: string, options: Record<string, string> = {}) {
  const body = await readBody(rss, bodyOf(text), options)
  return { ...body, ...normaliseAll(body.natives, 'rss', options), refused: body.rejected }
}

export async function only(text: string, options: Record<string, string> = {}) {
  const { natives, listings, refused } = await read(text, options)
  if (natives.length !== 1) throw new Error(JSON.stringify({ natives, refused }))
  return { native: natives[0]!, listing: listings[0]! }
}
