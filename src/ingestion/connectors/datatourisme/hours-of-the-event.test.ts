import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { datatourisme } from './datatourisme.ts'

const DAY = '2026-09-19'

async function listing(more: object) {
  const poi = {
    '@id': 'https://data.datatourisme.fr/15/003eb63b-ee8e',
    '@type': ['schema:Event', 'EntertainmentAndEvent', 'Concert'],
    'rdfs:label': { fr: ['Les Loutres'] },
    ...more,
  }
  return (await readBody(datatourisme, bodyOf(JSON.stringify(poi)), {})).natives[0]
}

describe('hours of the place, which are those of the event', () => {
  const hours = (from: string, to: string, opens: string, closes: string | null, day?: string) => ({
    'schema:validFrom': `${from}T00:00:00`,
    'schema:validThrough': `${to}T00:00:00`,
    'schema:opens': opens,
    ...(closes === null ? {} : { 'schema:closes': closes }),
    ...(day === undefined ? {} : { 'schema:dayOfWeek': [{ '@id': `schema:${day}` }] }),
  })
  const located = (...specifications: object[]) => ({
    isLocatedAt: [{ 'schema:openingHoursSpecification': specifications }],
  })
  const SUNDAY = '2026-09-20'
  const period = (more: object = {}) => ({ startDate: DAY, endDate: SUNDAY, ...more })
  test.each<[string, object, object]>([
    [
      'tell when a day without a clock begins',
      {
        takesPlaceAt: [{ startDate: DAY, endDate: DAY }],
        ...located(hours(DAY, DAY, '18:00:00', null, 'Saturday')),
      },
      { sessions: [{ start: `${DAY}T18:00:00` }], sessionsComplete: true },
    ],
    [
      'tell the clocks of each day of a weekend',
      {
        takesPlaceAt: [period()],
        ...located(
          hours(DAY, SUNDAY, '15:00:00', '19:00:00', 'Saturday'),
          hours(DAY, SUNDAY, '10:00:00', '12:00:00', 'Sunday'),
        ),
      },
      {
        sessions: [
          { start: `${DAY}T15:00:00`, end: `${DAY}T19:00:00` },
          { start: `${SUNDAY}T10:00:00`, end: `${SUNDAY}T12:00:00` },
        ],
      },
    ],
    [
      'tell on which days of a season it is',
      {
        takesPlaceAt: [{ startDate: '2026-09-01', endDate: '2026-09-15', startTime: '10:00:00' }],
        ...located(hours('2026-09-01', '2026-09-15', '10:00:00', null, 'Saturday')),
      },
      { sessions: [{ start: '2026-09-05T10:00:00' }, { start: '2026-09-12T10:00:00' }] },
    ],
    [
      'take no day from a weekend, and no end that the period tells',
      {
        takesPlaceAt: [period({ startTime: '21:00:00', endTime: '23:00:00' })],
        ...located(hours(DAY, SUNDAY, '21:00:00', null, 'Sunday')),
      },
      {
        sessions: [
          { start: `${SUNDAY}T21:00:00`, end: `${SUNDAY}T23:00:00` },
          { start: `${DAY}T21:00:00`, end: `${DAY}T23:00:00` },
        ],
      },
    ],
    [
      'do not join the parts of a day, but tell their end',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: DAY, startTime: '14:00:00', endTime: '15:00:00' },
          { startDate: DAY, endDate: DAY, startTime: '16:00:00' },
        ],
        ...located(
          hours(DAY, DAY, '14:00:00', '17:00:00', 'Saturday'),
          hours(DAY, DAY, '16:00:00', '17:00:00', 'Saturday'),
        ),
      },
      {
        sessions: [
          { start: `${DAY}T14:00:00`, end: `${DAY}T15:00:00` },
          { start: `${DAY}T16:00:00`, end: `${DAY}T17:00:00` },
        ],
      },
    ],
    [
      'of a festival tell when it first opens and last closes',
      {
        '@type': ['schema:Event', 'EntertainmentAndEvent', 'Festival'],
        takesPlaceAt: [period()],
        ...located(
          hours(DAY, SUNDAY, '10:00:00', '18:00:00', 'Saturday'),
          hours(DAY, SUNDAY, '11:00:00', '17:00:00', 'Sunday'),
        ),
      },
      { start: `${DAY}T10:00:00`, end: `${SUNDAY}T17:00:00` },
    ],
    [
      'are the periods where there are only first and last days',
      {
        takesPlaceAt: undefined,
        'schema:startDate': [DAY],
        'schema:endDate': [SUNDAY],
        ...located(hours(DAY, SUNDAY, '10:00:00', '18:00:00')),
      },
      {
        sessions: [
          { start: `${DAY}T10:00:00`, end: `${DAY}T18:00:00` },
          { start: `${SUNDAY}T10:00:00`, end: `${SUNDAY}T18:00:00` },
        ],
      },
    ],
    [
      'of other days are those of the place',
      {
        takesPlaceAt: [{ startDate: DAY, endDate: DAY }],
        ...located(hours('2026-01-01', '2026-12-31', '09:00:00', '12:00:00', 'Saturday')),
      },
      { sessions: [{ start: DAY }] },
    ],
  ])('%s', async (_, more, dates) => {
    expect(await listing(more)).toMatchObject(dates)
  })
})
