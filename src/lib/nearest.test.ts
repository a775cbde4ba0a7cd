import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const FORMATS = ['native', 'ticketmaster-discovery', 'schema-org']

test.each([
  ['nativ', 'native'],
  ['schema.org', 'schema-org'],
  ['TicketMaster', 'ticketmaster-discovery'],
  ['xyz', null],
  ['', null],
])('%s means %s', (word, meant) => {
  expect(nearest(word, FORMATS)).toBe(meant)
})
