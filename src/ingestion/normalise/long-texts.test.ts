import { describe, expect, test } from 'vitest'
import { read } from '../../../tests/support/native-listing.ts'
import { textFromHtml } from '../../lib/html-text.ts'
import { parseJson } from '../../lib/tolerant-json.ts'

/** What is tried again from each of its signs never ends on texts of this length: then a test here runs out of time. */
const LENGTH = 100_000
const PIECES =
  ` |a|1|, |12 |12/03/2027 |5 mars |5 mars 2027 et |10 € |<|<del>|-|20h |"|{|\\|&|/*|rue |12 rue du 8 mai 1945 |de 5 à 12 ans |réservation le |\n|.|'|é|😀|% |www.|a.b|x@y|5/6/|feat. |halb acht |市 |<p>`.split(
    '|',
  )

function reads(text: string): unknown {
  const place = { name: text, street: text, city: text, country: 'FR' }
  return [
    read({ name: text, description: text, start: text, end: text, place }),
    read({
      start: '2027-03-05',
      end: text,
      categories: [text],
      performers: [text],
      offers: [{ price: text }, { price: 3, name: text }],
      organizer: { name: text },
      status: text,
      url: text,
      image: text,
    }),
  ]
}

/** What may be parted in several ways is tried in all of them: each doubles the time. */
test.each(['dedi', 'May 5, 8pm, ', 'le ', 'lundi ', '6 mars et ', 'rue du 8 mai '])(
  'so few of %j that none is cut off are read in time',
  (piece) => {
    const text = piece.repeat(26)
    for (const one of [`inscriptions ${text}!`, `${text}2027 2027`, `nuit du ${text}!`])
      expect(reads(one)).toHaveLength(2)
  },
)

test.each(['\n', '\r\n', '<br>', ' \n', ' ', '\n<br >', '<br '])(
  'an address of many %j is read in time',
  (piece) => {
    for (const [front, behind] of [
      ['', ''],
      ['3 rue des Pins', ''],
      ['3 rue des Pins', 'Paris'],
    ])
      for (const times of [30, LENGTH / piece.length])
        expect(
          read({ place: { name: 'Vega', address: `${front}${piece.repeat(times)}${behind}` } }),
        ).toBeDefined()
  },
)

describe('100 000 signs are read in time', () => {
  test.each(PIECES)('%j, again and again', (piece) => {
    const text = piece.repeat(LENGTH / piece.length)
    for (const one of [text, `5 mars 2027 ${text}!`, `<p>${text}x 20 €`]) {
      expect(reads(one)).toHaveLength(2)
      expect(textFromHtml(one).length).toBeLessThanOrEqual(one.length)
      expect(() => parseJson(`{"a": ${one}`)).toThrow()
    }
  })
})
