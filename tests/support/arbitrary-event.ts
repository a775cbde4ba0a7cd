import fc from 'fast-check'
import { CATEGORIES } from '../../src/domain/category.ts'
import type { AvailableDate, Commentary, Event, Source } from '../../src/domain/event.ts'
import { TRUSTS, type Partner } from '../../src/domain/partner.ts'
import type { Performer } from '../../src/domain/performer.ts'
import type { DirectoryPlace, ImageForms, Place } from '../../src/domain/place.ts'
import { PUBLIC_URL_MARK } from '../../src/domain/public-url.ts'
import type { Stamp } from '../../src/domain/stamp.ts'

/** Pieces that break careless writers: markup, quotes, CDATA's end, controls, half characters, the mark itself. */
const NASTY = [
  'R&B <Live> "x" \'y\'',
  ']]>',
  '<![CDATA[',
  '&amp;',
  '$& $1 $$',
  '\\u0041 \\n \\',
  '\r\n\t',
  '\u0000\u0008\u000B\u001F',
  '\uFFFE\uFFFF',
  '\uD83D',
  '\uDC4B',
  '👋🏽',
  PUBLIC_URL_MARK,
  '\u2028\u2029\u0085',
  '\u202E\u200B\uFEFF',
  'null',
  ' ',
] as const

export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 4,
  })
  .map((pieces) => pieces.join(''))

const anyTextOrNull = fc.option(anyText)

/** Ids that we mint: 1 to 2^53-1. */
export const anyId = fc.oneof(
  fc.integer({ min: 1, max: 1000 }),
  fc.maxSafeNat().map((id) => id || 1),
)

/** Years 1 to 9999 in any zone. */
const FIRST_MS = Date.parse('0001-01-02T00:00:00Z')
const LAST_MS = Date.parse('9999-12-30T00:00:00Z')

export const anyInstant = fc.oneof(
  fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2040-01-01') }),
  fc.integer({ min: FIRST_MS, max: LAST_MS }),
)

const anyInstantOrNull = fc.option(anyInstant)

export const anyStamp: fc.Arbitrary<Stamp> = fc.record({
  at: anyInstant,
  offset: fc.oneof(
    fc.constantFrom(-720, -210, 0, 60, 120, 345, 840),
    fc.integer({ min: -1080, max: 1080 }),
  ),
})

const finite = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true })

const anyGrade = finite(0, 5)
const anyGradeOrNull = fc.option(anyGrade)
const anyCount = fc.nat({ max: 10_000_000 })
const anyCents = fc.option(fc.oneof(fc.constant(0), fc.nat({ max: 10_000_000 })))

const anyAddress = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(`${PUBLIC_URL_MARK}/images/abc.webp`, 'https://seller.example/?a=1&b=2', ''),
  anyText,
)
const anyAddressOrNull = fc.option(anyAddress)

export const anyImages: fc.Arbitrary<ImageForms> = fc.record({
  image: anyAddressOrNull,
  width: fc.option(anyCount),
  height: fc.option(anyCount),
  square: anyAddressOrNull,
  rectangle: anyAddressOrNull,
  web: anyAddressOrNull,
})

export const anyPartner: fc.Arbitrary<Partner> = fc.record({
  id: anyId,
  name: anyText,
  logo: anyAddress,
  backColor: fc.nat({ max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`),
  trust: fc.constantFrom(...TRUSTS),
  commissionRate: finite(0, 1),
  commissionPerTicket: finite(0, 100),
  commissionPerCart: finite(0, 100),
  linkTemplate: fc.constant(null),
})

const anyAvailableDate: fc.Arbitrary<AvailableDate> = fc.record({
  start: anyStamp,
  end: anyStamp,
  endNotReliable: fc.boolean(),
  unknownAvailability: fc.boolean(),
})

export const anySource: fc.Arbitrary<Source> = fc.record({
  id: anyId,
  partner: anyPartner,
  start: anyStamp,
  end: anyStamp,
  lowestPriceCents: anyCents,
  highestPriceCents: anyCents,
  isGoodDeal: fc.boolean(),
  goodDealReasons: fc.constant([]),
  link: anyAddress,
  isBookable: fc.boolean(),
  availableDates: fc.array(anyAvailableDate, { maxLength: 3 }),
  cantRetrieveAvailableDates: fc.boolean(),
  averageGrade: anyGradeOrNull,
  totalGrades: anyCount,
  notAvailableAt: anyInstantOrNull,
})

const anyCommentary: fc.Arbitrary<Commentary> = fc.record({
  grade: anyGrade,
  content: anyTextOrNull,
  username: anyText,
  date: fc.option(anyStamp),
})

const anyLat = finite(-90, 90)
const anyLng = finite(-180, 180)

const anyMoment = fc
  .tuple(fc.nat({ max: 6 }), fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map(([day, hour, minute]) => ({ day, time: String(hour * 100 + minute).padStart(4, '0') }))

export const anyDirectoryPlace: fc.Arbitrary<DirectoryPlace> = fc.record({
  id: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
  name: anyText,
  address: anyText,
  lng: anyLng,
  lat: anyLat,
  averageGrade: anyGradeOrNull,
  totalGrades: fc.option(anyCount),
  street: anyTextOrNull,
  city: anyTextOrNull,
  postalCode: anyTextOrNull,
  country: fc.option(fc.constantFrom('FR', 'BE', 'CH')),
  photoRef: anyTextOrNull,
  website: anyAddressOrNull,
  editorialSummary: anyTextOrNull,
  periods: fc.option(fc.array(fc.record({ open: anyMoment, close: anyMoment }), { maxLength: 3 })),
})

export const anyPlace: fc.Arbitrary<Place> = fc.record({
  id: anyId,
  name: anyText,
  street: anyTextOrNull,
  city: anyTextOrNull,
  postalCode: anyTextOrNull,
  country: fc.option(fc.constantFrom('FR', 'BE', 'CH')),
  lat: anyLat,
  lng: anyLng,
  zone: fc.constant('Europe/Paris'),
  images: anyImages,
  directoryId: fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/)),
  directoryPlace: fc.option(anyDirectoryPlace),
})

export const anyPerformer: fc.Arbitrary<Performer> = fc.record({
  id: anyId,
  name: anyText,
  description: anyTextOrNull,
  images: anyImages,
})

export const anyPerformers = fc.uniqueArray(anyPerformer, {
  maxLength: 3,
  selector: (performer) => performer.id,
})

function anyEventOf(performers: readonly Performer[]): fc.Arbitrary<Event> {
  return fc.record({
    id: anyId,
    name: anyText,
    start: anyStamp,
    end: anyStamp,
    endNotReliable: fc.boolean(),
    lowestPriceCents: anyCents,
    highestPriceCents: anyCents,
    description: anyText,
    images: anyImages,
    notAvailableAt: anyInstantOrNull,
    cancelledAt: anyInstantOrNull,
    createdAt: anyInstant,
    sources: fc.array(anySource, { maxLength: 3 }),
    categories: fc
      .subarray(CATEGORIES as (typeof CATEGORIES)[number][], { minLength: 1, maxLength: 3 })
      .map((categories) => categories.map((category) => category.id)),
    commentaries: fc.array(anyCommentary, { maxLength: 3 }),
    averageGrade: anyGradeOrNull,
    totalGrades: anyCount,
    trendingScore: finite(0, 1e6),
    trendChangeDay: fc.constant(null),
    performerIds: fc.constant(performers.map((performer) => performer.id)),
    nextChangeAt: anyInstantOrNull,
    provenance: fc.constant({}),
  })
}

export interface AnyEvent {
  readonly event: Event
  readonly place: Place
  readonly performers: readonly Performer[]
  readonly updatedAt: number
}

/** Any event of the domain with what stands around it, whatever the texts and numbers hold. */
export const anyEvent: fc.Arbitrary<AnyEvent> = anyPerformers.chain((performers) =>
  fc.record({
    event: anyEventOf(performers),
    place: anyPlace,
    performers: fc.constant(performers),
    updatedAt: anyInstant,
  }),
)
