import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { item, only, read, START } from '../../../../tests/support/read-rss.ts'
import { rss } from './rss.ts'

describe('the date of an item', () => {
  test.each<[string, string, object]>([
    [
      'ev:',
      `${START}<ev:enddate>2026-12-05T23:00:00+01:00</ev:enddate>`,
      { start: '2026-12-05T20:00:00+01:00', end: '2026-12-05T23:00:00+01:00' },
    ],
    [
      'xcal: with a zone',
      '<xcal:dtstart tzid="Europe/Paris">20261205T200000</xcal:dtstart>',
      { start: '20261205T200000', timeZone: 'Europe/Paris' },
    ],
    [
      'whole days of xcal:',
      '<xcal:dtstart>20261205</xcal:dtstart><xcal:dtend>20261207</xcal:dtend>',
      { end: '2026-12-06' },
    ],
    [
      'whole days as Outlook has them',
      '<localstart>2026-12-05T00:00:00</localstart><localend>2026-12-07T00:00:00</localend><dtstart>2026-12-05T08:00:00Z</dtstart><x-microsoft:cdo-alldayevent xmlns:x-microsoft="urn:m">true</x-microsoft:cdo-alldayevent>',
      { start: '2026-12-05', end: '2026-12-06' },
    ],
    [
      'whole days of others, whose last one ends within itself',
      '<dtstart>2026-12-05T00:00:00</dtstart><dtend>2026-12-07T23:59:00</dtend><x-microsoft:cdo-alldayevent xmlns:x-microsoft="urn:m">true</x-microsoft:cdo-alldayevent>',
      { start: '2026-12-05T00:00:00', end: '2026-12-07T23:59:00' },
    ],
    [
      'days of ev:',
      '<ev:startdate>2026-12-05</ev:startdate><ev:enddate>2026-12-06</ev:enddate>',
      { end: '2026-12-06' },
    ],
    [
      'a day of a module that is not Dublin Core’s, and its times',
      '<l:date xmlns:l="urn:l">2026-12-05</l:date><dc:date>2026-11-01</dc:date><l:start xmlns:l="urn:l">10:30:00</l:start><l:end xmlns:l="urn:l">11:00:00</l:end>',
      { start: '2026-12-05 10:30:00', end: '11:00:00' },
    ],
    [
      'day and time apart',
      '<startDate>2026-12-05</startDate><startTime>20h30</startTime>',
      { start: '2026-12-05 20h30' },
    ],
    [
      'a midnight and time apart',
      '<startDate>2026-12-05T00:00:00</startDate><startTime>20:30</startTime>',
      { start: '2026-12-05 20:30' },
    ],
    [
      'times of a year long ago',
      '<startDate>2026-12-05</startDate><startTime>1900-01-01T20:30:00</startTime><endTime>1900-01-01T22:00:00</endTime>',
      { start: '2026-12-05 20:30:00', end: '22:00:00' },
    ],
    [
      'times that are whole moments',
      '<startDate>2026-12-05</startDate><startTime>2026-12-05T20:30</startTime><endTime>2026-12-06T01:00</endTime>',
      { start: '2026-12-05 20:30', end: '2026-12-06T01:00' },
    ],
    [
      'times in hours of twelve',
      '<startDate>2026-12-05</startDate><startTime>8pm</startTime><endTime>10pm</endTime>',
      { start: '2026-12-05 8pm', end: '10pm' },
    ],
    [
      'a day in words and its time',
      '<startDate>Samedi 5 décembre 2026</startDate><startTime>20h30</startTime>',
      { start: 'Samedi 5 décembre 2026 20h30' },
    ],
    [
      'a day and a time in words',
      '<startDate>5 décembre 2026 à 19h</startDate><startTime>20h30</startTime>',
      { start: '5 décembre 2026 à 19h' },
    ],
    [
      'a start with an empty end',
      '<start>Fri, 11 Sep 2026 17:30:00 GMT</start><end/>',
      { start: 'Fri, 11 Sep 2026 17:30:00 GMT' },
    ],
    [
      'Google’s',
      '<gd:when startTime="2026-12-05T20:00:00.000+01:00" endTime="2026-12-05T22:00:00.000+01:00"/>',
      { start: '2026-12-05T20:00:00.000+01:00', end: '2026-12-05T22:00:00.000+01:00' },
    ],
    [
      'whole days of Google’s',
      '<gd:when startTime="2026-12-05" endTime="2026-12-07"/>',
      { start: '2026-12-05', end: '2026-12-06' },
    ],
    [
      'a town’s web site',
      '<c:EventDates>December 5, 2026</c:EventDates><c:EventTimes>06:00 PM - 08:00 PM</c:EventTimes>',
      { start: 'December 5, 2026 06:00 PM', end: '08:00 PM' },
    ],
    [
      'a town’s web site, over several days',
      '<c:EventDates>December 5, 2026 - December 6, 2026</c:EventDates><c:EventTimes>12:00 AM - 11:59 PM</c:EventTimes>',
      { start: 'December 5, 2026', end: 'December 6, 2026' },
    ],
  ])('%s', async (_, inside, expected) => {
    expect((await only(item(inside))).native).toMatchObject(expected)
  })

  test.each([
    '20261205T190000Z',
    '20261205T200000',
    'Sat, 05 Dec 2026 20:00:00 +0100',
    '2026-12-05 20:00',
  ])('however it is written: %s', async (text) => {
    const { listing } = await only(
      item(`<ev:startdate>${text}</ev:startdate><tzid>Europe/Paris</tzid>`),
    )
    expect(listing.timing.start).toEqual({ at: Date.parse('2026-12-05T19:00Z'), offset: 60 })
  })

  test('is not the day it was written: its page may tell', async () => {
    const { natives, rejected, pages } = await readBody(rss, bodyOf(item('')))
    expect([natives, rejected]).toEqual([[], []])
    expect(pages).toMatchObject([{ id: 'e-1', format: 'schema-org' }])
    const { refused } = await read(item(''), { linkedPages: 'ignore' })
    expect(refused).toMatchObject([
      { id: 'e-1', reason: expect.stringContaining('no date of the event') },
    ])
  })

  test('unless the operator says so', async () => {
    const { native } = await only(item(''), { dates: 'published' })
    expect(native.start).toBe('Mon, 12 Jan 2026 09:00:00 GMT')
  })

  test('is looked for in the text where the operator says so', async () => {
    const text = '<description>Portes à 19h, le 5 décembre 2026 à 20h30.</description>'
    const { listing } = await only(item(text), { dates: 'text', timeZone: 'Europe/Paris' })
    expect(listing.timing.start.at).toBe(Date.parse('2026-12-05T19:30Z'))
    // Its advice must not be to take the day it was written.
    const { refused } = await read(item(text), { linkedPages: 'ignore' })
    expect(refused).toMatchObject([
      { reason: expect.stringMatching(/"5 décembre 2026 20h30" \(option dates=text\)$/) },
    ])
    const none = await read(item('<description>Bientôt</description>'), {
      dates: 'text',
      linkedPages: 'ignore',
    })
    expect(none.natives).toEqual([])
    expect(none.refused).toMatchObject([
      { reason: expect.stringMatching(/nor one .* in .* text$/) },
    ])
  })
})
