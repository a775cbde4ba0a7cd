import { expect, test } from 'vitest'
import { merged } from '../../../../tests/support/merged.ts'

const LONG = 'Un soir de fête au bord du canal. '.repeat(20)
const SHORT = 'Un soir de fête.'

test.each([
  ['unknown is empty', [{}], ''],
  ['the only one', [{ listing: { description: SHORT } }, {}], SHORT],
  [
    'the one that says more',
    [{ listing: { description: SHORT } }, { listing: { description: LONG } }],
    LONG,
  ],
  [
    'trust outweighs a little length',
    [
      { trust: 'organiser', listing: { description: `${LONG}A` } },
      { trust: 'resale', listing: { description: `${LONG}And more of it.` } },
    ],
    `${LONG}A`,
  ],
  [
    'French before English of the same length',
    [
      { listing: { description: 'An evening.', language: 'en' } },
      { listing: { description: 'Une soirée.', language: 'fr' } },
    ],
    'Une soirée.',
  ],
  [
    'the name again says little',
    [
      { listing: { name: 'Les Loutres en ville', description: 'Les Loutres en ville' } },
      { listing: { description: 'Rock de rivière.' } },
    ],
    'Rock de rivière.',
  ],
  [
    'a live one before a withdrawn one',
    [{ withdrawnSince: 1, listing: { description: LONG } }, { listing: { description: SHORT } }],
    SHORT,
  ],
  [
    'a withdrawn one before none',
    [{ withdrawnSince: 1, listing: { description: LONG } }, {}],
    LONG,
  ],
] as const)('the description: %s', (_, members, expected) => {
  expect(merged(members).description).toBe(expected)
})
