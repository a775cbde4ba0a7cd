import { ownEntry } from '../../lib/own-entry.ts'

/** What others call our members, as `plainOf` writes it. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  title: 'name',
  link: 'url',
  lang: 'language',
  date: 'start',
  datetime: 'start',
  starttime: 'start',
  startdate: 'start',
  endtime: 'end',
  enddate: 'end',
  dates: 'sessions',
  genre: 'categories',
  genres: 'categories',
  tags: 'categories',
  artist: 'performers',
  artists: 'performers',
  lineup: 'performers',
  venue: 'place',
  location: 'place',
  tickets: 'offers',
  prices: 'offers',
  price: 'offers',
  picture: 'image',
  photo: 'image',
  imageurl: 'image',
  latitude: 'lat',
  lon: 'lng',
  long: 'lng',
  longitude: 'lng',
  zip: 'postalCode',
  zipcode: 'postalCode',
  postcode: 'postalCode',
  town: 'city',
  fee: 'fees',
  amount: 'price',
  comment: 'text',
  username: 'author',
  organiser: 'organizer',
  tel: 'phone',
  telephone: 'phone',
  website: 'url',
  homepage: 'url',
  license: 'licence',
}

/** The member of the native format that others call so. */
export function memberCalled(name: string): string | undefined {
  return ownEntry(OTHER_NAMES, plainOf(name))
}

export function plainOf(member: string): string {
  return member
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
