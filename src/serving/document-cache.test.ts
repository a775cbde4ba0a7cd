import { expect, test } from 'vitest'
import { cachedDocument } from './cached-document.ts'
import { createDocumentCache } from './document-cache.ts'

const about = {
  kind: 'performer',
  key: 7,
  form: 'json',
  currentId: '7',
  version: 1,
  lastModified: 0,
  contentHash: 'a',
} as const

test('a cache of no bytes keeps nothing, and is no failure', () => {
  const cache = createDocumentCache(0)
  const document = cachedDocument(about, { identity: Buffer.from('{}') })
  cache.put(7, document, cache.mark())
  cache.grown(document)
  expect(cache.get('performer', 7, 'json')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})
