import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldKey, hasWords, words } from './fold.ts'

describe('folding', () => {
  it.each([
    ['ANGÈLE', 'angele'],
    ['Œdipe à la Straße, Łódź', 'oedipe a la strasse, lodz'],
    ['A &#038; B', 'a & b'],
    ['A %26 B', 'a & b'],
    ['A &amp;amp; B', 'a & b'],
    ['100% Live', '100% live'],
    ['<b>Bal</b> d’été', "bal d'ete"],
    ['“Le Lac” – suite', '"le lac" - suite'],
    ['Salle\u200bBoréale', 'salleboreale'],
    ['Ｆｕｌｌ', 'full'],
    ['が', 'が'],
    ['Йога', 'иога'],
    ['I <3 U', 'i <3 u'],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('splits French elisions and closes other apostrophes', () => {
    expect(words(fold("L'École d’art, don't, O'Connor, rock'n'roll"))).toEqual([
      'l',
      'ecole',
      'd',
      'art',
      'dont',
      'oconnor',
      'rock',
      'n',
      'roll',
    ])
  })

  it('folds what is Latin only as it does beside another script', () => {
    const signs = "aZ9 .-'#\u00a0\n‘’‚“”„«»‐‑–—―•·…".split('')
    const letters = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, at) =>
      String.fromCharCode(0xc0 + at),
    )
    const latin = fc.string({ unit: fc.constantFrom(...signs, ...letters) })
    fc.assert(
      fc.property(latin, (text) => {
        expect(fold(`x${text}x`)).toBe(fold(`x${text}x中`).slice(0, -1))
      }),
      { numRuns: 2000 },
    )
  })

  it('cuts texts of ASCII as it does beside another script', () => {
    const ascii = fc.string({
      unit: fc.constantFrom(..."ab9Z -/'!$_.\n(".split('')),
      maxLength: 20,
    })
    fc.assert(
      fc.property(ascii, (text) => {
        expect([...words(text), '中']).toEqual(words(`${text} 中`))
        expect(hasWords(text)).toBe(words(text).length > 0)
      }),
      { numRuns: 2000 },
    )
  })

  it('makes one blank of several, and none at either end', () => {
    expect(fold(' A  B\tC\u3000D\n')).toBe('a b c d')
  })

  it('keeps names of other scripts and of signs apart', () => {
    const keys = ['Би-2', '요조', 'אסף', '!!!', '???'].map(foldKey)
    expect(new Set(keys).size).toBe(5)
    expect(keys).not.toContain('')
  })

  it('never throws, and what words give folds to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const key = words(fold(text)).join(' ')
        expect(words(fold(key)).join(' ')).toBe(key)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => typeof foldKey(text) === 'string'),
    )
  })
})
