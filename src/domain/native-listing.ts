import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'

/**
 * The native feed format: what every connector maps to and what a partner may send as it is. Members are
 * typed as people write them (numbers and flags as text, dates in several forms); normalising makes them strict.
 */

const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

const Text = Type.String()
const Word = Type.Union([Type.String(), Type.Number()])
const Amount = Type.Union([Type.Number(), Type.String()], {
  description: 'A number, or a text such as "12,50 €", "free", "15-40".',
})
const Flag = Type.Union([Type.Boolean(), Type.Number(), Type.String()], {
  description: 'true, 1, "yes"… or false, 0, "no"…',
})
const Moment = Type.Union([Type.String(), Type.Number()], {
  description:
    'A date, or date and time: "2026-12-05", "2026-12-05T20:00", with an offset or without; or seconds or milliseconds since 1970.',
})

const Image = Type.Union([
  Text,
  Type.Object({
    url: Text,
    width: maybe(Word),
    height: maybe(Word),
    generic: maybe(
      Type.Union([Flag], { description: 'A stand-in that the partner shows for many events.' }),
    ),
  }),
])

const Images = Type.Union([Image, Type.Array(Image)], {
  description: 'Of several the best is taken: no stand-in, wide enough, well shaped.',
})

const Session = Type.Union([
  Text,
  Type.Object({
    start: Moment,
    end: maybe(Moment),
    availability: maybe(Text),
    cancelled: maybe(Flag),
  }),
])

const Performer = Type.Union([
  Text,
  Type.Object({
    id: maybe(Word),
    name: Word,
    role: maybe(Type.Union([Text], { description: 'headliner or support' })),
    description: maybe(Text),
    image: maybe(Images),
    sameAs: maybe(
      Type.Union([Text, Type.Array(Text)], {
        description: 'Ids elsewhere, as "musicbrainz:…", or addresses that hold such an id.',
      }),
    ),
  }),
])

const Place = Type.Union([
  Text,
  Type.Object({
    id: maybe(Word),
    name: maybe(Word),
    room: maybe(Word),
    address: maybe(
      Type.Union([Text], {
        description:
          'All of it in one text, where it is not in parts: "3 rue des Pins, 31000 Toulouse".',
      }),
    ),
    street: maybe(Word),
    postalCode: maybe(Word),
    city: maybe(Word),
    region: maybe(Word),
    country: maybe(
      Type.Union([Text], { description: 'ISO 3166-1 alpha-2, or alpha-3, or a name.' }),
    ),
    lat: maybe(Word),
    lng: maybe(Word),
    timeZone: maybe(Text),
    directoryId: maybe(Word),
    image: maybe(Images),
    phone: maybe(
      Type.Union([Word], {
        description:
          "The hall's own telephone, with its country's code or as it is written there. For recognising the place: shown to no client.",
      }),
    ),
    url: maybe(
      Type.Union([Text], {
        description: "The hall's own site. For recognising the place: shown to no client.",
      }),
    ),
  }),
])

const Organizer = Type.Union(
  [
    Text,
    Type.Object({
      name: maybe(Word),
      url: maybe(Text),
      licence: maybe(
        Type.Union([Word, Type.Array(Word)], {
          description: 'The number of the licence to hold shows, or several.',
        }),
      ),
    }),
  ],
  { description: 'Who holds the event. For recognising it elsewhere: shown to no client.' },
)

const Offer = Type.Object({
  name: maybe(Word),
  kind: maybe(
    Type.Union([Text], {
      description:
        'admission, concession, group, vip, parking, addOn, donation, resale, pass or stream',
    }),
  ),
  price: maybe(Amount),
  priceMax: maybe(Type.Union([Amount], { description: 'Upper end where the price is a span.' })),
  originalPrice: maybe(Amount),
  fees: maybe(Type.Union([Amount], { description: 'Compulsory, per ticket, on top of `price`.' })),
  currency: maybe(Text),
  availability: maybe(Text),
  validFrom: maybe(Moment),
  validUntil: maybe(Moment),
})

const Rating = Type.Object({
  average: maybe(Word),
  count: maybe(Word),
  scale: maybe(Type.Union([Word], { description: 'The best mark; 5 when absent.' })),
})

const Review = Type.Object({
  id: maybe(Word),
  grade: maybe(Word),
  scale: maybe(Word),
  text: maybe(Text),
  author: maybe(Word),
  date: maybe(Moment),
})

export const NativeListingSchema = Type.Object(
  {
    id: Word,
    name: Word,
    url: maybe(Text),
    language: maybe(Text),
    start: maybe(Moment),
    end: maybe(Moment),
    doors: maybe(Moment),
    timeZone: maybe(Text),
    sessions: maybe(Type.Array(Session)),
    sessionsComplete: maybe(Flag),
    endApproximate: maybe(Flag),
    timeUnknown: maybe(
      Type.Union([Flag], { description: 'The day is sure, the clock of `start` means nothing.' }),
    ),
    dateUnknown: maybe(
      Type.Union([Flag], { description: '`start` is a stand-in: no date is announced.' }),
    ),
    status: maybe(
      Type.Union([Text], {
        description: 'scheduled, cancelled, postponed, rescheduled or movedOnline',
      }),
    ),
    statusSince: maybe(Moment),
    previousStart: maybe(Moment),
    availability: maybe(
      Type.Union([Text], { description: 'available, limited, soldOut, notYet or unknown' }),
    ),
    saleFrom: maybe(Moment),
    saleUntil: maybe(Moment),
    description: maybe(Text),
    image: maybe(Images),
    categories: maybe(Type.Union([Text, Type.Array(Text)])),
    kind: maybe(
      Type.Union([Text], { description: 'What is sold, where it is not plain admission.' }),
    ),
    performers: maybe(Type.Array(Performer)),
    place: maybe(Place),
    organizer: maybe(Organizer),
    online: maybe(Flag),
    offers: maybe(Type.Union([Offer, Type.Array(Offer)])),
    rating: maybe(Rating),
    reviews: maybe(Type.Array(Review)),
  },
  {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Listing',
    description:
      'One record of a native feed: a line of NDJSON, or an element of a JSON array. Members that are not named here are ignored.',
    anyOf: [{ required: ['start'] }, { required: ['sessions'] }],
  },
)

/** Every member may be absent or undefined (no news); null says "none" or "not known". */
type Loose<T> = T extends readonly (infer U)[]
  ? readonly Loose<U>[]
  : T extends object
    ? { readonly [K in keyof T]?: Loose<T[K]> | undefined }
    : T

/** Promises only the shape a friend would send: partners' own files arrive through it unchecked. */
export type NativeListing = Loose<Static<typeof NativeListingSchema>>
