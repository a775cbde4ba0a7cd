import { describe, expect, test } from 'vitest'
import { made } from '../../../../tests/support/made-by-mapping.ts'

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
    'that nobody marked it as sold out',
    { availability: 'markedAsSoldOut' },
    { markedAsSoldOut: false },
    { availability: 'unknown' },
  ],
  [
    'that an event is sold out',
    { availability: 'event.isEventSoldOut' },
    { event: { isEventSoldOut: true } },
    { availability: 'soldOut' },
  ],
  [
    'that a show is off',
    { status: 'show_cancelled' },
    { show_cancelled: true },
    { status: 'cancelled' },
  ],
  [
    'that a price is in cents',
    { offers: { price: 'from.amount_in_cents', fees: 'fee_cents', priceMax: 'top' } },
    { from: { amount_in_cents: 12550 }, fee_cents: '150', top: 200 },
    { offers: [{ price: '125.50', fees: '1.50', priceMax: 200 }] },
  ],
  [
    'no more than what is written with its mark',
    { offers: { price: 'cents' } },
    { cents: '12.50' },
    { offers: [{ price: '12.50' }] },
  ],
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
