import { expect, test } from 'vitest'
import { withoutHidden } from './hidden-values.ts'

test.each([
  ['https://x.example/one.html?apikey=***', 'https://x.example/one.html'],
  ['https://x.example/?apikey=***&lang=fr', 'https://x.example/?lang=fr'],
  ['https://x.example/?a=1&sig=***&b=a%20b&token=***#e', 'https://x.example/?a=1&b=a%20b#e'],
  ['https://x.example/in?from=%2Ffeed%3Fkey%3D***', 'https://x.example/in'],
  ['https://x.example/all.zip?key=***/one.html', 'https://x.example/all.zip'],
  // Nothing is hidden in these.
  ['https://x.example/?', 'https://x.example/?'],
  ['https://x.example/?a=1&&b=#c?d=***', 'https://x.example/?a=1&&b=#c?d=***'],
  ['/data/a?key=***', '/data/a?key=***'],
])('%s as a link is %s', (address, link) => {
  expect(withoutHidden(address)).toBe(link)
})
