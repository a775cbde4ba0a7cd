import { expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { EVENT, one, script } from '../../../../tests/support/read-schema-org.ts'
import { schemaOrg } from './schema-org.ts'

test('a page that ends within a block is not whole', async () => {
  const body = `${script(EVENT)}<script type="application/ld+json">{"@type":"Event","na`
  const { records, incomplete } = await readBody(schemaOrg, bodyOf(body))
  expect(records).toHaveLength(1)
  expect(incomplete).toEqual(['the page is cut off within its JSON-LD'])
})

test('documents one a line of which the last breaks off are not whole', async () => {
  const body = `${JSON.stringify(EVENT)}\n{"@type":"Event","na`
  const { records, incomplete } = await readBody(schemaOrg, bodyOf(body))
  expect(records).toHaveLength(1)
  expect(incomplete).toEqual(['it is cut off within its last line'])
  await expect(readBody(schemaOrg, bodyOf('{"@type":"Event","na'))).rejects.toThrow('cut off')
})

test('a list of starts is a list of dates', async () => {
  const startDate = ['2026-12-05T20:00', '2026-12-06T20:00']
  const endDate = ['2026-12-05T22:00', '2026-12-06T22:00']
  const { timing } = await one({ startDate, endDate })
  expect(timing.sessions.map(({ end }) => end?.at)).toEqual([
    Date.parse('2026-12-05T21:00Z'),
    Date.parse('2026-12-06T21:00Z'),
  ])
})
