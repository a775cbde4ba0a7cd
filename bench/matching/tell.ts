import { categoryNamed } from '../../src/domain/category.ts'
import { UNTOLD_PLACE } from '../../src/domain/listing.ts'
import type {
  Listing,
  ListingPerformer,
  ListingPlace,
  Precision,
  Session,
} from '../../src/domain/listing.ts'
import { parseTitle } from '../../src/domain/title/parse-title.ts'
import type { Stamp } from '../../src/domain/stamp.ts'

/** A listing in few words, for fixtures and generators. Times are local, `2026-06-12 20:00` or `2026-06-12`. */
export interface Words {
  readonly id?: string
  readonly title: string
  /** One start, several sessions, or (`to` given, no clock) a range. */
  readonly at: string | readonly string[]
  /** `open`: a run with no end told. */
  readonly to?: string
  readonly place?: Partial<ListingPlace> | null
  readonly main?: string
  readonly run?: boolean
  readonly kind?: Listing['kind']
  readonly by?: readonly (string | Partial<ListingPerformer>)[]
  readonly more?: Partial<Listing>
  readonly timing?: Partial<Listing['timing']>
  /** Minutes east of UTC. */
  readonly offset?: number
}

const RUNS = new Set([
  'theatre',
  'comedy',
  'exhibition',
  'cinema',
  'attraction',
  'workshop',
  'family',
])

export function tell(words: Words): Listing {
  const main = words.main ?? 'music'
  const category = categoryNamed(main)
  const single = !(words.run ?? RUNS.has(main.split('/')[0] ?? ''))
  return {
    externalId: words.id ?? words.title,
    name: words.title,
    nameMarkers: [],
    url: '',
    language: null,
    timing: { ...timingOf(words), ...words.timing },
    status: 'scheduled',
    availability: 'unknown',
    statusSince: null,
    saleFrom: null,
    saleUntil: null,
    description: '',
    image: null,
    categories: category === undefined ? [] : [category],
    grain: single ? 'single' : 'run',
    kind: words.kind ?? parseTitle(words.title, { comedy: main === 'comedy' }).kind ?? 'admission',
    performers: (words.by ?? []).map(toPerformer),
    place: words.place == null ? null : { ...UNTOLD_PLACE, ...words.place },
    online: false,
    offers: [],
    rating: null,
    reviews: [],
    ...words.more,
  }
}

function toPerformer(told: string | Partial<ListingPerformer>): ListingPerformer {
  const given = typeof told === 'string' ? { name: told } : told
  return {
    externalId: null,
    name: '',
    role: 'headliner',
    description: null,
    image: null,
    sameAs: [],
    ...given,
  }
}

export function stampAt(text: string, offset: number): Stamp {
  const [day = '', clock = '00:00'] = text.split(' ')
  return { at: Date.parse(`${day}T${clock}Z`) - offset * 60_000, offset }
}

function timingOf({ at, to, offset = 120 }: Words): Listing['timing'] {
  const starts = typeof at === 'string' ? [at] : at
  const [first = ''] = starts
  const start = stampAt(first, offset)
  const clocked = first.includes(' ')
  const isRange = to !== undefined && !clocked && typeof at === 'string'
  const precision: Precision = isRange ? 'range' : clocked ? 'minute' : 'day'
  const sessions: Session[] = isRange
    ? []
    : starts.map((text) => ({
        start: stampAt(text, offset),
        end: null,
        availability: 'unknown',
        cancelled: false,
      }))
  return {
    zone: 'Europe/Paris',
    precision,
    start,
    end: to === undefined || to === 'open' ? null : stampAt(to, offset),
    endApproximate: to !== undefined && !to.includes(' '),
    sessions,
    sessionsComplete: !isRange,
    doors: null,
    previousStart: null,
  }
}
