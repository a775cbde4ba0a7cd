import { describe, expect, test } from 'vitest'
import { DAY, listing } from '../../../../tests/support/read-datatourisme.ts'

describe('periods', () => {
  const festival = { '@type': ['schema:Event', 'EntertainmentAndEvent', 'Festival'] }
  test.each<[string, object, object]>([
    [
      'a day without a clock',
      { takesPlaceAt: [{ startDate: DAY, endDate: DAY }] },
      { sessions: [{ start: DAY }], sessionsComplete: true },
    ],
    [
      'a weekend, mornings and afternoons',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: '2026-09-20', startTime: '10:00:00', endTime: '12:00:00' },
          { startDate: DAY, endDate: '2026-09-20', startTime: '14:00:00', endTime: '18:00:00' },
        ],
      },
      {
        sessions: [
          { start: `${DAY}T10:00:00` },
          { start: '2026-09-20T10:00:00' },
          { start: `${DAY}T14:00:00` },
          { start: '2026-09-20T14:00:00' },
        ],
        sessionsComplete: true,
      },
    ],
    [
      'a night',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: DAY, startTime: '22:00:00', endTime: '02:00:00' },
        ],
      },
      { sessions: [{ start: `${DAY}T22:00:00`, end: '2026-09-20T02:00:00' }] },
    ],
    [
      'a season tells its first and last day',
      { takesPlaceAt: [{ startDate: '2026-06-06', endDate: '2026-10-04', startTime: '14:00:00' }] },
      { start: '2026-06-06', end: '2026-10-04' },
    ],
    [
      'one season with a break',
      {
        takesPlaceAt: [
          { startDate: '2026-09-05', endDate: '2026-10-04' },
          { startDate: '2026-06-06', endDate: '2026-07-12' },
        ],
      },
      { start: '2026-06-06', end: '2026-10-04' },
    ],
    [
      'the seasons of two years, one of them with a break',
      {
        takesPlaceAt: [
          { startDate: '2027-12-18', endDate: '2027-12-31', startTime: '10:00:00' },
          { startDate: '2026-12-19', endDate: '2026-12-27' },
          { startDate: '2026-12-29', endDate: '2027-01-03' },
        ],
      },
      {
        sessions: [
          { start: '2026-12-19', end: '2027-01-03' },
          { start: '2027-12-18', end: '2027-12-31' },
        ],
        sessionsComplete: true,
      },
    ],
    [
      'a season and an evening',
      {
        takesPlaceAt: [
          { startDate: '2026-06-06', endDate: '2026-10-04' },
          { startDate: DAY, endDate: DAY, startTime: '20:00:00' },
        ],
      },
      {
        start: '2026-06-06',
        end: '2026-10-04',
        sessions: [{ start: `${DAY}T20:00:00` }],
        sessionsComplete: false,
      },
    ],
    [
      'the Saturdays of a month',
      {
        takesPlaceAt: [
          {
            startDate: '2026-09-01',
            endDate: '2026-09-15',
            startTime: '10:00:00',
            appliesOnDay: [{ '@id': 'kb:Saturday' }],
          },
        ],
      },
      { sessions: [{ start: '2026-09-05T10:00:00' }, { start: '2026-09-12T10:00:00' }] },
    ],
    [
      'a festival is one long date',
      { ...festival, takesPlaceAt: [{ startDate: DAY, endDate: '2026-09-20' }] },
      { start: DAY, end: '2026-09-20' },
    ],
    [
      'the editions of a festival are one each',
      {
        ...festival,
        takesPlaceAt: [
          { startDate: '2027-11-19', endDate: '2027-11-21' },
          { startDate: '2026-11-20', endDate: '2026-11-22' },
        ],
      },
      {
        sessions: [
          { start: '2027-11-19', end: '2027-11-21' },
          { start: '2026-11-20', end: '2026-11-22' },
        ],
      },
    ],
    [
      'dates without their pairs',
      {
        takesPlaceAt: undefined,
        'schema:startDate': ['2026-09-20', DAY],
        'schema:endDate': [DAY, '2026-09-21'],
      },
      { start: DAY, end: '2026-09-21' },
    ],
    [
      'days without their pairs',
      {
        takesPlaceAt: undefined,
        'schema:startDate': ['2026-11-20', DAY],
        'schema:endDate': [DAY, '2026-11-20'],
      },
      { sessions: [{ start: DAY }, { start: '2026-11-20' }], sessionsComplete: true },
    ],
    [
      'a night that ends on the next day',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: '2026-09-20', startTime: '22:00:00', endTime: '04:00:00' },
        ],
      },
      { sessions: [{ start: `${DAY}T22:00:00`, end: '2026-09-20T04:00:00' }] },
    ],
    [
      'from midnight to midnight nobody said when',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: DAY, startTime: '00:00:00', endTime: '23:59:00' },
        ],
      },
      { sessions: [{ start: DAY }] },
    ],
    [
      'a day is that day, whatever day of the week stands beside it',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: DAY, startTime: '20:00:00', appliesOnDay: ['kb:Monday'] },
        ],
      },
      { sessions: [{ start: `${DAY}T20:00:00` }] },
    ],
  ])('%s', async (_, more, dates) => {
    expect(await listing(more)).toMatchObject(dates)
  })
})

test('a season that tells its weekdays begins with the first of them, whatever the next leaves open', async () => {
  const native = await listing({
    takesPlaceAt: [
      { startDate: '2027-01-02', endDate: '2027-12-31' },
      { startDate: '2026-09-01', endDate: '2026-09-15', appliesOnDay: ['kb:Saturday'] },
    ],
  })
  expect(native?.start).toBeUndefined()
  expect(native).toMatchObject({
    end: '2027-12-31',
    sessions: [{ start: '2026-09-05' }, { start: '2026-09-12' }],
    sessionsComplete: false,
  })
})
