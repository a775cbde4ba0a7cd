import type { ShownEntry } from '../storage/directory-shown.ts'
import type { ToldDoubt } from '../storage/directory-doubts.ts'
import { placeText } from './place-text.ts'
import { nameReasonWords } from './reason-words.ts'
import { textFields, textTable } from './table.ts'
import { instantOrNull, momentOrNull } from './time.ts'

/** A place of the directory for scripts. */
export function entryJson(entry: ShownEntry) {
  return {
    ...entry,
    missingSince: instantOrNull(entry.missingSince),
    values: entry.values.map(({ fetchedAt, expiresAt, ...value }) => ({
      ...value,
      fetchedAt: instantOrNull(fetchedAt),
      expiresAt: instantOrNull(expiresAt),
    })),
  }
}

/** A place of the directory for people: what is shown, and who said what until when. */
export function entryText(entry: ShownEntry): string {
  const { data, closed, missingSince, ids, places, events, values } = entry
  const [, ...others] = ids
  const head = textFields([
    ['id', data.id],
    ['also', others.join(', ') || null],
    ['name', data.name],
    ['address', data.address],
    ['position', `${data.lat}, ${data.lng}`],
    ['website', data.website],
    [
      'grade',
      data.averageGrade === null ? null : `${data.averageGrade} (${data.totalGrades ?? '?'})`,
    ],
    ['photo', data.photoRef],
    ['summary', data.editorialSummary],
    ['hours', hoursText(data.periods)],
    ['closed', closed],
    ['gone from its directory', day(missingSince)],
    ['our places', places.map(({ id, name }) => `${id} ${name}`).join(', ') || null],
    ['events', events],
  ])
  if (values.length === 0)
    return `${head}\n\nOnly partners know it: its events show no directory place.`
  const table = textTable(
    ['said by', 'what', 'on', 'kept until', 'name with it'],
    values.map((value) => [
      value.provider,
      value.part === 'all' ? saidFields(value.data) : value.part,
      day(value.fetchedAt),
      momentOrNull(value.expiresAt) ?? 'for ever',
      value.attribution,
    ]),
  )
  return `${head}\n\n${table}`
}

function saidFields(data: object): string {
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name]) => name)
    .join(' ')
}

function day(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString().slice(0, 10)
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

function hoursText(periods: ShownEntry['data']['periods']): string | null {
  if (periods === null) return null
  if (periods.length === 0) return 'never open'
  return periods
    .map(({ open, close }) => {
      const end = close.day === open.day ? close.time : `${DAYS[close.day]} ${close.time}`
      return `${DAYS[open.day]} ${open.time}-${end}`
    })
    .join(', ')
}

export function doubtJson({ reasons, ...doubt }: ToldDoubt) {
  return { ...doubt, reasons: reasons.split(' ') }
}

/** Halls beside the place of the directory that each may be, and how to decide. */
export function doubtsText(doubts: readonly ToldDoubt[], columns = Infinity): string {
  const table = textTable(
    [
      'bits',
      'place',
      'as partners tell it',
      'directory id',
      'as the directory has it',
      'because',
      'events',
    ],
    doubts.map(({ score, place, entry, reasons, events }) => [
      score.toFixed(1),
      place.id,
      `${place.data.name}, ${placeText(place.data)}`,
      entry.directoryId,
      `${entry.data.name}, ${placeText(entry.data)}`,
      nameReasonWords(reasons.split(' ')),
      events,
    ]),
    columns,
  )
  return `${table}
It is: affiche directory match PLACE DIRECTORY_ID
None:  affiche directory match PLACE --none`
}
