import type { NativeListing } from '../../domain/native-listing.ts'
import { isObject, textOf } from './json-value.ts'

/** A code of OpenAgenda, alone or with its labels. */
export function agendaCode(value: unknown): string | undefined {
  return textOf(isObject(value) ? value['id'] : value)
}

const STATUSES: Readonly<Record<string, Partial<NativeListing>>> = {
  '1': { status: 'scheduled' },
  '2': { status: 'rescheduled' },
  '3': { status: 'movedOnline' },
  '4': { status: 'postponed' },
  '5': { status: 'scheduled', availability: 'soldOut' },
  '6': { status: 'cancelled' },
}

/** What a status code says; a word that is none is left to be understood further on. */
export function agendaState(status: unknown): Partial<NativeListing> {
  const code = agendaCode(status)
  return code === undefined ? {} : (STATUSES[code] ?? { status: code })
}
