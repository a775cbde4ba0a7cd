import { describe, expect, it } from 'vitest'
import { createLookupPaths } from './lookup-path.ts'

const read = createLookupPaths('/client-api')

describe('addresses of the lookups', () => {
  it.each([
    ['/client-api/v2/performer/7', 'performer', '7'],
    ['/client-api/v2/performer/7/', 'performer', '7'],
    ['/client-api/v2/performer/7?x=1', 'performer', '7'],
    ['/client-api/v2/performer/7/?x=/y', 'performer', '7'],
    ['/client-api/v2/performer/%37', 'performer', '7'],
    ['/client-api/v2/performer/%2537', 'performer', '%37'],
    ['/client-api/v2/%70erformer/7', 'performer', '7'],
    ['/client%2Dapi/v2/performer/7', 'performer', '7'],
    ['/client-api/v2/performer/', 'performer', ''],
    ['/client-api/v2/performer', 'performer', ''],
    ['/client-api/v2/g-place/osm-n1', 'place', 'osm-n1'],
    ['/client-api/v2/g-place/%', 'place', null],
    ['/client-api/v2/g-place/%ZZ', 'place', null],
    ['/client-api/v2/g-place/%E0%A4', 'place', null],
    ['/client-api/v2/g-place/%C0%AF', 'place', null],
    ['/client-api/v2/g-place/a%2fb', 'place', null],
    ['/client-api/v2/g-place/a%5cb', 'place', null],
    ['/client-api/v2/g-place/a\\b', 'place', null],
    ['/client-api/v2/g-place/a%00', 'place', null],
    ['/client-api/v2/g-place/..%2f..%2flogin', 'place', null],
    ['/client-api/v2/g-place/./x', 'place', null],
    ['/client-api/v2/g-place/../login', 'place', null],
    ['/client-api/v2/g-place/%2e%2e', 'place', '..'],
  ])('%s', (target, kind, segment) => expect(read(target)).toEqual({ kind, segment }))

  it.each([
    '/client-api/v2/performer//7',
    '/client-api/v2//performer/7',
    '//client-api/v2/performer/7',
    '/client-api/v2/performer//',
    '/client-api/v2/performer/7//',
    '/client-api/v2/performer/7/8',
    '/client-api/V2/performer/7',
    '/client-api/v2/Performer/7',
    '/Client-api/v2/performer/7',
    '/v2/performer/7',
    '/client-api/v2/constructor/7',
    '/client-api/v2/__proto__/7',
    '/client-api/v2/../v2/performer/7',
    '*',
    '',
  ])('%s is none', (target) => expect(read(target)).toBeNull())

  it('the base path may be empty', () => {
    expect(createLookupPaths('')('/v2/g-place/x')).toEqual({ kind: 'place', segment: 'x' })
  })
})
