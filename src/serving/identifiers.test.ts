import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlaceId, readPerformerId } from './identifiers.ts'

describe('a performer id is a JSON number, compared by value', () => {
  it.each([
    ['10', 10],
    ['10.0', 10],
    ['1e1', 10],
    ['1E+1', 10],
    ['100e-1', 10],
    ['0.1e2', 10],
    ['10.000000000000000000000000', 10],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9.007199254740991e15', 9_007_199_254_740_991],
    ['1000000000000000', 1e15],
  ])('%s is %d', (segment, id) => expect(readPerformerId(segment)).toBe(id))

  it.each([
    '0',
    '-0',
    '0.0',
    '0e99',
    '1.5',
    '-1',
    '9007199254740992',
    '9007199254740993',
    '9223372036854775807',
    '9223372036854775808',
    '1e400',
    '1e-400',
    '1e99999999999999999999',
    '1e-99999999999999999999',
    `1${'0'.repeat(5000)}`,
  ])('%s is a number that nobody has', (segment) => {
    expect(readPerformerId(segment)).toBe('nobody')
  })

  it('an exponent may undo what the digits wrote out', () => {
    expect(readPerformerId(`7${'0'.repeat(4000)}e-4000`)).toBe(7)
    expect(readPerformerId(`0.${'0'.repeat(4000)}7e4001`)).toBe(7)
  })

  it.each([
    'abc',
    '',
    '0x10',
    '+1',
    'NaN',
    'Infinity',
    '１２',
    ' 1',
    '1 ',
    '01',
    '1.',
    '.5',
    '1e',
    '--1',
    '1,5',
    '1_0',
  ])('%j is not one', (segment) => expect(readPerformerId(segment)).toBeNull())

  it('agrees with JSON.parse on every safe integer, however it is written', () => {
    const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(id, fc.integer({ min: 0, max: 12 }), (value, shift) => {
        expect(readPerformerId(String(value))).toBe(value)
        expect(readPerformerId(`${value}${'0'.repeat(shift)}e-${shift}`)).toBe(value)
        expect(readPerformerId(`${value}.${'0'.repeat(shift)}0e0`)).toBe(value)
      }),
    )
  })
})

it.each([
  ['osm-n1', true],
  ['ChIJD7fiBh9u5kcRYJSMaMOCCwQ', true],
  ['a'.repeat(101), true],
  ['a'.repeat(512), true],
  ['a'.repeat(513), false],
  ['', false],
  ['a b', false],
  ['é', false],
  ['..', false],
  ['a\n', false],
])('%j is a place id: %s', (segment, expected) => expect(isPlaceId(segment)).toBe(expected))
