import { describe, expect, test } from 'vitest'
import { parseJson } from './tolerant-json.ts'

describe('values as JavaScript writes them', () => {
  test.each<[string, unknown]>([
    ["{'id': 1, 'title': 'Otters'}", { id: 1, title: 'Otters' }],
    ["{id: 1, title: 'Otters'}", { id: 1, title: 'Otters' }],
    ['{id : 1, $ref: "a", _b: 2,}', { id: 1, $ref: 'a', _b: 2 }],
    ['[{id: 1,}, /* none */ {id: 2}, // two\n]', [{ id: 1 }, { id: 2 }]],
    [String.raw`{a: 'L\'été', b: 'Say "hi"', c: "It's"}`, { a: "L'été", b: 'Say "hi"', c: "It's" }],
    [String.raw`{a: '\u00e9\x41\n'}`, { a: 'éA\n' }],
    ['{a: `two\nlines`}', { a: 'two\nlines' }],
    ["{a: 'x: y, {z}', b: [1, 2]}", { a: 'x: y, {z}', b: [1, 2] }],
    ['{a: !0, b: !1, c: undefined, d: NaN}', { a: true, b: false, c: null, d: null }],
    ["{'a': True, 'b': None}", { a: true, b: null }],
    ["{a: {b: 'https://a.example/?x=1'}};", { a: { b: 'https://a.example/?x=1' } }],
    ['{__proto__: {x: 1}, a: 1}', JSON.parse('{"__proto__": {"x": 1}, "a": 1}')],
  ])('%s', (text, value) => {
    expect(parseJson(text)).toEqual(value)
  })

  test.each([
    '{a: new Date()}',
    "{a: 'b' + 'c'}",
    '{a: b}',
    "{a: 'open}",
    '{a: `x ${y}`}',
    "it's no value",
    "{a: alert('x')}",
    "{'a' 'b'}",
  ])('%s is none', (text) => {
    expect(() => parseJson(text)).toThrow()
  })
})
