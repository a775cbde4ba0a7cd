import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanLines, cutText } from './clean-text.ts'

const LINES: readonly [what: string, given: string, clean: string][] = [
  ['U+0000 is dropped', 'Nuit\u0000Blanche', 'NuitBlanche'],
  ['a zero-width space between words is a blank', 'Salle\u200bBoréale', 'Salle Boréale'],
  ['a zero-width space beside a blank is dropped', 'Salle \u200bBoréale\u200b', 'Salle Boréale'],
  ['a byte order mark is dropped', '\ufeffSalle Boréale', 'Salle Boréale'],
  [
    'signs of windows-1252 that were read as ISO-8859-1',
    'L\u0092été \u0096 12 \u0080',
    'L’été – 12 €',
  ],
  ['bytes that windows-1252 does not have', 'F\u0090te', 'Fte'],
  ['runs of blanks are one', 'Salle  Boréale', 'Salle Boréale'],
  ['a no-break space is a blank', 'Chez\u00a0Léa', 'Chez Léa'],
  ['nothing but no-break spaces is nothing', '\u00a0\u202f', ''],
  ['emoji stay whole', 'Fête 💃🏽🎶', 'Fête 💃🏽🎶'],
  ['joined emoji stay joined', 'Famille 👨‍👩‍👧', 'Famille 👨‍👩‍👧'],
  ['half an emoji is U+FFFD', 'Fin \ud83d', 'Fin \ufffd'],
  ['the other half too', '\udc83 début', '\ufffd début'],
  ['a direction override is dropped', 'Les \u202egnihton', 'Les gnihton'],
  ['isolates are dropped', '\u2066Les\u2069 Loutres', 'Les Loutres'],
  ['noncharacters are dropped', 'a\ufdd0b\uffffc\u{1ffff}d', 'abcd'],
  ['letters are composed', 'e\u0301te\u0301', 'été'],
  ['a soft hyphen is dropped', 'Gar\u00adten', 'Garten'],
  ['a joiner between Latin letters is dropped', 'Li\u200dve', 'Live'],
  ['the flag of England stays', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 cup', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 cup'],
  ['hidden tag characters go', 'Les\u{e0041}Loutres', 'LesLoutres'],
  ['tabs and line breaks are blanks', 'a\tb\r\nc', 'a b c'],
  ['other scripts stay', 'Би-2 요조 אסף !!!', 'Би-2 요조 אסף !!!'],
  ['piles of marks are cut', `z${'\u0335'.repeat(40)}`, `z${'\u0335'.repeat(4)}`],
]

describe('cleanLine', () => {
  test.each(LINES)('%s', (_, given, clean) => {
    expect(cleanLine(given)).toBe(clean)
  })

  test('is done after once, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanLine(text)
        expect(cleanLine(once)).toBe(once)
        expect(once).not.toMatch(/\p{Surrogate}|\p{Cc}|\p{Noncharacter_Code_Point}/u)
      }),
    )
  })
})

test('cleanLines keeps line breaks and closes gaps', () => {
  expect(cleanLines(' a \r\nb\u2028c\n\n\n\nd  e\u0000 ')).toBe('a\nb\nc\n\nd e')
  expect(cleanLines('a\n\u00a0\n\u00a0\nb')).toBe('a\n\nb')
})

describe('a text of common signs, which is not looked through for others', () => {
  // A word joiner, which goes: with it each text is looked through.
  const isSame = (text: string) => {
    expect(cleanLine(text)).toBe(cleanLine(`\u2060${text}`))
    expect(cleanLines(text)).toBe(cleanLines(`\u2060${text}`))
  }

  test('is what looking through it would make of it, sign by sign', () => {
    for (let code = 0; code < 0x3100; code += 1) isSame(`a ${String.fromCharCode(code)}b\n`)
  })

  test('and all of it', () => {
    const signs = fc.oneof(
      fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code)),
      fc.constantFrom('\r\n', '\n', '\t', '  ', '’', '\u202f', '…', '„', '•', '€'),
    )
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (parts) => isSame(parts.join(''))),
      { numRuns: 2000 },
    )
  })
})

describe('cutText', () => {
  test.each([
    ['short stays', 'abc', 3, 'abc'],
    ['never through an emoji', 'ab💃🏽', 4, 'ab'],
    ['never through an accent', 'abe\u0301', 3, 'ab'],
    ['a blank at the end goes', 'ab cd', 3, 'ab'],
  ])('%s', (_, text, max, cut) => {
    expect(cutText(text, max)).toBe(cut)
  })

  test('far into a long text', () => {
    const text = 'été 💃🏽 '.repeat(400)
    const cut = cutText(text, 1001)
    expect(cut.length).toBeLessThanOrEqual(1001)
    expect(cut.length).toBeGreaterThan(980)
    expect(text.startsWith(cut)).toBe(true)
  })
})
