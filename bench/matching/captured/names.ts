import { UNTOLD_PLACE } from '../../../src/domain/listing.ts'
import { compareTitles } from '../../../src/ingestion/resolve/compare-titles.ts'
import { choosePlace } from '../../../src/ingestion/resolve/places.ts'
import { choosePerformer } from '../../../src/ingestion/resolve/performers.ts'
import { placeBook, toUniverse } from '../universe.ts'
import { tell } from '../tell.ts'
import { countPairs } from '../pair-count.ts'
import type { PairCount } from '../pair-count.ts'
import type { Feeds } from './read.ts'

/** Captured names of places, performers and works, with what is known of which are one. */

const rowsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\r$/u, ''))
    .filter((line) => line !== '')

/** Venues of one agenda under ids of its own: different ones are different places. */
export function agendaVenues(feeds: Feeds): PairCount | null {
  const file = 'venue-names/songkick_venues.csv'
  if (!feeds.has(file)) return null
  const book = placeBook([])
  const venues = rowsOf(feeds.text(file))
    .slice(1)
    .flatMap((line) => {
      const found = /^"?(.*?)"?,(\d+),"?(.*?)"?,(-?[\d.]*),(-?[\d.]*),/u.exec(line)
      if (found === null) return []
      const [, name = '', id = '', city = '', lat = '', lng = ''] = found
      const at = { lat: lat === '' ? null : Number(lat), lng: lng === '' ? null : Number(lng) }
      return [{ id, name: name.replaceAll('""', '"'), city, ...at }]
    })
  const found = venues.map(({ id, ...told }) => ({
    truth: id,
    place: book.choose({ ...UNTOLD_PLACE, ...told }).id,
    text: `${told.name} (${told.city})`,
  }))
  return countPairs(found)
}

interface Bilingual {
  readonly en: string
  readonly native?: string
  readonly zh?: string
  readonly city: string
  readonly lat: number
  readonly lng: number
}

/** Theatres told in two scripts; rooms of one house bear its English name. */
export function bilingualHalls(feeds: Feeds): PairCount | null {
  const files = ['venue-names/kr_venues.json', 'venue-names/tw_venues.json']
  if (!feeds.has(...files)) return null
  const book = placeBook([])
  const halls = files.flatMap((file) => feeds.json<Bilingual[]>(file))
  const found = halls.flatMap(({ en, native, zh, city, lat, lng }) =>
    [en, native ?? zh].flatMap((name) =>
      name === undefined
        ? []
        : [
            {
              truth: `${en}|${city}`,
              place: book.choose({ ...UNTOLD_PLACE, name, city, lat, lng }).id,
              text: `${name} (${city})`,
            },
          ],
    ),
  )
  return countPairs(found)
}

/**
 * Restaurants of two guides with the pairs that are one. Without a town nothing joins by its name alone: what is counted
 * is whom a person would be asked about.
 */
export function restaurantGuides(feeds: Feeds): PairCount | null {
  const files = ['D1_rest1', 'D1_rest2', 'D1_gt'].map((name) => `entity-resolution/${name}.csv`)
  if (!feeds.has(...files)) return null
  const [first = [], second = [], pairs = []] = files.map((file) =>
    rowsOf(feeds.text(file))
      .slice(1)
      .map((line) => line.split('|')),
  )
  const theirsOf = new Map(pairs.map(([ours = '', theirs = '']) => [theirs, ours]))
  // Rows of kitchens, towns and streets stand beside those of houses, which alone have telephones.
  const houses = (rows: readonly (readonly string[])[]) =>
    rows.flatMap(([id = '', name = '', phone = '']) => (phone === '' ? [] : [{ id, name }]))
  const [ours, theirs] = [houses(first), houses(second)]
  const all = [
    ...ours.map(({ id, name }) => ({ truth: id, place: null, text: name })),
    ...theirs.map(({ id, name }) => ({
      truth: theirsOf.get(id) ?? `other ${id}`,
      place: null,
      text: name,
    })),
  ]
  const told = all.map(({ text: name }) => ({ ...UNTOLD_PLACE, name, country: 'US' }))
  return countPairs(all, (a, b) => {
    const [x, y] = [told[a], told[b]]
    const acrossGuides = a < ours.length && b >= ours.length
    if (!acrossGuides || x === undefined || y === undefined) return false
    const known = { ...y, id: 1, aliases: [], isCentroid: false, directoryId: '' }
    const { placeId, review } = choosePlace(x, [known])
    return placeId !== null || review !== null
  })
}

interface Work {
  readonly canonical: string
  readonly aliases: readonly string[]
}

/** Titles of musicals in many tongues: names of one work are to agree, those of two never. */
export function workTitles(feeds: Feeds): PairCount | null {
  const file = 'venue-names/works.json'
  if (!feeds.has(file)) return null
  const { works } = feeds.json<{ works: Work[] }>(file)
  const titles = works.flatMap(({ canonical, aliases }) =>
    [canonical, ...aliases].map((title) => ({ truth: canonical, title })),
  )
  const { candidates } = toUniverse(
    titles.map(({ title }, index) => ({
      partner: index + 1,
      listing: tell({ title, at: '2026-06-12', main: 'theatre' }),
    })),
  )
  const units = candidates.map((one, index) => ({
    index,
    births: [one],
    features: one.features,
    key: one.key,
    withdrawn: false,
    thereSince: 0,
    missingSince: null,
    head: one.features.title.head ?? one.features.title.tokens,
  }))
  const joined = (a: number, b: number) => {
    const [x, y] = [units[a], units[b]]
    if (x === undefined || y === undefined) return false
    const { level } = compareTitles(x, y)
    return level === 'exact' || level === 'high'
  }
  const told = titles.map(({ truth, title }) => ({ truth, place: null, text: title }))
  return countPairs(told, joined)
}

/** Songs of two shops, with labelled pairs: is the artist of one song one artist? */
export function songArtists(feeds: Feeds): PairCount | null {
  const file = 'entity-resolution/Structured_iTunes-Amazon_train.txt'
  if (!feeds.has(file)) return null
  const told = rowsOf(feeds.text(file)).flatMap((line, index) => {
    const [left = '', right = '', label = ''] = line.split('\t')
    if (label.trim() !== '1') return []
    const artist = (text: string) => /COL Artist_Name VAL (.*?)(?= COL |$)/u.exec(text)?.[1] ?? ''
    return [left, right].map((side) => ({
      truth: String(index),
      place: null,
      text: artist(side).trim(),
    }))
  })
  const same = (a: number, b: number) => {
    const [x, y] = [told[a]?.text ?? '', told[b]?.text ?? '']
    const nothing = { externalId: null, description: null, image: null, sameAs: [] }
    const candidate = { id: 1, name: y, aliases: [], keys: [] }
    const bill = new Set([1])
    const performer = { ...nothing, name: x, role: 'headliner' as const }
    return choosePerformer(performer, [candidate], bill).performerId !== null
  }
  // Of two songs nobody has told whether their artists differ.
  return countPairs(told, (a, b) => told[a]?.truth === told[b]?.truth && same(a, b))
}
