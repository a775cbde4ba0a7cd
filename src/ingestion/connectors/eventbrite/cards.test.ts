import { describe, expect, test } from 'vitest'
import { read } from '../../../../tests/support/read-eventbrite.ts'

describe('cards', () => {
  const card = (more: object = {}) => ({
    Title: 'The Otters: Comedy',
    URL: 'https://www.eventbrite.sg/e/the-otters-tickets-1252793642509?aff=x',
    Location: 'Singapore, ',
    'Paid Status': 'paid',
    Category: 'arts',
    Urgency: 'Almost full',
    'Date & Time': 'Tomorrow • 8:00 PM + 2 more',
    Price: 'From $71.31',
    Host: 'Somebody',
    ...more,
  })
  const listing = {
    id: '1252793642509',
    name: 'The Otters: Comedy',
    url: 'https://www.eventbrite.sg/e/the-otters-tickets-1252793642509?aff=x',
    start: '2025-06-07T20:00',
    sessionsComplete: false,
    availability: 'limited',
    categories: ['comedy', 'theatre'],
    place: { city: 'Singapore', country: 'SG' },
    organizer: 'Somebody',
    offers: [{ price: 'From $71.31' }],
  }

  test('in JSON and in CSV', async () => {
    const options = { asOf: '2025-06-06' }
    expect((await read([card()], options)).natives).toEqual([listing])
    const columns = Object.keys(card())
    const cells = Object.values(card()).map((cell) => `"${cell}"`)
    const table = `${columns.join(',')}\r\n${cells.join(',')}\r\n`
    const { natives, records } = await read(table, options)
    expect(natives).toEqual([listing])
    expect(records[0]?.line).toBe(2)
  })

  test('tomorrow is another day tomorrow: the same bytes are read again', async () => {
    const on = async (asOf: string) => (await read([card()], { asOf })).records[0]?.raw
    expect(await on('2025-06-06')).not.toBe(await on('2025-06-07'))
    const dated = async (asOf: string) =>
      (await read([card({ 'Date & Time': 'Tue, Jun 17 • 8:00 PM' })], { asOf })).records[0]?.raw
    expect(await dated('2025-06-06')).toBe(await dated('2025-06-07'))
  })

  test('without a day of their own are read as of the day of the run, in the feed’s zone', async () => {
    // The run is on 15 January at noon UTC.
    const { natives } = await read([card()], { timeZone: 'Pacific/Auckland' })
    expect(natives[0]?.start).toBe('2026-01-17T20:00')
  })

  test.each<[object, object]>([
    [{ Price: 'From $0.00' }, { offers: undefined }],
    [{ 'Paid Status': 'free', Price: '' }, { offers: [{ price: 0 }] }],
    [{ Urgency: 'Sold out' }, { availability: 'soldOut' }],
    [
      { Host: 'Vega Concert Hall' },
      { organizer: undefined, place: { name: 'Vega Concert Hall', city: 'Singapore' } },
    ],
    [
      { Host: '2 Pine Rd, #01-11' },
      { organizer: undefined, place: { address: '2 Pine Rd, #01-11', city: 'Singapore' } },
    ],
    [{ Host: 'Vega Arena Concerts' }, { organizer: 'Vega Arena Concerts' }],
    [{ Host: 'Vega Theatre Festival' }, { organizer: 'Vega Theatre Festival' }],
    [{ Host: '417454' }, { organizer: undefined }],
    [{ Host: 'Singapore' }, { organizer: undefined }],
    [{ Location: '' }, { place: undefined }],
    [{ Price: 'Free' }, { offers: [{ price: 0 }] }],
    [{ Price: '' }, { offers: undefined }],
    [{ 'Date & Time': 'Sat, Jun 14' }, { start: '2025-06-14', sessionsComplete: undefined }],
    [{ Location: 'Lyon, Rhône' }, { place: { city: 'Lyon', region: 'Rhône' } }],
  ])('%j', async (more, members) => {
    const native = (await read([card(more)], { asOf: '2025-06-06' })).natives[0]
    for (const [member, value] of Object.entries(members)) {
      if (value === undefined) expect(native).not.toHaveProperty(member)
      else expect(native).toMatchObject({ [member]: value as unknown })
    }
  })

  test('of which nothing but title, address and day is told are listings', async () => {
    const { Title, URL } = card()
    const bare = { Title, URL, Shares: 9, 'Date & Time': 'Sat, Jun 14' }
    expect((await read([bare], { asOf: '2025-06-06' })).natives).toEqual([
      {
        id: listing.id,
        name: Title,
        url: URL,
        start: '2025-06-14',
        categories: ['comedy'],
      },
    ])
  })

  test('of a town that is its own region tell that once', async () => {
    const { natives } = await read([card({ Location: 'Lyon, Lyon' })], { asOf: '2025-06-06' })
    expect(natives[0]?.place).toEqual({ city: 'Lyon' })
  })

  test.each([
    ['what they show', 'Stamford Arts Centre', 'no date: the card shows "Stamford Arts Centre"'],
    ['the beginning of it', 'x'.repeat(99), `no date: the card shows "${'x'.repeat(60)}"`],
    ['nothing', undefined, 'no date: the card shows nothing'],
  ])('without a date are rejected with %s', async (_, shown, reason) => {
    const { rejected } = await read([card({ 'Date & Time': shown })])
    expect(rejected).toEqual([{ line: 1, id: '1252793642509', reason }])
  })

  test('whose address holds no number are rejected, those of another site are none', async () => {
    const elsewhere = 'https://vega.example/e/the-otters-tickets-1252793642509'
    const cards = [card({ URL: 'https://www.eventbrite.sg/e/otters' }), card({ URL: elsewhere })]
    expect((await read(cards)).rejected.map(({ reason }) => reason)).toEqual([
      'its address holds no number',
      'not an event of Eventbrite',
    ])
  })
})
