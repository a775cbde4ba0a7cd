import { describe, expect, it } from 'vitest'
import { negotiateCoding, negotiateMediaType, remembered } from './negotiate.ts'

const types = ['application/json', 'application/xml', 'text/xml'] as const

describe('media types', () => {
  it.each([
    [undefined, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['*', 'application/json'],
    ['application/*', 'application/json'],
    ['application/json', 'application/json'],
    ['APPLICATION/XML', 'application/xml'],
    ['text/xml', 'text/xml'],
    ['text/*', 'text/xml'],
    ['text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.7', 'application/xml'],
    [
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
      'application/xml',
    ],
    ['application/xml;q=0.5, application/json;q=0.6', 'application/json'],
    ['application/json;q=0, */*', 'application/xml'],
    ['application/json;q=0', null],
    ['application/json;q=0.000', null],
    ['application/vnd.els.v2+json', null],
    ['application/vnd.els.v2+json, */*;q=0.1', 'application/json'],
    ['application/json;charset=utf-8', 'application/json'],
    ['application/json;version=1', 'application/json'],
    ['application/xml; charset=utf-8; q=0.8, application/json ; q=0.7', 'application/xml'],
    ['application/xml, application/json', 'application/json'],
    ['text/html', null],
    ['garbage', null],
    ['application/json;q=2', null],
    ['application/xml;q=abc, application/json;q=0.1', 'application/json'],
    ['text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', 'application/json'],
    [',,,', null],
  ])('%j is answered with %j', (accept, expected) => {
    expect(negotiateMediaType(accept, types)).toBe(expected)
  })
})

describe('content codings', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['zstd', 'identity'],
    ['identity', 'identity'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['identity;q=0', null],
    ['*;q=0', null],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
  ])('%j is answered with %j', (accepted, expected) => {
    expect(negotiateCoding(accepted, ['br', 'gzip'])).toBe(expected)
  })
})

it('remembers no more headers than it may', () => {
  let asked = 0
  const decide = remembered(() => ({ asked: ++asked }), 2)
  expect(decide('a')).toBe(decide('a'))
  for (const header of ['b', 'c', 'd', 'e']) decide(header)
  expect(decide('a').asked).toBe(6)
})
