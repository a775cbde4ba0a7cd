import { expect, test } from 'vitest'
import { bodyOf } from '../../../../tests/support/read-body.ts'
import { normaliseListing } from '../../normalise/normalise-listing.ts'
import { rejectionOf } from '../../reading/rejection.ts'
import { json } from '../json/json.ts'

const CONTEXT = {
  format: 'json',
  options: {},
  country: 'FR',
  zone: null,
  currency: null,
  now: Date.parse('2026-11-27T12:00:00Z'),
  partial: false,
}

/** Why the record's listing is rejected, as a run and a preview tell it. */
async function reasonOf(start: unknown, record: object): Promise<string> {
  const mapping = JSON.stringify({ listing: { id: 'ref', name: 'ref', start } })
  const body = bodyOf(JSON.stringify([{ ref: 'Les Loutres', ...record }]))
  for await (const item of json.records(body, { mapping }, 0)) {
    const [outcome] = item.kind === 'record' ? item.read() : []
    if (outcome === undefined || !('listing' in outcome)) continue
    const made = normaliseListing(outcome.listing, CONTEXT)
    if ('rejected' in made) return rejectionOf(made.rejected, outcome)
  }
  return ''
}

const SWAPPED =
  'start: not a date: "date" is "13/02/2027 20:00"; by MM/dd/yyyy HH:mm its month would be 13: are day and month the other way round?'

test.each<[string, unknown, object, string]>([
  [
    'of a pattern the wrong way round',
    { from: 'date', date: 'MM/dd/yyyy HH:mm' },
    { date: '13/02/2027 20:00' },
    SWAPPED,
  ],
  [
    'of the first of several rules',
    { first: [{ from: 'date', date: 'MM/dd/yyyy HH:mm' }, 'other'] },
    { date: '13/02/2027 20:00' },
    SWAPPED,
  ],
  [
    'of a day that no month has',
    { from: 'date', date: 'dd/MM/yyyy' },
    { date: '31/02/2027' },
    'start: not a date: "date" is "31/02/2027"',
  ],
  [
    'of a template',
    '{day}T{clock}',
    { day: 'demain', clock: '20 h' },
    'start: a time of day, or a year alone, without a date: "day" is "demain", "clock" is "20 h"',
  ],
  [
    'of what an element of a list holds',
    { each: 'nights', as: { from: 'at', take: '\\w+$' } },
    { nights: [{ at: 'on Someday' }] },
    'start: not a date: "at" is "on Someday"',
  ],
  ['as it stands', 'date', { date: 'demain' }, 'start: not a date: "demain"'],
  ['of nothing', 'date', {}, 'no start and no sessions: "date" is empty'],
  ['that is one', { from: 'date', date: 'dd/MM/yyyy' }, { date: '13/02/2027' }, ''],
])('a start %s is told by what stands in the record', async (_, start, record, reason) => {
  expect(await reasonOf(start, record)).toBe(reason)
})
