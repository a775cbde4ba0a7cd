import { describe, expect, test } from 'vitest'
import { NotThisFormat } from '../connector.ts'
import { calendar, event, read, only, PARIS } from '../../../../tests/support/read-icalendar.ts'

describe('what an event says', () => {
  test.each<[string, string[], object]>([
    ['escapes', ['SUMMARY:5 < 6\\, & 7\\; \\\\o/'], { name: '5 < 6, & 7; \\o/' }],
    [
      'folded text',
      ['SUMMARY:Les Lou\r\n tres en con\r\n\tcert'],
      { name: 'Les Loutres en concert' },
    ],
    [
      'text that was not folded',
      ['DESCRIPTION:Un soir', 'Et une suite', '', '- fin', 'LOCATION:Salle Vega'],
      { description: 'Un soir\nEt une suite\n- fin' },
    ],
    [
      'HTML',
      ['DESCRIPTION:<p>Un soir</p><p>de f&ecirc\\;te</p>'],
      { description: '<p>Un soir</p><p>de f&ecirc;te</p>' },
    ],
    [
      'HTML beside an empty text',
      ['DESCRIPTION:', 'X-ALT-DESC;FMTTYPE=text/html:<b>Live</b>'],
      { description: '<b>Live</b>' },
    ],
    [
      'its page',
      ['URL;VALUE=URI:https://vega.example/1', 'DESCRIPTION:https://other.example'],
      { url: 'https://vega.example/1' },
    ],
    [
      'the one link of its text',
      ['URL:F', 'DESCRIPTION:Tickets: https://vega.example/1.'],
      { url: 'https://vega.example/1' },
    ],
    ['no link of several', ['DESCRIPTION:https://a.example https://b.example'], { url: undefined }],
    [
      'categories',
      ['CATEGORIES:Rock\\, Pop,Live', 'CATEGORIES:Music'],
      { categories: ['Rock, Pop', 'Live', 'Music'] },
    ],
    ['its language', ['SUMMARY;LANGUAGE=fr-FR:Les Loutres'], { language: 'fr' }],
    ['a cancellation', ['STATUS:CANCELLED'], { status: 'cancelled' }],
    [
      'a picture',
      [
        'ATTACH;FMTTYPE=image/jpeg:https://vega.example/1',
        'ATTACH:https://vega.example/plan.pdf',
        'ATTACH;ENCODING=BASE64;VALUE=BINARY;FMTTYPE=image/png:iVBORw0K',
      ],
      { image: ['https://vega.example/1'] },
    ],
    [
      'a place in one text',
      ['LOCATION:Salle Vega\\, 3 rue des Pins\\, 31000 Toulouse', 'GEO:43.6;1.44'],
      {
        place: {
          name: 'Salle Vega',
          address: '3 rue des Pins, 31000 Toulouse',
          lat: '43.6',
          lng: '1.44',
        },
      },
    ],
    [
      'a place in lines',
      ['LOCATION:Salle Vega\\n3 rue des Pins\\n31000 Toulouse'],
      { place: { name: 'Salle Vega', address: '3 rue des Pins, 31000 Toulouse' } },
    ],
    [
      'a place in brackets',
      ['LOCATION:Salle Vega (3 rue des Pins\\, Toulouse)'],
      { place: { name: 'Salle Vega', address: '3 rue des Pins, Toulouse' } },
    ],
    [
      'an address alone',
      ['LOCATION:3 rue des Pins\\, 31000 Toulouse'],
      { place: { address: '3 rue des Pins, 31000 Toulouse' } },
    ],
    [
      'a link for a place',
      ['LOCATION:https://stream.example/1'],
      { online: true, url: 'https://stream.example/1', place: undefined },
    ],
    [
      'a place with a link to a map',
      ['LOCATION:Salle Vega (https://maps.google.com/?q=43.6045\\,1.4442)'],
      { place: { name: 'Salle Vega', lat: '43.6045', lng: '1.4442' }, url: undefined },
    ],
    [
      'a link to a map alone',
      ['LOCATION:https://www.openstreetmap.org/#map=19/43.60450/1.44420'],
      { place: { lat: '43.60450', lng: '1.44420' }, url: undefined },
    ],
    [
      'a place with its page',
      ['LOCATION:Salle Vega – https://vega.example/hall'],
      { place: { name: 'Salle Vega' }, url: 'https://vega.example/hall' },
    ],
    [
      'a word that leads to a link',
      ['LOCATION:Lien : https://stream.example/1'],
      { online: true, url: 'https://stream.example/1', place: undefined },
    ],
    [
      'a conference in place of a place',
      ['CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://stream.example/1'],
      { online: true, place: undefined },
    ],
    [
      'a conference beside a place',
      ['LOCATION:Salle Vega', 'CONFERENCE;VALUE=URI:https://stream.example/1'],
      { place: { name: 'Salle Vega' } },
    ],
    ['decimal commas', ['GEO:43\\,6;1\\,44'], { place: { lat: '43.6', lng: '1.44' } }],
    [
      'a place of its own (RFC 9073)',
      ['BEGIN:VLOCATION', 'UID:l', 'NAME:Salle Vega', 'GEO:43.6;1.44', 'END:VLOCATION'],
      { place: { name: 'Salle Vega', lat: '43.6', lng: '1.44' } },
    ],
    [
      'one picture in its sizes',
      [
        'X-WP-IMAGES-URL:thumbnail\\;https://w.example/a-150.jpg\\;150\\;150,full\\;https://w.example/a.jpg\\;1200\\;800',
      ],
      { image: ['https://w.example/a.jpg', 'https://w.example/a-150.jpg'] },
    ],
    [
      'Apple’s place',
      [
        'LOCATION:Salle Vega\\n3 rue des Pins',
        'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Salle Vega:geo:43.6,1.44',
      ],
      { place: { name: 'Salle Vega', address: '3 rue des Pins', lat: '43.6' } },
    ],
    ['its cost', ['X-COST:12\\,50 €'], { offers: [{ price: '12,50 €' }] }],
    [
      'what Trumba adds',
      [
        'X-TRUMBA-CUSTOMFIELD;NAME="Event image";ID=40;TYPE=Image:https://t.example/i.jpg',
        'X-TRUMBA-CUSTOMFIELD;NAME="Admission";ID=22;TYPE=SingleLine:Free',
        'X-TRUMBA-CUSTOMFIELD;NAME="Admission office";ID=23;TYPE=SingleLine:Room 4',
        'X-TRUMBA-LINK:https://arts.example/?event=7',
      ],
      {
        image: ['https://t.example/i.jpg'],
        offers: [{ price: 'Free' }],
        url: 'https://arts.example/?event=7',
      },
    ],
    [
      'the picture of LiveWhale',
      ['X-LIVEWHALE-IMAGE:https://l.example/i.jpg'],
      { image: ['https://l.example/i.jpg'] },
    ],
    [
      'that it has no end, though it writes one',
      ['DTEND:20260905T235959Z', 'X-INSTANT-EVENT:1'],
      { end: undefined },
    ],
    ['its end', ['DTEND:20260905T235959Z'], { end: '2026-09-05T23:59:59Z' }],
    [
      'its end, though it is an instant elsewhere',
      ['DTEND:20260905T200000Z', 'X-INSTANT-EVENT:1'],
      { end: '2026-09-05T20:00Z' },
    ],
    [
      'what its text says it costs',
      ['DESCRIPTION:Loutres\\n\\nEntrée : 8 €\\nBar'],
      { offers: [{ price: 'Entrée : 8 €' }] },
    ],
    [
      'its cost before its text',
      ['X-COST:5', 'DESCRIPTION:Entrée : 8 €'],
      { offers: [{ price: '5' }] },
    ],
    ['no cost', ['X-COST:', 'X-COST-TYPE:free'], { offers: undefined }],
  ])('%s', async (_, lines, expected) => {
    const { native } = await only(...event('DTSTART:20260905T183000Z', ...lines))
    expect({
      url: undefined,
      place: undefined,
      offers: undefined,
      end: undefined,
      ...native,
    }).toMatchObject(expected)
  })

  test.each<[string, string[], string]>([
    ['without a name', ['SUMMARY:', 'DTSTART:20260101'], 'no SUMMARY'],
    ['without a start', ['DTEND:20260101'], 'no DTSTART'],
    [
      'of an impossible day',
      ['DTSTART:20171032T000000'],
      'DTSTART is not a date: "20171032T000000"',
    ],
  ])('one %s is refused', async (_, lines, reason) => {
    const { refused, natives } = await read(calendar(...event(...lines)))
    expect(natives).toEqual([])
    expect(refused).toMatchObject([{ id: 'a', reason }])
  })
})

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
    ...['FERMÉ', 'Fermeture annuelle', 'Closed for Christmas', 'Geschlossen (Ostern)'].map(
      (word): [string, string[], string] => [
        word,
        [`SUMMARY:${word}`, 'LOCATION:Salle Vega', 'DESCRIPTION:À bientôt'],
        'a placeholder: the place is closed',
      ],
    ),
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

describe('the bytes', () => {
  const one = (name: string) => calendar(...event(`SUMMARY:${name}`, 'DTSTART:20260101T100000Z'))
  const latin = (text: string) => Buffer.from(text, 'latin1')

  test('folded in the middle of a letter', async () => {
    const bytes = Buffer.from(one('Théâtre'))
    const at = bytes.indexOf(0xc3) + 1
    const folded = Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)])
    expect((await read(folded)).natives[0]?.name).toBe('Théâtre')
  })

  test.each<[string, Buffer]>([
    ['with a byte order mark', Buffer.from(`\ufeff${one('Théâtre')}`)],
    ['in UTF-16', Buffer.from(`\ufeff${one('Théâtre')}`, 'utf16le')],
    ['in Latin-1 that nobody declares', latin(one('Théâtre'))],
    ['with blanks in front', Buffer.from(`  \n ${one('Théâtre')}`)],
    ['with bare line feeds', Buffer.from(one('Théâtre').replaceAll('\r\n', '\n'))],
    ['with bare carriage returns', Buffer.from(one('Théâtre').replaceAll('\r\n', '\r'))],
  ])('%s', async (_, bytes) => {
    expect((await read(bytes)).natives[0]?.name).toBe('Théâtre')
  })

  test('with one bad byte in UTF-8 cost one letter, and a word to the operator', async () => {
    const good = Buffer.from(calendar(...event('UID:1', 'SUMMARY:Fête', 'DTSTART:20260101')))
    const bad = latin(calendar(...event('UID:2', 'SUMMARY:Th\xe9', 'DTSTART:20260101')))
    const { natives, warnings } = await read(Buffer.concat([good, bad]))
    expect(natives.map(({ name }) => name)).toEqual(['Fête', 'Th\ufffd'])
    expect(warnings.join()).toContain('were replaced')
  })

  test.each([
    ['nothing at all', ''],
    ['blanks', ' \r\n'],
    ['a web page', '<html><body>Try again later</body></html>'],
    ['JSON', '{"error":"down"}'],
    ['a long page', '<p>Try again later</p>\n'.repeat(5000)],
  ])('of %s are no calendar', async (_, text) => {
    await expect(read(text)).rejects.toThrow(NotThisFormat)
  })

  test('of an event alone are one', async () => {
    const { natives, incomplete } = await read(event('UID:1', 'DTSTART:20260101').join('\r\n'))
    expect([natives.length, incomplete]).toEqual([1, []])
  })

  test('of a calendar without events are one', async () => {
    expect(await read(calendar('PRODID:x'))).toMatchObject({ natives: [], incomplete: [] })
  })

  test('that break off make the feed incomplete, without half an event', async () => {
    const whole = calendar(
      ...event('UID:1', 'DTSTART:20260101'),
      ...event('UID:2', 'DTSTART:20260102', 'DESCRIPTION:long'),
    )
    const { natives, incomplete } = await read(whole.slice(0, whole.indexOf('long')))
    expect(natives.map(({ id }) => id)).toEqual(['1'])
    expect(incomplete).toHaveLength(1)
  })

  test('without the end of an event lose nothing', async () => {
    const lines = [...event('UID:1', 'DTSTART:20260101'), ...event('UID:2', 'DTSTART:20260102')]
    const text = calendar(...lines).replace('END:VEVENT\r\n', '')
    const { natives, warnings } = await read(text)
    expect(natives.map(({ id }) => id)).toEqual(['1', '2'])
    expect(warnings).toEqual(['line 3: an event without its END:VEVENT'])
  })

  test('of a picture inside the calendar are left out', async () => {
    const picture = `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'A'.repeat(3_000_000)}`
    const text = calendar(...event(picture, 'DTSTART:20260101'))
    expect((await read(text)).records[0]!.raw.length).toBeLessThan(600_000)
  })
})

describe('who holds it', () => {
  test.each<[string, unknown]>([
    [
      'ORGANIZER;CN="Loutres, fils & Cie":mailto:a@loutres.example',
      { name: 'Loutres, fils & Cie' },
    ],
    ['ORGANIZER;CN="Loutres%20%26%20Cie":MAILTO:a@loutres.example', { name: 'Loutres & Cie' }],
    ['ORGANIZER;CN=100 % Loutres %ZZ:mailto:a@loutres.example', { name: '100 % Loutres %ZZ' }],
    [
      'ORGANIZER;CN=Loutres:https://loutres.example/',
      { name: 'Loutres', url: 'https://loutres.example/' },
    ],
    ['ORGANIZER;CN=a@loutres.example:mailto:a@loutres.example', undefined],
    [
      'CONTACT:Loutres\\, fils & Cie\\;  01 99 00 12 34\\; a@loutres.example\\; https://loutres.example/',
      { name: 'Loutres, fils & Cie', url: 'https://loutres.example/' },
    ],
    ['CONTACT:Jeanne Vega\\; 01 99 00 12 34', undefined],
    ['CONTACT:https://loutres.example/', undefined],
    ['CONTACT:a@loutres.example\\; https://loutres.example/', undefined],
    ['ORGANIZER:mailto:a@loutres.example', undefined],
  ])('%s', async (line, organizer) => {
    const { native } = await only(...event('DTSTART:20261205T200000Z', line))
    expect(native.organizer).toEqual(organizer)
  })
})

describe('a quoted-printable value', () => {
  const told = async (...lines: readonly string[]) => {
    const { listing } = await only(...event(`${PARIS}:20261205T200000`, ...lines))
    return [listing.name, listing.description, listing.place?.name]
  }

  test('is read, over line ends that it hides', async () => {
    expect(
      await told(
        'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Les Loutres =C3=A0 l=',
        "'=C3=A9t=C3=A9",
        'DESCRIPTION;ENCODING=QUOTED-PRINTABLE:One=0D=0Atwo=3D2=',
        '; three',
        'LOCATION;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Th=E9=E2tre Vega',
      ),
    ).toEqual(["Les Loutres à l'été", 'One\ntwo=2; three', 'Théâtre Vega'])
  })

  test('that breaks off ends with its event', async () => {
    const { listings, incomplete } = await read(
      calendar(
        ...event(`${PARIS}:20261205T200000`, 'SUMMARY;QUOTED-PRINTABLE:Loutres ='),
        ...event(`${PARIS}:20261206T200000`, 'UID:b', 'SUMMARY:Blaireaux ='),
      ),
    )
    expect(listings.map(({ name }) => name)).toEqual(['Loutres', 'Blaireaux ='])
    expect(incomplete).toEqual([])
  })
})
