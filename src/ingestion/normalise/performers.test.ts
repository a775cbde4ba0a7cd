import { expect, test } from 'vitest'
import { readPerformers } from './performers.ts'

test.each([
  ['Tribute to Otters', ['Otters', 'Badgers'], ['Badgers']],
  ['Otters Tribute', ['Otters'], []],
  ['Night Otters tribute to The Otters', ['Night Otters', 'The Otters'], ['Night Otters']],
  ['Otters', ['Otters', 'TBA'], ['Otters']],
  [
    'Otters',
    ['Otters', '-', 'à confirmer', 'divers artistes', 'Invités surprise', 'N/A'],
    ['Otters'],
  ],
  ['Otters', ['Otters', 'www.otters.example', 'Otters.example'], ['Otters', 'Otters.example']],
  ['Otters', ['Otters', 'No Soloist', 'No Soloists Allowed'], ['Otters', 'No Soloists Allowed']],
  ['Otters', ['Otters', 'Day Package', '2-Day Package', 'VIP Packages'], ['Otters']],
  ['Otters', ['The Package', 'Day Package Holiday'], ['The Package', 'Day Package Holiday']],
  ['Otters', ['["Otters","Badgers"]'], ['Otters', 'Badgers']],
  ['Otters', ['[ "Otters", "Badgers" ]', 'Foxes'], ['Otters', 'Badgers', 'Foxes']],
  ['Otters', ['["Otters"] live', '[Badgers]'], ['["Otters"] live', '[Badgers]']],
  ['Otters', ['Otters', 'PREMIÈRE PARTIE : Badgers'], ['Otters', 'Badgers']],
  [
    'Otters',
    ['Otters', '+ support: Badgers', 'Special guest: Foxes'],
    ['Otters', 'Badgers', 'Foxes'],
  ],
  ['Otters', ['Otters', 'Premiere partie', 'Support', 'Vorgruppe'], ['Otters']],
  ['Otters', ['Otters', 'Badgers and more'], ['Otters', 'Badgers']],
  ['Otters', ['Otters', 'Badgers u.a.'], ['Otters', 'Badgers']],
  ['Otters', ['Otters', 'Badgers & many more artists TBA'], ['Otters', 'Badgers']],
  ['カワウソ', ['カワウソ', 'アナグマ ほか'], ['カワウソ', 'アナグマ']],
  ['수달', ['수달', '오소리 등'], ['수달', '오소리']],
  ['Otters', ['Otters', '+ more TBA', 'Others', 'and many more', 'u.v.m.', 'ほか'], ['Otters']],
  // Choirs are called so.
  ['Gospel & More', ['Gospel & More'], ['Gospel & More']],
  ['Otters', ['No More Otters', 'Otters'], ['No More Otters', 'Otters']],
  ['水獭', ['艺人：水獭乐队', 'Artist: Otters'], ['水獭乐队', 'Otters']],
  [
    'Otter',
    ['Ann Brock', 'Regie: Otto Pine', 'Mise en scène Otto Pine', 'Licht : Mo'],
    ['Ann Brock'],
  ],
  ['Otter', ['Direction musicale Ann Brock', 'Klavier: Otto Pine'], ['Ann Brock', 'Otto Pine']],
  ['Otter', ['Regie: Otto Pine\nAnn Brock\nJo Marsh'], ['Ann Brock', 'Jo Marsh']],
  ['Otter', ['Ann Brock; Regie: Otto Pine'], ['Ann Brock']],
  ['Otter', ['Regie: Otto Pine; Licht: Mo Lenz'], []],
  [
    'Otter',
    ['Mise en scène : Otto Pine. Avec Ann Brock'],
    ['Mise en scène : Otto Pine. Avec Ann Brock'],
  ],
  ['Otter', ['Texte libre', 'Regie Band'], ['Texte libre', 'Regie Band']],
  ['Otters', ['Otters', 'Local supports', 'DJs til late'], ['Otters']],
  ['Otters', ['Support Lesbiens', 'Guest & Co'], ['Support Lesbiens', 'Guest & Co']],
  ['Hommage à Otters', ['Otters'], []],
  ['The Songs of Otters', ['Otters'], []],
  ['La musique de Otters', ['Otters'], []],
  ['CANDLELIGHT: Otters', ['Otters'], []],
  ['Badgers plays Otters', ['Otters'], []],
  ['Otters Symphonic', ['Otters'], []],
  ['Otters – Revival', ['Otters'], []],
  ['Otters play Badgers', ['Otters'], ['Otters']],
  ['Otters: The Symphonic Experience', ['Otters'], []],
  ['The Otters Story Live', ['The Otters'], []],
  ['Otters: The Tribute Show', ['Otters'], []],
  // What they play, by its name.
  ['Otters: A Love Story', ['Otters'], ['Otters']],
  ['Otters – My Story', ['Otters'], ['Otters']],
  ['Otters: The Story So Far', ['Otters'], ['Otters']],
  ['Vega Philharmonic: SYMPHONIC DANCES', ['Vega Philharmonic'], ['Vega Philharmonic']],
  ['Vega Philharmonic: CHRISTMAS STORY, THE', ['Vega Philharmonic'], ['Vega Philharmonic']],
])('at %s of %j there are %j', (title, bill, present) => {
  const performers = readPerformers(bill, title, { repair: false, markup: 'auto' }, null, () => {})
  expect(performers.map(({ name }) => name)).toEqual(present)
})

test('who is on the bill as support, by the words before the name, is no headliner', () => {
  const bill = ['Otters', 'Support: Badgers', { name: 'Première partie : Foxes', id: 3 }]
  const read = readPerformers(bill, 'x', { repair: false, markup: 'auto' }, null, () => {})
  expect(read.map(({ role }) => role)).toEqual(['headliner', 'support', 'support'])
})

test('each performer is there once, by id and by name', () => {
  const bill = [
    { id: 1, name: 'Otters' },
    'OTTERS',
    { id: 1, name: 'The Otters' },
    '!!!',
    '???',
    'TBA',
  ]
  const warnings: string[] = []
  const read = (given: unknown, title: string) =>
    readPerformers(given, title, { repair: false, markup: 'auto' }, null, (text) =>
      warnings.push(text),
    ).map(({ name }) => name)
  expect(read(bill, 'x')).toEqual(['Otters', '!!!', '???'])
  expect(read('TBA', 'x')).toEqual([])
  expect(warnings).toEqual([])
  expect(read('Otters', 'Tribute to Otters')).toEqual([])
  expect(warnings).toEqual(['performer: honoured by a tribute, not on stage'])
})

test.each<[string, string]>([
  // What became of the show stands behind who plays.
  ['Otters - SOLD OUT', 'Otters'],
  ['Otters (annulé)', 'Otters'],
  ['The Otters - RESCHEDULED FROM 3RD MARCH', 'The Otters'],
  ['Cancelled', 'Cancelled'],
  ['Otters / Badgers', 'Otters, Badgers'],
  ['Otters / Badgers / Foxes', 'Otters, Badgers, Foxes'],
  ['Mira Lenz // Ota Brandt', 'Mira Lenz, Ota Brandt'],
  ['otters / badgers', 'otters, badgers'],
  ['Otters | Badgers', 'Otters, Badgers'],
  ['Otters ; Badgers', 'Otters, Badgers'],
  ['Otters\nBadgers\n', 'Otters, Badgers'],
  ['Otters feat. Badgers', 'Otters, Badgers (support)'],
  ['Otters featuring Badgers & Foxes', 'Otters, Badgers & Foxes (support)'],
  ['Otters (feat. Badgers)', 'Otters, Badgers (support)'],
  ['Otters Feat Badgers (FR)', 'Otters, Badgers (FR) (support)'],
  ['Otters ft. Badgers / Foxes', 'Otters, Badgers (support), Foxes'],
  ['Otters w/ Badgers', 'Otters, Badgers (support)'],
  ['Otters / TBA', 'Otters'],
  ['Otters / OTTERS', 'Otters'],
  // What a sign may be part of is one name.
  ['Otters & Badgers', 'Otters & Badgers'],
  ['Otters + Badgers', 'Otters + Badgers'],
  ['Otters, Badgers & Foxes', 'Otters, Badgers & Foxes'],
  ['Otters x Badgers', 'Otters x Badgers'],
  ['Otters b2b Badgers', 'Otters b2b Badgers'],
  ['OT/ER', 'OT/ER'],
  ['Otters/Badgers', 'Otters/Badgers'],
  ['Mira Lenz / piano', 'Mira Lenz / piano'],
  ['Mira Lenz / Piano', 'Mira Lenz / Piano'],
  ['Vega Orkest / Orchestre de Véga', 'Vega Orkest / Orchestre de Véga'],
  ['Выдры / Otters', 'Выдры / Otters'],
  ['Otters / !!!', 'Otters / !!!'],
  ['Defeat', 'Defeat'],
  ['Little Feat & Friends', 'Little Feat & Friends'],
])('%j on one bill is %s', (text, expected) => {
  const told = (bill: unknown) =>
    readPerformers(bill, 'x', { repair: false, markup: 'auto' }, null, () => {})
      .map(({ name, role }) => (role === 'support' ? `${name} (support)` : name))
      .join(', ')
  expect(told(text)).toBe(expected)
  expect(told([{ name: text, role: null }])).toBe(expected)
})

test('a name with an id of its own is one', () => {
  const bill = [{ id: 'p7', name: 'Otters / Badgers' }]
  const read = readPerformers(bill, 'x', { repair: false, markup: 'auto' }, null, () => {})
  expect(read).toMatchObject([{ externalId: 'p7', name: 'Otters / Badgers' }])
})

test.each([
  ['Renee (Renée) Otter', 'Renée Otter'],
  ['Neeme Lutra [Lútra]', 'Neeme Lútra'],
  ['Otto Baer [Bär]', 'Otto Bär'],
  ['Olaf Oter (Øter)', 'Olaf Øter'],
  ['Otters (UK)', 'Otters (UK)'],
  ['Prince (Badger)', 'Prince (Badger)'],
  ['Duo (duo à cordes)', 'Duo (duo à cordes)'],
])('%s, told once more with its marks, is %s', (told, name) => {
  expect(
    readPerformers(
      [told, { name: told, id: 2 }],
      '',
      { repair: false, markup: 'auto' },
      null,
      () => undefined,
    ),
  ).toMatchObject([{ name }])
})
