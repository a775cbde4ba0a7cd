import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { NativeListingSchema } from './native-listing.ts'

const PUBLISHED = new URL('../../docs/native-listing.schema.json', import.meta.url)

test('the published JSON Schema is the one that types are made of (else: npx vitest -u)', async () => {
  await expect(`${JSON.stringify(NativeListingSchema, null, 2)}\n`).toMatchFileSnapshot(
    PUBLISHED.pathname,
  )
})

const validate = new Ajv2020().compile(JSON.parse(readFileSync(PUBLISHED, 'utf8')) as object)

test.each<[string, unknown, boolean]>([
  ['the least', { id: 'a', name: 'Les Loutres', start: '2026-12-05' }, true],
  ['numbers for texts', { id: 12, name: 1984, start: 1780333200 }, true],
  ['sessions in place of a start', { id: 'a', name: 'b', sessions: ['2026-12-05T20:00'] }, true],
  ['members nobody knows', { id: 'a', name: 'b', start: '2026-12-05', colour: 'red' }, true],
  [
    'flags and prices as people send them',
    { id: 'a', name: 'b', start: '2026-12-05', online: 'yes', offers: { price: '12,50 €' } },
    true,
  ],
  ['no id', { name: 'b', start: '2026-12-05' }, false],
  ['no date', { id: 'a', name: 'b' }, false],
  ['a list for a name', { id: 'a', name: ['b'], start: '2026-12-05' }, false],
])('%s', (_, listing, valid) => {
  expect(validate(listing)).toBe(valid)
})
