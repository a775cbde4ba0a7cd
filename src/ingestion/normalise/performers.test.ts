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
