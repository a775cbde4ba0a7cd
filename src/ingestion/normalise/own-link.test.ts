import { expect, test } from 'vitest'
import { withoutOwnLink } from './own-link.ts'

const URL = 'https://otters.example/gig/1'

test.each([
  [`Un concert\n\n${URL}`, 'Un concert'],
  [`Un concert\nDetails: ${URL}`, 'Un concert'],
  [`Un concert\nPlus d’infos : ${URL}`, 'Un concert'],
  [URL, ''],
  [`Un concert\nOtters and badgers are on ${URL}`, null],
  [`Un concert\nBring a boat, see how here: 3 of them fit, ${URL}`, null],
  [`Un concert\n${URL}/map`, null],
  [`${URL}\nUn concert`, null],
  ['Un concert', null],
])('%j is told as %j', (description, told) => {
  expect(withoutOwnLink(description, URL)).toBe(told ?? description)
  expect(withoutOwnLink(description, null)).toBe(description)
})
