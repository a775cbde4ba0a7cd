import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byOpening, mayBegin } from './by-opening.ts'
import { CLOSING_KINDS, OPENING_KINDS } from './edge-words.ts'
import { KIND_WORDS, SESSION_WORDS, STATUS_WORDS, VERSION_WORDS } from './marker-words.ts'
import { QUALIFIERS } from './noise-words.ts'
import { alternativesOf, openingOf, openingsOf } from './openings.ts'

const TABLES = [
  ...[STATUS_WORDS, SESSION_WORDS, VERSION_WORDS, KIND_WORDS, CLOSING_KINDS].flat(),
  ...QUALIFIERS.map((pattern) => ['qualifier', pattern] as const),
]

describe('the openings of a pattern', () => {
  it.each([
    ['vf|vo', ['vf', 'vo']],
    ['(?:en )?vf(?: version)?', ['en ', 'vf', 'vf ']],
    ['[2-3][ -]dag', ['2 d', '2-d', '3 d', '3-d']],
    ['a{2,3}b', ['aaa', 'aab']],
    ['x+y', ['xxx', 'xxy', 'xy']],
    ['(?:ab){2}', ['aba']],
    [String.raw`v\.?i`, ['v.i', 'vi']],
    [String.raw`\b(?!no)(?<=x)go(?=t)\/\\`, ['go/']],
    ['', ['']],
    ['(?:a|)b?', ['', 'a', 'ab', 'b']],
  ])('%s', (pattern, openings) => {
    expect([...(openingsOf(pattern) ?? [])].toSorted()).toEqual(openings)
  })

  it.each([String.raw`\p{L}+ pass`, '.*', 'a[^b]c', String.raw`(?:\w+ )?x`, String.raw`a\S`])(
    'are unknown of %s, which may begin with anything',
    (pattern) => {
      expect(openingsOf(pattern)).toBeNull()
    },
  )

  it.each(['a)', '(a', String.raw`(?<name>a)`, String.raw`\u0061`])(
    'are not guessed where a pattern is none that it knows: %s',
    (pattern) => {
      expect(() => openingsOf(pattern)).toThrow(pattern)
    },
  )

  it('are those of every text that a row of the tables fits', () => {
    for (const [, pattern] of TABLES) {
      const openings = openingsOf(pattern)
      if (openings === null) continue
      const fitting = fc.stringMatching(new RegExp(`^(?:${readable(pattern)})$`, 'u'))
      fc.assert(
        fc.property(fitting, (text) => openings.has(openingOf(text))),
        { numRuns: 200 },
      )
    }
  })
})

it('alternatives are cut between, not within groups and classes', () => {
  expect(alternativesOf(String.raw`a|(?:b|c)d|[|]\||e`)).toEqual([
    'a',
    '(?:b|c)d',
    String.raw`[|]\|`,
    'e',
  ])
})

describe('a table of patterns by their openings', () => {
  const rows = [...STATUS_WORDS, ...SESSION_WORDS, ...VERSION_WORDS, ...KIND_WORDS]
  const found = byOpening(() => rows)
  const plain = rows.map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, 'u')] as const)
  const byTrying = (text: string) => plain.find(([, pattern]) => pattern.test(text))?.[0] ?? null

  it('finds what trying row after row finds', () => {
    const fitting = rows.map(([, pattern]) =>
      fc.stringMatching(new RegExp(`^(?:${readable(pattern)})$`, 'u')),
    )
    const tails = fc.constantFrom('', '', ' pass', ' vip pass', 's', 'x', ' 2')
    const heads = fc.constantFrom('', '', 'vip ', 'foo ', 'en ', '2 ')
    const texts = fc
      .tuple(heads, fc.oneof(...fitting, fc.string({ maxLength: 12 })), tails)
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(texts, (text) => {
        expect(found(text)).toBe(byTrying(text))
      }),
      { numRuns: 5000 },
    )
  })

  it('takes the first of the rows that fit', () => {
    const table = byOpening(() => [
      ['one', String.raw`\p{L}+`],
      ['two', 'abc|xyz'],
      ['three', String.raw`\d+|.*`],
    ])
    expect(['abc', 'xyz', 'foo', '12', '', 'a b'].map(table)).toEqual([
      'one',
      'one',
      'one',
      'three',
      'three',
      'three',
    ])
  })

  it('tells what may begin with one of several patterns', () => {
    const patterns = OPENING_KINDS.map(([, pattern]) => `^(?:${pattern})[\\s:-]+(?=\\S)`)
    const mayOpen = mayBegin(patterns)
    expect(['shuttle to venus', 'parking pass', 'vip loge'].map(mayOpen)).toEqual([
      true,
      true,
      true,
    ])
    expect(['les loutres', '', 'vi', 'un parking'].map(mayOpen)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(mayBegin(['a', '.*'])('x')).toBe(true)
  })
})

/** What the maker of texts that fit a pattern does not read, in words that it does. */
function readable(pattern: string): string {
  return pattern
    .replaceAll(String.raw`[\p{L}'’]`, "[a-zé'’]")
    .replaceAll(String.raw`\p{L}`, '[a-zé]')
}
