import { describe, expect, test } from 'vitest'
import { calendar, event, read, PARIS } from '../../../../tests/support/read-icalendar.ts'

describe('what a calendar itself does not show is left out:', () => {
  const PLACEHOLDER = 'a placeholder: somebody is busy or free'
  const words = `Busy, BUSY, Free, Tentative, Out of Office, Occupé, Absent(e) du bureau, Beschäftigt, Gebucht, Privater Termin,
    Ocupado, Fuera de la oficina, Occupato, Bezet, Privéafspraak, Upptagen, Zajęty, Занят, 予定あり`
  test.each<[string, string[], string]>([
    ['private', ['SUMMARY:Les Loutres', 'CLASS:PRIVATE'], 'marked private'],
    ['confidential', ['SUMMARY:Les Loutres', 'CLASS:CONFIDENTIAL'], 'marked private'],
    [
      'a party',
      ['SUMMARY:Private Party', 'LOCATION:Salle Vega'],
      'an event for invited people only',
    ],
    ['an evening', ['SUMMARY:Soirée privée'], 'an event for invited people only'],
    ...[
      'FERMÉ',
      'Fermeture annuelle',
      'Closed for Christmas',
      'Geschlossen (Ostern)',
      'Library Closed',
      'All libraries closed - Thanksgiving',
      'Das Museum bleibt geschlossen',
    ].map((word): [string, string[], string] => [
      word,
      [`SUMMARY:${word}`, 'LOCATION:Salle Vega', 'DESCRIPTION:À bientôt'],
      'a placeholder: the place is closed',
    ]),
    ['nothing beside it', ['SUMMARY:Busy', 'DESCRIPTION:', 'LOCATION:'], PLACEHOLDER],
    ['said twice', ['SUMMARY:Busy', 'DESCRIPTION:busy'], PLACEHOLDER],
    ...words
      .split(/,\s+/)
      .map((word): [string, string[], string] => [
        word,
        [`SUMMARY:${word}`, 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
        PLACEHOLDER,
      ]),
  ])('%s', async (_, lines, rejected) => {
    const { records, natives } = await read(calendar(...event('DTSTART:20260101', ...lines)))
    expect(natives).toEqual([])
    expect(records[0]?.read()).toEqual([{ rejected, id: 'a', withdraw: true }])
  })

  test('but not a night that begins with such a word', async () => {
    const night = event('DTSTART:20260101T200000Z', 'SUMMARY:Closed – Léa Mori')
    expect((await read(calendar(...night))).natives).toHaveLength(1)
    const day = event('DTSTART:20260101', 'SUMMARY:Library Closed Shelves Tour')
    expect((await read(calendar(...day))).natives).toHaveLength(1)
  })

  test.each([
    [
      'an act of that name',
      ['SUMMARY:Busy', 'LOCATION:Salle Vega', 'URL:https://vega.example/busy'],
    ],
    ['one of which the text tells', ['SUMMARY:Libre', 'DESCRIPTION:Cirque, dès 6 ans.']],
    ['one in a category', ['SUMMARY:Away', 'CATEGORIES:Concert']],
    ['a longer name', ['SUMMARY:Busy Bees']],
    ['what closes', ['SUMMARY:Fermeture du festival']],
    ['a private view', ['SUMMARY:Vernissage privé']],
    ['a public one', ['SUMMARY:Les Loutres', 'CLASS:PUBLIC']],
  ])('but not %s', async (_, lines) => {
    const { natives } = await read(calendar(...event('DTSTART:20260101', ...lines)))
    expect(natives).toHaveLength(1)
  })

  const master = event(`${PARIS}:20260105T200000`, 'RRULE:FREQ=WEEKLY;COUNT=3')
  const other = event(`${PARIS}:20260112T200000`, 'RECURRENCE-ID;TZID=Europe/Paris:20260112T200000')
  test('one date of a series that is shown, and the series stays', async () => {
    const secret = other.toSpliced(1, 0, 'CLASS:PRIVATE')
    const { records } = await read(calendar(...master, ...secret))
    expect(records[0]?.read()).toMatchObject([
      { listing: { id: 'a' } },
      { rejected: 'marked private', id: null, withdraw: true },
    ])
  })
  test('a whole series, once', async () => {
    const lines = [...master, ...other].flatMap((line) =>
      line === 'BEGIN:VEVENT' ? [line, 'CLASS:PRIVATE'] : [line],
    )
    const { records } = await read(calendar(...lines))
    expect(records[0]?.read()).toEqual([{ rejected: 'marked private', id: 'a', withdraw: true }])
  })
})
