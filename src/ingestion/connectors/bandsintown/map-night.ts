import type { NativeListing } from '../../../domain/native-listing.ts'
import { foldName } from '../../../lib/fold-name.ts'
import type { Outcome } from '../connector.ts'
import { isHouse } from '../hall-words.ts'
import { without } from '../json-value.ts'
import { names } from './group-rows.ts'
import type { Night } from './group-rows.ts'
import { withoutPlace } from './name-of-night.ts'
import { isPrivate, withheld } from '../private-event.ts'
import type { Row } from './row.ts'
import { townOf } from './town.ts'

/** A name of more acts than this is no name any more. */
const NAMES_MAX = 5

/** All artists of one night as one native listing. */
export function mapNight(night: Night, venues: ReadonlySet<string>): Outcome {
  const [head] = night
  if (night.some(({ title, venue }) => isPrivate(title, venue))) return withheld(head.id)
  const titled = night.find((row) => row.title !== null && !repeats(row.title, row.venue)) ?? head
  const known = venues.has(foldName(head.venue)) || isHouse(head.venue)
  const venueIsTitle = repeats(titled.title, head.venue) && !known
  const title = repeats(titled.title, head.venue) && !venueIsTitle ? null : titled.title
  const acts = withoutHall(night, title)
  const inTitle = acts.filter((row) => names(title, row.artist))
  const heads = new Set((inTitle.length === 0 ? acts : inTitle).filter((row) => !opens(row, night)))
  const listing: NativeListing = {
    id: head.id,
    name:
      title === null
        ? namesOf(acts)
        : withoutPlace(title, { ...head, artists: acts.map(({ artist }) => artist) }),
    url: head.url,
    timeZone: head.zone ?? undefined,
    ...datesOf(night),
    image: (inTitle[0] ?? head).image ?? undefined,
    categories: [categoryOf(night)],
    performers: acts.map((row) =>
      without({
        id: row.artistId ?? undefined,
        name: row.artist,
        role: heads.has(row) ? 'headliner' : 'support',
        image: row.image ?? undefined,
        sameAs: row.artistId === null ? undefined : [`bandsintown:${row.artistId}`],
      }),
    ),
    // What a stream calls its venue is where it is seen.
    place: head.online && head.location === '' ? null : placeOf(head, venueIsTitle),
    online: head.online ? true : undefined,
  }
  return { listing: without(listing) }
}

/** A hall may be entered as an artist too: it is none beside others, nor where the title tells what is on. */
function withoutHall(night: Night, title: string | null): readonly Row[] {
  const acts = night.filter(({ artist, venue, location, zone }) => {
    const [name, hall] = [foldName(artist), foldName(venue)]
    const withTown = `${hall}${foldName(townOf(location, zone).city ?? '')}`
    return name === '' || (name !== hall && name !== withTown.replaceAll(' ', ''))
  })
  const isTold = acts.length > 0 || (title !== null && !repeats(title, night[0].artist))
  return isTold ? acts : night
}

/** What stands between who opens the night and for whom. */
const OPENING =
  /(?:^|[\s(])(?:open(?:s|ing|er)?(?: act)? for|support(?:s|ing| (?:act )?(?:for|to))|premi[èe]re partie d(?:[eu]|es|['’]))(?=[\s'’])/iu

/** `Otters opening for Badgers` as the title of Otters, where the bill tells Badgers too. */
function opens({ title, artist }: Row, night: Night): boolean {
  const found = OPENING.exec(title ?? '')
  if (title === null || found === null) return false
  const behind = title.slice(found.index + found[0].length)
  return !names(behind, artist) && night.some((other) => names(behind, other.artist))
}

/** What acts, titles and halls say that is not meant by music. */
const CATEGORIES: readonly (readonly [words: RegExp, category: string])[] = [
  [/(?<!\p{L})comedy(?!\p{L})/iu, 'comedy'],
  [/(?<!\p{L})ballet(?!\p{L})/iu, 'dance/ballet'],
  [/(?<!\p{L})(?:the|das|el|le) musical(?!\p{L})/iu, 'theatre/musical'],
  [/\(op[eé]ra\)/iu, 'classical/opera'],
  [/(?<!\p{L})(?:philharmonic|symphony orchestra)(?!\p{L})/iu, 'classical/symphonic'],
]

function categoryOf(night: Night): string {
  const texts = night.flatMap(({ artist, title, venue }) => [artist, title ?? '', venue])
  const found = CATEGORIES.find(([words]) => texts.some((text) => words.test(text)))
  return found?.[1] ?? 'music'
}

/** A venue called as its town is only the town. */
function placeOf(row: Row, venueIsTitle: boolean): NativeListing['place'] {
  const town = townOf(row.location, row.zone)
  const isTown = foldName(row.venue) === foldName(town.city ?? '')
  return without({
    name: row.venue === '' || venueIsTitle || isTown ? undefined : row.venue,
    ...town,
  })
}

function repeats(title: string | null, venue: string): boolean {
  return title !== null && foldName(title) === foldName(venue)
}

/** From the first start that tells its time to the last end; where somebody begins after that, the end is not told. */
function datesOf(night: Night): Pick<NativeListing, 'start' | 'end'> {
  const starts = night.map((row) => row.start).toSorted()
  const start = starts.find((one) => one.includes('T')) ?? starts[0]
  const end = night
    .flatMap((row) => row.end ?? [])
    .toSorted()
    .at(-1)
  const isLast = end !== undefined && end > (starts.at(-1) ?? '')
  return isLast || night.length === 1 ? { start, end } : { start, end: undefined }
}

/** `S. A. M.` and `S.A.M` are one. */
function namesOf(acts: readonly Row[]): string {
  const names = new Map<string, string>()
  for (const { artist } of acts) {
    const key = foldName(artist) || artist
    if (!names.has(key)) names.set(key, artist)
  }
  return [...names.values()].slice(0, NAMES_MAX).join(', ')
}
