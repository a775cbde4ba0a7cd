import { expect, test } from 'vitest'
import { decode } from './decode.ts'
import { FETCH_LIMITS } from './fetched.ts'

const OPTIONS = {
  coding: 'identity',
  limits: FETCH_LIMITS,
  htmlIsData: false,
  address: 'https://feeds.example/',
} as const

test('only the beginning is taken before anybody reads it, and comes first then', async () => {
  let taken = 0
  async function* endless() {
    for (;;) {
      taken += 1
      yield Buffer.from(String(taken).padStart(512, '.'))
    }
  }
  const decoded = await decode(endless(), OPTIONS)
  expect(taken).toBeLessThan(5)
  let read = ''
  for await (const chunk of decoded.chunks()) if ((read += chunk.toString()).length > 5000) break
  expect(read.replaceAll('.', '')).toMatch(/^12345678910/)
})

test('what has the second byte of gzip alone is read as it is', async () => {
  const bytes = Buffer.from([0x5b, 0x8b, 0x31, 0x5d])
  async function* whole() {
    yield bytes
  }
  const decoded = await decode(whole(), OPTIONS)
  const read: Buffer[] = []
  for await (const chunk of decoded.chunks()) read.push(chunk)
  expect(Buffer.concat(read)).toEqual(bytes)
})

test.each([
  ['<?xml version="1.0"?><p><a><t>Otters</t></a></p>', true],
  ['<?xml version="1.0"?>\n<!-- shows --><title><t>Otters</t></title>', true],
  ['<p:shows/>', true],
  ['<p>Sorry</p>', false],
  ['<!-- x --><title>Sorry</title>', false],
  ['<?xml version="1.0"?><html/>', false],
  ['<?xml version="1.0"?><!doctype html><p/>', false],
  [`${'<!---->'.repeat(100)}<shows/>`, true],
  [`${'<!-- x --> '.repeat(60)}<p>Sorry</p>`, false],
])('%s is data: %s', async (text, isData) => {
  async function* whole() {
    yield Buffer.from(text)
  }
  const read = decode(whole(), OPTIONS)
  if (isData) await expect(read).resolves.toBeDefined()
  else await expect(read).rejects.toMatchObject({ code: 'html' })
})
