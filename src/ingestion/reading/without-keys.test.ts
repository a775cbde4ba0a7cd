import { expect, test } from 'vitest'
import { hiding } from '../fetch/hide-secrets.ts'
import { withoutKeys } from './without-keys.ts'

test.each([
  ['https://x.example/a', 'https://x.example/a'],
  ['https://x.example/a?l=1', 'https://x.example/a?l=1'],
  ['https://x.example/a?key=k%2Fey7&l=1#top', 'https://x.example/a?l=1#top'],
  ['https://x.example/a?l=1&key=k/ey7', 'https://x.example/a?l=1'],
  ['https://x.example/a?key=K%2fey7', 'https://x.example/a?key=K%2fey7'],
  ['https://x.example/a?key=k%2fey7', 'https://x.example/a'],
  ['https://x.example/k/ey7?l=1', 'https://x.example/k/ey7?l=1'],
  ['https://x.example/a?q=monk/ey77', 'https://x.example/a?q=monk/ey77'],
])('the link %s is passed on as %s', (link, passedOn) => {
  expect(withoutKeys(link, hiding(['k/ey7']))).toBe(passedOn)
})
