import type { NativeListing } from '../../../domain/native-listing.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { isObject, textOf } from '../json-value.ts'
import type { NativePlace } from './postal-address.ts'

/** What belongs together: the dates of one telling are not mixed with those of another. */
const DATES = [
  'start',
  'end',
  'endApproximate',
  'doors',
  'sessions',
  'sessionsComplete',
  'timeZone',
] as const satisfies readonly (keyof NativeListing)[]

/** A listing, completed by what another telling of the same event says beyond it. */
export function completedBy(first: NativeListing, second: NativeListing): NativeListing {
  const apart = new Set<string>([...DATES, 'place'])
  const beyond = Object.entries(second).filter(
    ([member, value]) =>
      !apart.has(member) && isUnsaid(first[member as keyof NativeListing]) && !isUnsaid(value),
  )
  const place = placeBy(first.place, second.place)
  return {
    ...first,
    ...Object.fromEntries(beyond),
    ...datesBy(first, second),
    ...(place === undefined ? {} : { place }),
  }
}

function isUnsaid(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function datesBy(first: NativeListing, second: NativeListing): Partial<NativeListing> {
  const told = Object.fromEntries(
    DATES.flatMap((member) => (isUnsaid(second[member]) ? [] : [[member, second[member]]])),
  ) as Partial<NativeListing>
  if (isUnsaid(first.start) && isUnsaid(first.sessions)) return told
  if (!isUnsaid(first.sessions) || !isUnsaid(second.sessions)) return {}
  const [start = '', other = ''] = [textOf(first.start), textOf(second.start)]
  if (DAY.test(start)) return other.length > start.length && other.startsWith(start) ? told : {}
  const { end, doors } = told
  const isSame = other.slice(0, 16) === start.slice(0, 16)
  return isSame
    ? {
        ...(isUnsaid(first.end) && end !== undefined ? { end } : {}),
        ...(isUnsaid(first.doors) && doors !== undefined ? { doors } : {}),
      }
    : {}
}

/** The same place, by its name and town or for want of them. */
export function mayBeSamePlace(a: NativeListing['place'], b: NativeListing['place']): boolean {
  const alike = (one: string, other: string) => one === '' || other === '' || one === other
  const [name, other] = [folded(a, 'name'), folded(b, 'name')]
  return alike(name, other) && alike(folded(a, 'city'), folded(b, 'city'))
}

function folded(place: NativeListing['place'], member: 'name' | 'city'): string {
  if (isObject(place)) return foldName(textOf(place[member]) ?? '')
  return member === 'name' ? foldName(place ?? '') : ''
}

const ADDRESS = ['address', 'street', 'postalCode', 'city', 'region', 'country'] as const

function placeBy(
  first: NativeListing['place'],
  second: NativeListing['place'],
): NativeListing['place'] {
  if (isUnsaid(first)) return second
  if (!isObject(first) || !isObject(second) || !mayBeSamePlace(first, second)) return first
  const [own, other] = [first as NativePlace, second as NativePlace]
  const tells = (member: (typeof ADDRESS)[number]) => !isUnsaid(own[member])
  // An address is taken as a whole, or for what is missing in it.
  const isWhole = tells('address') && !isUnsaid(other.street)
  const { address: _address, ...parts } = other
  const more = isWhole || tells('street') ? parts : other
  const hasPoint = !isUnsaid(own.lat) || !isUnsaid(own.lng)
  const { lat: _lat, lng: _lng, ...pointless } = more
  const said = Object.entries(own).filter(([, value]) => !isUnsaid(value))
  return { ...(hasPoint ? pointless : more), ...Object.fromEntries(said) }
}
