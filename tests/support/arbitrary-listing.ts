import fc from 'fast-check'
import { CATEGORIES } from '../../src/domain/category.ts'
import type { Member } from '../../src/domain/event.ts'
import type {
  Listing,
  ListingImage,
  ListingPlace,
  Offer,
  Review,
  Session,
  Timing,
} from '../../src/domain/listing.ts'
import { TRUSTS } from '../../src/domain/partner.ts'
import type { Stamp } from '../../src/domain/stamp.ts'
import { offsetAt } from '../../src/lib/zone.ts'
import { SAMPLE_PARTNER } from './sample-event.ts'

/**
 * Any listing that normalising may give: its promises kept (clean texts, ends after starts, sessions in order), and
 * otherwise as odd as can be. Times crowd around `AROUND`, so that clocks, windows and sessions meet.
 */

export const AROUND = Date.parse('2026-11-28T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const ZONES = ['Europe/Paris', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'UTC']

const NAMES = [
  'Les Loutres',
  'LES LOUTRES EN CONCERT',
  'Les Loutres - Salle Boréale',
  'Les Loutres @ Salle Boréale',
  '!!!',
  '1984',
  'Би-2',
  'L’ÉTÉ D’UNE VIE',
  'Fête 💃🏽🎶',
  'R&B <Live> "x" $& $1',
]

const anyCleanText = fc.oneof(
  fc.constantFrom('', 'Un soir de fête.', 'Les Loutres'),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/\p{C}/gu, '')),
)

/** Any instant from 40 days before to 40 days after, in whole minutes, often a round one. */
const anyTime = fc.oneof(
  fc.integer({ min: -40 * 24, max: 40 * 24 }).map((hours) => AROUND + hours * HOUR),
  fc.integer({ min: -40 * 1440, max: 40 * 1440 }).map((minutes) => AROUND + minutes * MINUTE),
)

const anyTimeOrNull = fc.option(anyTime)

const anyAmount = fc.option(
  fc.oneof(
    fc.constantFrom(0, 1.005, 12.5, 20, 25, 40, 1000),
    fc.double({ min: 0, max: 2500, noNaN: true }).map((amount) => Math.round(amount * 100) / 100),
  ),
)

const anyAvailability = fc.constantFrom(
  ...(['available', 'limited', 'soldOut', 'notYet', 'unknown'] as const),
)

const anyPlainOffer: fc.Arbitrary<Offer> = fc.record({
  name: fc.constantFrom('', 'Plein tarif', 'Tarif réduit', 'Early bird', 'Promo -30 %', 'Enfant'),
  kind: fc.constantFrom(
    ...([
      'admission',
      'admission',
      'admission',
      'concession',
      'group',
      'vip',
      'parking',
      'donation',
      'resale',
      'pass',
      'stream',
    ] as const),
  ),
  price: anyAmount,
  priceMax: anyAmount,
  originalPrice: anyAmount,
  fees: fc.option(fc.constantFrom(0, 1.8, 4.5)),
  currency: fc.constantFrom('EUR', 'EUR', 'GBP', 'XPF', 'ZZZ', null),
  availability: anyAvailability,
  validFrom: anyTimeOrNull,
  validUntil: anyTimeOrNull,
})

const anyOffer: fc.Arbitrary<Offer> = fc
  .tuple(anyPlainOffer, fc.boolean())
  .map(([offer, from]) => (from ? { ...offer, from: true } : offer))

const anyImage: fc.Arbitrary<ListingImage> = fc.record({
  url: fc.constantFrom('https://billets.example/a.jpg', 'https://billets.example/b.jpg'),
  width: fc.option(fc.nat({ max: 4000 })),
  height: fc.option(fc.nat({ max: 4000 })),
  generic: fc.boolean(),
})

const anyPlace: fc.Arbitrary<ListingPlace> = fc.record({
  externalId: fc.option(fc.constantFrom('v-1', 'v-2')),
  name: fc.constantFrom('Salle Boréale', ''),
  room: fc.constant(null),
  street: fc.option(fc.constant('12 quai des Brumes')),
  postalCode: fc.option(fc.constant('75019')),
  city: fc.option(fc.constant('Paris')),
  country: fc.option(fc.constant('FR')),
  lat: fc.constant(null),
  lng: fc.constant(null),
  directoryId: fc.constant(null),
  image: fc.constant(null),
})

const anyReview = (zone: string): fc.Arbitrary<Review> =>
  fc.record({
    externalId: fc.option(fc.constantFrom('r1', 'r2')),
    grade: fc.double({ min: 0, max: 5, noNaN: true }),
    text: fc.option(anyCleanText),
    author: fc.constantFrom('', 'Ana', 'Bruno'),
    date: anyTime.map((at) => stamp(zone, at)),
  })

function stamp(zone: string, at: number): Stamp {
  return { at, offset: offsetAt(zone, at) }
}

function localMidnight(zone: string, at: number): Stamp {
  const offset = offsetAt(zone, at)
  const local = Math.floor((at + offset * MINUTE) / DAY) * DAY
  return stamp(zone, local - offsetAt(zone, local - offset * MINUTE) * MINUTE)
}

const anyTiming = (zone: string): fc.Arbitrary<Timing> =>
  fc
    .record({
      precision: fc.constantFrom(
        ...(['minute', 'minute', 'minute', 'day', 'range', 'tba'] as const),
      ),
      first: anyTime,
      length: fc.option(fc.integer({ min: 1, max: 60 * 24 * 20 })),
      endApproximate: fc.boolean(),
      sessions: fc.array(
        fc.record({
          start: anyTime,
          length: fc.option(fc.integer({ min: 1, max: 600 })),
          availability: anyAvailability,
          cancelled: fc.boolean(),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      sessionsComplete: fc.boolean(),
      doors: fc.boolean(),
      previous: fc.option(anyTime, { freq: 4 }),
    })
    .map((words) => {
      const { precision } = words
      const bare = precision === 'range' || precision === 'tba'
      const sessions: Session[] = words.sessions
        .map(({ start, length, availability, cancelled }) => ({
          start: precision === 'day' ? localMidnight(zone, start) : stamp(zone, start),
          end: length === null ? null : stamp(zone, start + length * MINUTE),
          availability,
          cancelled,
        }))
        .map((one) =>
          one.end !== null && one.end.at <= one.start.at ? { ...one, end: null } : one,
        )
        .sort((a, b) => a.start.at - b.start.at)
        .filter((one, index, all) => all[index - 1]?.start.at !== one.start.at)
      const start = bare ? localMidnight(zone, words.first) : sessions[0]!.start
      const end = words.length === null ? null : stamp(zone, start.at + words.length * MINUTE)
      return {
        zone,
        precision,
        start,
        end,
        endApproximate: words.endApproximate,
        sessions: bare ? [] : sessions,
        sessionsComplete: words.sessionsComplete && !bare,
        doors: words.doors ? stamp(zone, start.at - HOUR) : null,
        previousStart: words.previous === null ? null : stamp(zone, words.previous),
      }
    })

/** A single night is cut to one session, as exploding does. */
function cut(listing: Listing): Listing {
  if (listing.grain === 'run') return listing
  const { timing } = listing
  return { ...listing, timing: { ...timing, sessions: timing.sessions.slice(0, 1) } }
}

export const anyListing: fc.Arbitrary<Listing> = fc.constantFrom(...ZONES).chain((zone) =>
  fc
    .record({
      externalId: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 }),
      name: fc.oneof(
        fc.constantFrom(...NAMES),
        anyCleanText.map((text) => text.trim() || 'Nuit'),
      ),
      nameMarkers: fc.subarray(['cancelled', 'postponed', 'rescheduled', 'soldOut'] as const, {
        maxLength: 1,
      }),
      url: fc.constantFrom('https://billets.example/a?b=1&c=2', ''),
      language: fc.constantFrom('fr', 'en', null),
      timing: anyTiming(zone),
      status: fc.constantFrom(
        ...([
          'scheduled',
          'scheduled',
          'scheduled',
          'cancelled',
          'postponed',
          'rescheduled',
        ] as const),
      ),
      availability: anyAvailability,
      statusSince: anyTimeOrNull,
      saleFrom: anyTimeOrNull,
      saleUntil: anyTimeOrNull,
      description: anyCleanText,
      image: fc.option(anyImage),
      categories: fc.subarray(
        CATEGORIES.map(({ id }) => id),
        { maxLength: 6 },
      ),
      grain: fc.constantFrom('single', 'run'),
      kind: fc.constantFrom('admission', 'admission', 'multiDayPass', 'stream'),
      performers: fc.array(
        fc.record({
          externalId: fc.constant(null),
          name: fc.constantFrom('Les Loutres', 'Léa Mori', '!!!'),
          role: fc.constantFrom('headliner', 'support'),
          description: fc.constant(null),
          image: fc.constant(null),
          sameAs: fc.constant([]),
        }),
        { maxLength: 3 },
      ),
      place: fc.option(anyPlace),
      online: fc.boolean(),
      offers: fc.array(anyOffer, { maxLength: 5 }),
      rating: fc.option(
        fc.record({
          average: fc.double({ min: 0, max: 5, noNaN: true }),
          count: fc.nat({ max: 500 }),
        }),
      ),
      reviews: fc.array(anyReview(zone), { maxLength: 3 }),
    })
    .map((listing) => cut(listing as Listing)),
)

export const anyMember: fc.Arbitrary<Member> = fc
  .record({
    listing: anyListing,
    partner: fc.integer({ min: 1, max: 4 }),
    trust: fc.constantFrom(...TRUSTS),
    firstSeenAt: anyTime,
    age: fc.integer({ min: 0, max: 100 }),
    unavailableSince: anyTimeOrNull,
    cancelledSince: anyTimeOrNull,
    withdrawnSince: fc.option(anyTime, { freq: 3 }),
    earlier: fc.nat({ max: 30 }),
    performerIds: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ listing, partner, trust, age, earlier, performerIds, ...rest }) => ({
    ...rest,
    birthId: 0,
    partner: {
      ...SAMPLE_PARTNER,
      id: partner,
      trust,
      linkTemplate: partner === 1 ? 'https://go.example/?to={url}' : null,
    },
    listing,
    readAt: AROUND - age * HOUR,
    earliestStart: stamp(listing.timing.zone, listing.timing.start.at - earlier * DAY),
    performerIds: performerIds.slice(0, listing.performers.length),
  }))

/** One to four members with birth ids of their own. */
export const anyMembers: fc.Arbitrary<readonly Member[]> = fc
  .array(anyMember, { minLength: 1, maxLength: 4 })
  .map((members) => members.map((member, index) => ({ ...member, birthId: 10 + index })))
