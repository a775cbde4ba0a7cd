import { expect, test } from 'vitest'
import { bodyOf } from '../../../tests/support/read-body.ts'
import { schemaOrg } from '../connectors/schema-org/schema-org.ts'
import { readLinkedPage } from './linked-page.ts'

const EVENT = { '@type': 'Event', name: 'Les Loutres', startDate: '2026-12-05T20:00' }
const ITEM = { kind: 'page', line: 1, id: '7', format: 'schema-org', raw: '', reason: '' } as const

test.each([
  ['its own address', {}, 'https://vega.example/e?session=7'],
  ['another', { url: 'https://vega.example/e/7' }, 'https://vega.example/e/7'],
])('the link of an item leads to a page that tells %s', async (_, stated, link) => {
  const html = `<script type="application/ld+json">${JSON.stringify({ ...EVENT, ...stated })}</script>`
  const item = { ...ITEM, address: 'https://vega.example/e?session=7' }
  // As fetching shows it, which cannot know that `session` is an evening here.
  const body = bodyOf(html, { address: 'https://vega.example/e?session=***' })
  const links: unknown[] = []
  for await (const told of readLinkedPage(schemaOrg, item, body, { options: {}, now: 0 }))
    if (told.kind === 'record')
      for (const outcome of told.read()) if ('listing' in outcome) links.push(outcome.listing.url)
  expect(links).toEqual([link])
})
