import { describe, expect, test } from 'vitest'
import { calendar, event, read, only } from '../../../../tests/support/read-icalendar.ts'

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
      'its own page, which has its id, where the place is told to guests alone',
      ['UID:evt-Ab12Cd@vega.example', 'LOCATION:https://vega.example/event/evt-Ab12Cd'],
      { online: undefined, url: 'https://vega.example/event/evt-Ab12Cd', place: undefined },
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
      'picture and cost of LiveWhale',
      ['X-LIVEWHALE-IMAGE:https://l.example/i.jpg', 'X-LIVEWHALE-COST:Free'],
      { image: ['https://l.example/i.jpg'], offers: [{ price: 'Free' }] },
    ],
    [
      'picture and cost of Bedework',
      ['X-BEDEWORK-IMAGE:https://b.example/i.jpg', 'X-BEDEWORK-COST:$5'],
      { image: ['https://b.example/i.jpg'], offers: [{ price: '$5' }] },
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
      online: undefined,
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
