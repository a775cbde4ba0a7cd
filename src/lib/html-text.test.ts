import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanLines } from './clean-text.ts'
import { decodeEntities, lineFromHtml, textFromHtml } from './html-text.ts'
import { repairMojibake } from './mojibake.ts'

describe('lineFromHtml', () => {
  test.each([
    ['tags of HTML go', '<b>Les</b> <i class="x>y">Loutres</i>', 'Les Loutres'],
    ['other brackets stay', 'R&B <Live> "x" \'y\'', 'R&B <Live> "x" \'y\''],
    ['escaped brackets stay', 'R&amp;B &lt;Live&gt;', 'R&B <Live>'],
    [
      'what was escaped twice is read',
      'L&amp;#039;&amp;eacute;t&amp;eacute; &amp;amp; moi',
      "L'été & moi",
    ],
    ['what no entity is stays', 'A &amp;foo; B', 'A &foo; B'],
    ['script ends and svg go', 'Loutres</script><svg onload=boo()>', 'Loutres'],
    ['script content goes', 'Loutres<script>alert(1)</script>', 'Loutres'],
    ['dollar signs stay', '$& $1', '$& $1'],
    ['less-than stays', '5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
    ['escaped markup is markup', '&lt;b&gt;Les&lt;/b&gt; Loutres', 'Les Loutres'],
    ['a numeric entity', 'A &#038; B &#8211; C', 'A & B – C'],
    ['an entity without its semicolon', 'R&amp B &quot x', 'R& B " x'],
    ['a quote without it before a letter', 'Raina &quotAlive&quot - Live', 'Raina "Alive" - Live'],
    ['money without it before its amount', 'a &pound1.30 levy', 'a £1.30 levy'],
    ['what looks like an entity in an address stays', '?a=1&copy=2', '?a=1&copy=2'],
    ['br parts words', 'Les<br/>Loutres', 'Les Loutres'],
    ['a comment goes', 'Les <!-- x > y -->Loutres', 'Les Loutres'],
    ['a cut-off tag stays readable', 'Les <b', 'Les <b'],
    ['emoticon', 'I <3 U', 'I <3 U'],
  ])('%s', (_, given, plain) => {
    expect(cleanLine(lineFromHtml(given))).toBe(plain)
  })
})

describe('textFromHtml', () => {
  test.each([
    ['plain text is left alone', '5 < 6 & 7\nsecond', '5 < 6 & 7\nsecond'],
    ['paragraphs', '<p>One\n two</p><p>Three</p>', 'One two\n\nThree'],
    ['line breaks', 'One<br>two<br />three', 'One\ntwo\nthree'],
    ['lists', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['lists that are written in lines', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', '- a\n- b'],
    ['only inline tags: own line breaks stay', 'One <b>two</b>\nthree', 'One two\nthree'],
    ['hidden parts go', '<style>p{}</style><p>a</p><script>x<y</script>', 'a'],
    ['entities', '<p>Caf&eacute; &amp;amp; th&eacute;</p>', 'Café & thé'],
    ['markup that was escaped twice', '&amp;lt;p&amp;gt;One&amp;lt;/p&amp;gt; two', 'One\n\ntwo'],
    [
      'lines set as they are written',
      '<p>One\ntwo</p><pre>a\n b</pre>c\nd',
      'One two\n\na\nb\n\nc d',
    ],
    ['divisions', '<div>a</div><div>b</div>', 'a\nb'],
    ['a text cut off within a tag', '<p>One</p>\n<span style="color: #0', 'One'],
    ['a text cut off as a tag begins', '<p>One</p>\n<span s', 'One'],
    ['a sign that begins no tag', 'One is <b and', 'One is <b and'],
    [
      'a sign before letters at the end is no tag',
      '<p>One</p> two <b or three',
      'One\n\ntwo <b or three',
    ],
  ])('%s', (_, given, plain) => {
    expect(cleanLines(textFromHtml(given))).toBe(plain)
  })

  test('never throws and takes no long time over broken markup', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<',
            '>',
            '"',
            "'",
            '<a ',
            '</p>',
            '&',
            '&amp;',
            '<!--',
            'x',
            '=',
            '<script>',
          ),
        ),
        (parts) => {
          const text = parts.join('')
          expect(typeof textFromHtml(text)).toBe('string')
          expect(typeof lineFromHtml(text)).toBe('string')
        },
      ),
    )
    expect(textFromHtml('<a "'.repeat(25_000)).length).toBeGreaterThan(0)
    expect(textFromHtml('<script>x'.repeat(50_000)).length).toBe(50_000)
  })
})

test('decodeEntities reads the windows numbers as people meant them', () => {
  expect(decodeEntities('l&#146;été &#x2019;')).toBe('l’été ’')
})

test.each([
  ['CafÃ©', 'Café'],
  ['donâ€™t', 'don’t'],
  ['CafÃƒÂ©', 'Café'],
  ['Ã la carte', 'Ã la carte'],
  ['Zoë Âme', 'Zoë Âme'],
  ['PokÃ©mon & Ñandú', 'Pokémon & Ñandú'],
])('repairMojibake %s', (given, right) => {
  expect(repairMojibake(given)).toBe(right)
})
