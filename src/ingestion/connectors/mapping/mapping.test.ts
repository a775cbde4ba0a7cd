import { describe, expect, test } from 'vitest'
import { applyMembers, isWanted, newLook } from './apply-rule.ts'
import { parseMapping } from './parse-mapping.ts'

function made(listing: object, record: unknown, more: object = {}) {
  const base = { id: { value: 1 }, name: { value: 'x' }, start: { value: 'y' } }
  const parsed = parseMapping(JSON.stringify({ listing: { ...base, ...listing }, ...more }))
  if ('faults' in parsed) throw new Error(parsed.faults.join('\n'))
  const scope = { value: record, around: null }
  const { id, name, start, ...rest } = applyMembers(parsed.mapping.listing, scope, newLook())
  return {
    ...('id' in listing ? { id } : {}),
    ...('name' in listing ? { name } : {}),
    ...('start' in listing ? { start } : {}),
    ...rest,
  }
}

test.each<[string, object, object, object]>([
  ['how long it lasts', { end: 'duration' }, { duration: '00:45' }, { end: 'PT0H45M' }],
  [
    'how long a part lasts',
    { end: 'talk.Dauer' },
    { talk: { Dauer: '1:30:00' } },
    { end: 'PT1H30M' },
  ],
  ['a time of day', { end: 'until' }, { until: '00:45' }, { end: '00:45' }],
  [
    'that it is sold out',
    { availability: 'IsSoldOut' },
    { IsSoldOut: true },
    { availability: 'soldOut' },
  ],
  ['that it is not', { availability: 'sold_out' }, { sold_out: '0' }, { availability: 'unknown' }],
  ['that it is off', { status: 'is_cancelled' }, { is_cancelled: 1 }, { status: 'cancelled' }],
  ['that it is on', { status: 'cancelled' }, { cancelled: 'false' }, { status: 'scheduled' }],
  ['a word', { status: 'cancelled' }, { cancelled: 'Postponed' }, { status: 'Postponed' }],
  [
    'what its own table says',
    { availability: { from: 'soldout', values: { '1': 'few' } } },
    { soldout: '1' },
    { availability: 'few' },
  ],
])('a field tells by its name %s', (_, listing, record, members) => {
  expect(made(listing, record)).toEqual(members)
})

describe('a rule makes a member of', () => {
  test.each<[string, object, unknown, object]>([
    ['a column', { name: 'titre' }, { titre: 'Les Loutres' }, { name: 'Les Loutres' }],
    ['a column whose name holds dots', { name: 'a.b' }, { 'a.b': 'X' }, { name: 'X' }],
    [
      'a path',
      { place: { city: 'lieu.ville' } },
      { lieu: { ville: 'Lille' } },
      { place: { city: 'Lille' } },
    ],
    [
      'who holds it, and how the hall is reached',
      { organizer: { licence: 'lic' }, place: { phone: 'tel', url: 'web' } },
      { lic: 'L-R-21-1234', tel: '01 99', web: 'vega.example' },
      { organizer: { licence: ['L-R-21-1234'] }, place: { phone: '01 99', url: 'vega.example' } },
    ],
    [
      'a place in a list',
      { place: { lng: 'at.0', lat: 'at.1' } },
      { at: [3, 50] },
      { place: { lng: 3, lat: 50 } },
    ],
    [
      'every element',
      { categories: 'tags.name' },
      { tags: [{ name: 'a' }, { name: 'b' }] },
      { categories: ['a', 'b'] },
    ],
    ['the first that is there', { name: 'tags' }, { tags: ['a', 'b'] }, { name: 'a' }],
    [
      'a template',
      { start: '{jour}T{heure}' },
      { jour: '2026-12-05', heure: '20:00' },
      { start: '2026-12-05T20:00' },
    ],
    [
      'nothing where a field of the template is empty',
      { start: { first: ['{jour}T{heure}', 'jour'] } },
      { jour: '2026-12-05', heure: '' },
      { start: '2026-12-05' },
    ],
    [
      'a constant',
      { place: { name: 's', country: { value: 'FR' } } },
      { s: 'Vega' },
      { place: { name: 'Vega', country: 'FR' } },
    ],
    [
      'no object that would be constants alone',
      { offers: { price: 'p', currency: { value: 'EUR' } } },
      { p: '' },
      {},
    ],
    [
      'an object that is meant to be constants',
      { place: { city: { value: 'Lille' } } },
      {},
      { place: { city: 'Lille' } },
    ],
    [
      'a split text',
      { performers: { from: 'qui', split: '|' } },
      { qui: 'Otters | Badgers|' },
      { performers: ['Otters', 'Badgers'] },
    ],
    [
      'a part of a text',
      { place: { city: { from: 'lieu', take: ', (.+)$' } } },
      { lieu: 'Vega, Lille' },
      { place: { city: 'Lille' } },
    ],
    [
      'parts put together',
      { start: { from: 'd', take: '^(\\d+)\\.(\\d+)$', as: '2026-$2-$1' } },
      { d: '05.12' },
      { start: '2026-12-05' },
    ],
    [
      'a table',
      { availability: { from: 's', values: { O: 'available', N: 'soldOut' } } },
      { s: 'N' },
      { availability: 'soldOut' },
    ],
    [
      'a table, in capitals or not',
      { availability: { from: 's', values: { oui: 'soldOut', non: 'available' } } },
      { s: 'Oui ' },
      { availability: 'soldOut' },
    ],
    [
      'a table with a word for all else',
      { status: { from: 's', values: { X: 'cancelled' }, otherwise: 'scheduled' } },
      { s: 'Q' },
      { status: 'scheduled' },
    ],
    [
      'a table that says nothing',
      { offers: { price: { from: 'p', values: { 0: null } } } },
      { p: 0 },
      {},
    ],
    [
      'a flag of a table',
      { timeUnknown: { from: 's', values: { true: true } } },
      { s: true },
      { timeUnknown: true },
    ],
    [
      'a date pattern',
      { start: { from: 'd', date: 'dd/MM/yyyy HH:mm' } },
      { d: '5/12/2026 20:30' },
      { start: '2026-12-05T20:30' },
    ],
    [
      'a date pattern with halves of the day',
      { start: { from: 'd', date: 'M-d-yy h:mm a' } },
      { d: '12-5-26 8:30 pm' },
      { start: '2026-12-05T20:30' },
    ],
    [
      'a date pattern without a year',
      { start: { from: 'd', date: 'dd/MM HH:mm' }, end: { from: 'd', date: 'dd/MM' } },
      { d: '05/12 20:30' },
      { start: '5 Dec 20:30', end: '5 Dec' },
    ],
    ...(
      [
        ['dd/MM/yyyy', '05/12/2026 20:30', '2026-12-05 20:30'],
        ['dd/MM/yyyy', '05/12/2026 au 08/12/2026', '2026-12-05 au 08/12/2026'],
        ['dd/MM/yyyy', '05/12/2026 (complet)', '2026-12-05'],
        ["yyyy-MM-dd'T'HH:mm:ss", '2026-12-05T20:30:00.000Z', '2026-12-05T20:30:00Z'],
        ["yyyy-MM-dd'T'HH:mm", '2026-12-05T20:30 +05:00', '2026-12-05T20:30+05:00'],
        ['dd/MM/yyyy hh:mm', '05/12/2026 08:30 PM', '2026-12-05T08:30 PM'],
        ['dd/MM/yy', '05/12/2026', '05/12/2026'],
        ['yyyyMMdd', '202612052030', '202612052030'],
        ['dd/MM HH:mm', '05/12 20:30 Salle 3', '5 Dec 20:30'],
      ] as const
    ).map(([date, d, start]): [string, object, unknown, object] => [
      `a date as ${date}, and what stands behind it: ${d}`,
      { start: { from: 'd', date } },
      { d },
      { start },
    ]),
    [
      'a date that is written otherwise, as it is',
      { start: { from: 'd', date: 'dd/MM/yyyy' } },
      { d: 'soon' },
      { start: 'soon' },
    ],
    [
      'a decimal comma',
      { offers: { price: { from: 'p', decimal: ',' } } },
      { p: '1.234,50 €' },
      { offers: [{ price: '1234.50 €' }] },
    ],
    [
      'lists of objects',
      { offers: { each: 'tarifs', as: { name: 'nom', price: 'prix' } } },
      {
        tarifs: [
          { nom: 'A', prix: 1 },
          { nom: 'B', prix: 2 },
        ],
      },
      {
        offers: [
          { name: 'A', price: 1 },
          { name: 'B', price: 2 },
        ],
      },
    ],
    [
      'lists of texts',
      { performers: { each: 'acts', as: { name: '.', role: { value: 'headliner' } } } },
      { acts: ['A', 'B'] },
      {
        performers: [
          { name: 'A', role: 'headliner' },
          { name: 'B', role: 'headliner' },
        ],
      },
    ],
    [
      'the elements that are meant',
      {
        offers: {
          each: 'tarifs',
          where: [
            { field: 'prix', filled: true },
            { field: 'nom', not: 'Parking' },
          ],
          as: { price: 'prix' },
        },
      },
      { tarifs: [{ nom: 'A' }, { nom: 'Parking', prix: 5 }, { nom: 'B', prix: 2 }] },
      { offers: [{ price: 2 }] },
    ],
    [
      'what is around an element',
      {
        sessions: {
          each: 'jours',
          as: { each: 'heures', as: { start: '{^.jour}T{.}', availability: '^^.etat' } },
        },
      },
      {
        etat: 'limited',
        jours: [
          { jour: '2026-12-05', heures: ['14:00', '20:00'] },
          { jour: '2026-12-06', heures: ['17:00'] },
        ],
      },
      {
        sessions: [
          { start: '2026-12-05T14:00', availability: 'limited' },
          { start: '2026-12-05T20:00', availability: 'limited' },
          { start: '2026-12-06T17:00', availability: 'limited' },
        ],
      },
    ],
    ['nothing around the record itself', { url: '^.lien' }, { lien: 'x' }, {}],
    [
      'a template of which a field may be missing',
      { name: '{titre} {suite?}', url: '{a?}{b?}' },
      { titre: 'Les Loutres' },
      { name: 'Les Loutres' },
    ],
    ...(
      [
        ['{titre} - {suite?}', 'Les Loutres'],
        ['{titre} ({suite?})', 'Les Loutres'],
        ['{suite?} : {titre}', 'Les Loutres'],
        ['({suite?}) {titre}', 'Les Loutres'],
        ['{titre} - {suite?} - {ville}', 'Les Loutres - Lille'],
        ['{titre} ({suite?}, {ville})', 'Les Loutres (Lille)'],
        ['{titre} ({ville}, {suite?})', 'Les Loutres (Lille)'],
        ['{titre} ({suite?}, {autre?})', 'Les Loutres'],
        ['{titre}, {suite?} {ville}', 'Les Loutres, Lille'],
        ['{titre} avec {suite?} à {ville}', 'Les Loutres à Lille'],
        ['{titre}, {suite?} {autre?}', 'Les Loutres'],
        ['{titre} « {suite?} », {ville}', 'Les Loutres, Lille'],
        ['{titre} ({ville})', 'Les Loutres (Lille)'],
      ] as const
    ).map(([template, name]): [string, object, unknown, object] => [
      `${template} without what is missing and what joined it`,
      { name: template },
      { titre: 'Les Loutres', ville: 'Lille' },
      { name },
    ]),
    ['an id of a template as it is written', { id: '{a?}-{b?}' }, { b: 1 }, { id: '-1' }],
    [
      'an address that begins with what is written',
      { url: 'https://a.example/{langue?}/{ref}?from={source?}' },
      { ref: 12 },
      { url: 'https://a.example/12' },
    ],
    [
      'one text of several values',
      {
        description: {
          join: { each: 'oeuvres', as: '{auteur?}: {titre}' },
          with: '\n',
        },
      },
      {
        oeuvres: [
          { auteur: 'Otter', titre: 'I' },
          { auteur: 'Badger', titre: 'II' },
        ],
      },
      { description: 'Otter: I\nBadger: II' },
    ],
    [
      'one rule or another',
      {
        offers: {
          when: { field: 'mode', is: 'from' },
          use: { price: 'from {prix}' },
          else: { price: 'prix' },
        },
      },
      { mode: 'from', prix: 12 },
      { offers: [{ price: 'from 12' }] },
    ],
    [
      'the other rule',
      {
        url: { when: { field: 'web', filled: true }, use: 'web', else: 'lien' },
        online: { when: { field: 'mode', is: 'live' }, use: { value: true } },
      },
      { mode: 'hall', lien: 'x' },
      { url: 'x' },
    ],
    [
      'several constants',
      { categories: { value: ['concert', 'jazz'] }, performers: { value: [{ name: 'Otters' }] } },
      {},
      { categories: ['concert', 'jazz'], performers: [{ name: 'Otters' }] },
    ],
    [
      'several rules',
      { categories: ['genre', { value: 'festival' }] },
      { genre: 'jazz' },
      { categories: ['jazz', 'festival'] },
    ],
    [
      'an element with attributes',
      { name: 'titre', language: 'titre.@lang' },
      { titre: { '@lang': 'fr', '#text': 'X' } },
      { name: 'X', language: 'fr' },
    ],
  ])('%s', (_, listing, record, expected) => {
    expect(made(listing, record)).toEqual(expected)
  })
})

test.each([
  [{ field: 'type', is: ['concert', 'show'] }, true],
  [{ field: 'type', not: 'concert' }, false],
  [{ field: 'type', matches: '^con' }, true],
  [{ field: 'price', filled: true }, false],
  [{ field: 'price', filled: false }, true],
  [{ field: 'count', is: 3 }, true],
  [{ field: 'count', above: 2, below: 4 }, true],
  [{ field: 'count', above: 3 }, false],
  [{ field: 'sum', above: 12, below: 13 }, true],
  [{ field: 'dear', above: 1000, below: 1235 }, true],
  [{ field: 'abroad', above: 1234, below: 1235 }, true],
  [{ field: 'count', below: 3 }, false],
  [{ field: 'price', below: 3 }, false],
  [{ field: 'type', above: 0 }, false],
])('a condition %j', (condition, wanted) => {
  const parsed = parseMapping(
    JSON.stringify({ listing: { id: 'a', name: 'b', start: 'c' }, where: [condition] }),
  )
  const mapping = 'mapping' in parsed ? parsed.mapping : null
  const value = {
    type: 'concert',
    price: '',
    count: 3,
    sum: '12,50',
    dear: '1 234,50 €',
    abroad: '$1,234.50',
  }
  expect(isWanted(mapping!.where, { value, around: null })).toBe(wanted)
})
