import { expect, test } from 'vitest'
import { EVENT, read, script } from '../../../../tests/support/read-schema-org.ts'

const SITE = { '@type': 'WebSite', name: 'Vega &amp; Sons' }

test.each([
  ['what the window is called', [SITE], 'Les Loutres \u2014 Vega & Sons', 'Les Loutres'],
  ['the same within a graph', [{ '@graph': [SITE] }], 'Les Loutres | VEGA & SONS', 'Les Loutres'],
  ['a dash of its own', [SITE], 'Les Loutres - Live - Vega & Sons', 'Les Loutres - Live'],
  ['another name behind it', [SITE], 'Les Loutres - Castor Trio', 'Les Loutres - Castor Trio'],
  ['the site alone', [SITE], 'Vega & Sons', 'Vega & Sons'],
  ['no site that is told', [], 'Les Loutres - Vega & Sons', 'Les Loutres - Vega & Sons'],
])('the event of a page with %s', async (_, blocks, name, expected) => {
  const { natives } = await read(script(...blocks, { ...EVENT, name }))
  expect(natives.map((one) => one.name)).toEqual([expected])
})
