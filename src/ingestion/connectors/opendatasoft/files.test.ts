import { describe, expect, test } from 'vitest'
import { read, MIRRORED, PARIS, QUE_FAIRE } from '../../../../tests/support/read-opendatasoft.ts'

describe('a file', () => {
  test('of all three kinds, in the forms of all versions', async () => {
    const { natives, incomplete } = await read([
      { nhits: 1, records: [{ recordid: 'r', fields: MIRRORED }] },
      { total_count: 1, results: [PARIS] },
      { records: [{ record: { id: 'r', fields: { ...QUE_FAIRE, occurrences: '2026-10-22' } } }] },
    ])
    expect(natives.map(({ id }) => id)).toEqual(['71', '8', '25306'])
    expect(incomplete).toEqual([])
  })

  test('that is one page of many withdraws nothing', async () => {
    const { incomplete } = await read({ total_count: 12, results: [PARIS] })
    expect(incomplete).toEqual(['1 of 12 items are here'])
  })

  test('in XML by district', async () => {
    const { natives, warnings, incomplete } = await read(`<?xml version="1.0" encoding="utf-8"?>
      <arrondissements><arrondissement postcode="75001">
        <cinemas total="1"><cinema><name>Vega</name></cinema></cinemas>
        <events total="2"><event><name>
          L&apos;Heure</name><description>Un concert</description><details>**Bach**</details>
          <website>http://openagenda.com/event/l-heure_7</website><place>Église Boréale</place>
          <address>2 rue des Pins 75001 paris</address>
          <coordinate><latitude>48.86</latitude><longitude>2.34</longitude></coordinate>
          <periode><start>Sun Jan 14 2018 00:00:00 GMT+0100 (CET)</start>
            <end>Tue Jan 16 2018 00:00:00 GMT+0100 (CET)</end></periode>
          <keywords><keyword>concert</keyword><keyword>orgue</keyword></keywords></event></events>
      </arrondissement></arrondissements>`)
    expect(natives).toEqual([
      {
        id: 'l-heure_7',
        name: "L'Heure",
        url: 'http://openagenda.com/event/l-heure_7',
        timeZone: 'Europe/Paris',
        start: 'Jan 14 2018',
        end: 'Jan 16 2018',
        description: 'Un concert\n\nBach',
        categories: ['concert', 'orgue'],
        place: {
          name: 'Église Boréale',
          address: '2 rue des Pins 75001 paris',
          postalCode: '75001',
          city: 'Paris',
          country: 'FR',
          lat: '48.86',
          lng: '2.34',
        },
      },
    ])
    expect(warnings).toEqual(['passed over, being no events: 1'])
    expect(incomplete).toEqual(['1 of 2 events are here'])
  })

  test.each<[string, string, object]>([
    ['time', '**Mardi 16 janvier 2018 à 20h30**', { sessions: [{ start: '2018-01-16T20:30' }] }],
    ['time of another day', 'Mercredi 17 janvier 2018 à 20h30', { start: 'Jan 16 2018' }],
    ['price', '**Tarif :** 5 €', { offers: [{ price: 'Tarif : 5 €', currency: 'EUR' }] }],
  ])('tells the %s that stands in the text', async (_, details, expected) => {
    const day = 'Tue Jan 16 2018 00:00:00 GMT+0100 (CET)'
    const { natives } =
      await read(`<?xml version="1.0"?><arrondissements><arrondissement postcode="75001">
      <events total="1"><event><name>Bach</name><details>${details}</details>
      <website>http://openagenda.com/event/bach</website>
      <periode><start>${day}</start><end>${day}</end></periode></event></events>
      </arrondissement></arrondissements>`)
    expect(natives).toMatchObject([expected])
  })

  test('of something else is refused, and says why', async () => {
    await expect(read({ error: 'unknown dataset' })).rejects.toThrow(
      'the API answered: unknown dataset',
    )
    await expect(read({ a: 1 })).rejects.toThrow('neither a record of a data set of events')
    const { rejected } = await read([{ nom: 'Piscine' }, PARIS])
    expect(rejected).toEqual([
      { line: 1, id: null, reason: 'not a record of a data set of events' },
    ])
  })
})
