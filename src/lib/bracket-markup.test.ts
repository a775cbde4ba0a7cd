import { expect, test } from 'vitest'
import { withoutBracketMarkup } from './bracket-markup.ts'

test.each([
  ['[b]Otters[/b] and [i]Badgers[/i]', 'Otters and Badgers'],
  ['[B]Otters[/B]', 'Otters'],
  ['[url=https://x.example]Otters[/url]', 'Otters'],
  ['[img]https://x.example/a.jpg[/img]Otters', 'Otters'],
  ['[list]\n[*] Otters\n[*] Badgers\n[/list]', '\n- Otters\n- Badgers\n'],
  ['[vc_row][vc_column width="1/2"]Otters[/vc_column][/vc_row]', 'Otters'],
  ['[vc_row]Otters[vc_empty_space height="32px"][gallery ids="1,2"][/vc_row]', 'Otters'],
  // Words, and what is never closed.
  ['Otters [live]', 'Otters [live]'],
  ['[SOLD OUT] Otters', '[SOLD OUT] Otters'],
  ['[live] [b]Otters[/b]', '[live] Otters'],
  ['Otters [and/or] Badgers', 'Otters [and/or] Badgers'],
])('%s', (text, plain) => {
  expect(withoutBracketMarkup(text)).toBe(plain)
})

test('a text of nothing but brackets ends', () => {
  const text = '[/'.repeat(50_000) + '[b='.repeat(50_000)
  expect(withoutBracketMarkup(text)).toBe(text)
})
