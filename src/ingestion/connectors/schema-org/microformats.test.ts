import { describe, expect, test } from 'vitest'
import { only, page, read } from '../../../../tests/support/read-marked-page.ts'

describe('microformats', () => {
  test('hCalendar', async () => {
    const native = await only(
      page(`<div class="vevent"><a class="url summary" href="/loutres">Les Loutres</a>
        <abbr class="dtstart" title="2026-12-05T20:00+01:00">5 décembre</abbr>
        <span class="dtend"><span class="value-title" title="2026-12-05T23:00+01:00"></span>23 h</span>
        <div class="location vcard"><span class="fn org">Salle Vega</span><div class="adr"><span class="street-address">3 rue des Pins</span>
        <span class="postal-code">75011</span> <span class="locality">Paris</span> <span class="country-name">France</span></div>
        <span class="tel">01 99 00 12 34</span> <a class="url" href="https://salle.example/">salle.example</a>
        <span class="geo"><span class="latitude">48.86</span>, <span class="longitude">2.37</span></span></div>
        <div class="description">Un soir<br>de fête</div><a class="category" rel="tag" href="/rock">Rock</a>
        <img class="photo" src="/1.jpg"><span class="uid">vega-1</span>
        <span class="organizer vcard"><a class="fn url" href="https://loutres.example/">Loutres &amp; Cie</a></span></div>`),
    )
    expect(native).toMatchObject({
      id: 'vega-1',
      name: 'Les Loutres',
      url: 'https://vega.example/loutres',
      start: '2026-12-05T20:00+01:00',
      end: '2026-12-05T23:00+01:00',
      place: {
        name: 'Salle Vega',
        street: '3 rue des Pins',
        postalCode: '75011',
        city: 'Paris',
        country: 'France',
        lat: '48.86',
        lng: '2.37',
        phone: '01 99 00 12 34',
        url: 'https://salle.example/',
      },
      organizer: { name: 'Loutres & Cie', url: 'https://loutres.example/' },
      description: 'Un soir<br>de fête',
      categories: ['schema.org:Event', 'Rock'],
      image: ['https://vega.example/1.jpg'],
    })
  })

  test('h-event', async () => {
    const native = await only(
      page(`<article class="h-event"><h1 class="p-name">Les Loutres</h1><a class="u-url" href="/loutres">#</a>
        <time class="dt-start" datetime="2026-12-05 20:00+01:00">samedi</time> <time class="dt-end">2026-12-05T23:00+01:00</time>
        <span class="p-location">Salle Vega, 3 rue des Pins, 75011 Paris</span>
        <span class="p-performer h-card">Léa Mori</span></article>`),
    )
    expect(native).toMatchObject({
      name: 'Les Loutres',
      start: '2026-12-05 20:00+01:00',
      end: '2026-12-05T23:00+01:00',
      place: 'Salle Vega, 3 rue des Pins, 75011 Paris',
      performers: [{ name: 'Léa Mori' }],
    })
  })

  test.each<[string, string]>([
    ['19:00', '2026-12-05T19:00'],
    ['7pm', '2026-12-05T19:00'],
    ['07:00:00 p.m.', '2026-12-05T19:00:00'],
    ['12:30 AM', '2026-12-05T00:30'],
    ['19:00-0800', '2026-12-05T19:00-0800'],
    ['19:00z', '2026-12-05T19:00Z'],
  ])('a date and the time %s in parts of their own', async (time, start) => {
    const native = await only(
      page(`<div class="vevent"><b class="summary">A</b><p class="dtstart"><time class="value" datetime="2026-12-05">x</time>
        <span class="value">${time}</span></p></div>`),
    )
    expect(native.start).toBe(start)
  })

  test.each<[string, string, string]>([
    ['is of the start’s day', '2026-12-05T20:00', '2026-12-05T22:00'],
    ['that is past is of the next day', '2026-12-05T23:00', '2026-12-06T22:00'],
    ['has the start’s offset', '2026-12-05T20:00-05:00', '2026-12-05T22:00-05:00'],
  ])('an end that is a time alone %s', async (_, start, end) => {
    const native = await only(
      page(
        `<div class="h-event"><b class="p-name">A</b><time class="dt-start" datetime="${start}"></time><span class="dt-end"><b class="value">22:00</b></span></div>`,
      ),
    )
    expect(native.end).toBe(end)
  })

  const DAY = '<time class="dt-start" datetime="2026-12-05T20:00">5 December</time>'
  test.each<[string, string, string | undefined]>([
    ['a link beside its date', `<a class="u-url" href="/a">Les Loutres</a>, ${DAY}`, 'Les Loutres'],
    ['what stands behind its date', `${DAY} – Les <b>Loutres</b>`, 'Les Loutres'],
    [
      'what stands beside both dates',
      `<p>Les Loutres</p> ${DAY}–<time class="dt-end" datetime="2026-12-06T23:00">6 December</time>`,
      'Les Loutres',
    ],
    ['no date alone', DAY, undefined],
    ['no text beside a place', `Les Loutres, <i class="p-location">Vega</i> ${DAY}`, undefined],
    ['no card', `${DAY} <i class="h-card">Salle Vega</i>`, undefined],
  ])('an h-event without a name is called by %s', async (_, html, name) => {
    const { natives } = await read(page(`<div class="h-event">${html}</div>`))
    expect(natives.map((native) => native.name)).toEqual([name])
    expect(natives[0]?.start).toBe('2026-12-05T20:00')
  })

  test('several starts are all of its dates', async () => {
    const starts = ['2026-12-05T20:00', '2026-12-06T20:00']
    const native = await only(
      page(
        `<div class="h-event"><b class="p-name">A</b>${starts.map((one) => `<time class="dt-start" datetime="${one}"></time>`).join('')}</div>`,
      ),
    )
    expect(native.sessions).toMatchObject(starts.map((start) => ({ start })))
  })
})
