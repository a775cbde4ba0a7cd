import { describe, expect, test } from 'vitest'
import { calendar, event, read, only } from '../../../../tests/support/read-icalendar.ts'

describe('one UID', () => {
  test('in two versions is the later one', async () => {
    const { natives, warnings } = await read(
      calendar(
        ...event('DTSTART:20260101T100000Z', 'SEQUENCE:2', 'SUMMARY:New'),
        ...event('DTSTART:20260101T140000Z', 'SEQUENCE:0', 'SUMMARY:Old'),
      ),
    )
    expect(natives.map(({ name }) => name)).toEqual(['New'])
    expect(warnings).toEqual(['it is there more than once: the latest version counts'])
  })

  test('for different events does not make them one', async () => {
    const { natives } = await read(
      calendar(
        ...event('DTSTART:20260101T100000Z', 'SUMMARY:Les Loutres'),
        ...event('DTSTART:20260102T140000Z', 'SUMMARY:Léa Mori'),
      ),
    )
    expect(natives.map(({ id }) => id)).toEqual(['a', 'a#20260102T140000Z'])
  })

  test('new at every poll: the event keeps its id', async () => {
    const poll = (uid: string, options: Record<string, string>) =>
      read(
        calendar(...event(`UID:${uid}`, 'DTSTART:20260101T100000Z', 'LOCATION:Salle Vega')),
        options,
      )
    const [first, second] = [
      await poll('1', { unstableIds: 'true' }),
      await poll('2', { unstableIds: 'true' }),
    ]
    expect(first.natives).toEqual(second.natives)
    expect(first.records[0]?.raw).toBe(second.records[0]?.raw)
    expect((await poll('1', {})).natives[0]?.id).toBe('1')
  })

  test('of an alarm is not the event’s', async () => {
    const lines = [
      'BEGIN:VEVENT',
      'SUMMARY:Les Loutres',
      'DTSTART:20260101T100000Z',
      'BEGIN:VALARM',
      'UID:alarm',
      'END:VALARM',
      'UID:mine',
      'END:VEVENT',
    ]
    expect((await only(...lines)).native.id).toBe('mine')
  })

  test('that is missing is made from name, start and place', async () => {
    const lines = ['BEGIN:VEVENT', 'SUMMARY:A', 'DTSTART:20260101T100000Z', 'END:VEVENT']
    const first = (await only(...lines)).native.id
    expect(first).toMatch(/^fp-[0-9a-f]{32}$/)
    expect((await only(...lines)).native.id).toBe(first)
  })
})
