import { expect, test } from 'vitest'
import { pictureInHtml } from './picture-source.ts'

test.each<[string, string | null]>([
  ['<img src="/a.jpg">', '/a.jpg'],
  ["<IMG alt='x' SRC='/a.jpg'/>", '/a.jpg'],
  ['<img src=/a.jpg>', '/a.jpg'],
  ['<img src="data:image/gif;base64,R0lGOD" data-src="/a.jpg">', '/a.jpg'],
  ['<img src="" data-lazy-src="/a.jpg">', '/a.jpg'],
  ['<img srcset="/a.jpg 1x, /b.jpg 2x">', '/a.jpg'],
  ['<img src="https://count.example/p.gif" width="1" height="1">', null],
  ['<img src="https://count.example/p.gif" width="1" height="1"><img src="/a.jpg">', '/a.jpg'],
  ['<img src="/a.jpg" width="1" height="300">', '/a.jpg'],
  ['<img src="data:image/gif;base64,R0lGOD">', null],
  ['<p>no picture</p>', null],
])('the picture in %s is %s', (html, source) => {
  expect(pictureInHtml(html)).toBe(source)
})
