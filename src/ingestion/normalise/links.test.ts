import { expect, test } from 'vitest'
import { readImage, readUrl } from './links.ts'

test.each([
  [
    'https://www.google.com/url?q=https%3A%2F%2Fx.example%2Fa%3Fb%3D1&sa=D',
    'https://x.example/a?b=1',
  ],
  ['https://www.google.fr/url?sa=t&amp;url=https://x.example/a', 'https://x.example/a'],
  [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=javascript:alert(1)',
  ],
  [
    'https://www.google.com/search?q=https://x.example',
    'https://www.google.com/search?q=https://x.example',
  ],
  [
    'https://google.example/url?q=https://x.example',
    'https://google.example/url?q=https://x.example',
  ],
])('%s leads to %s', (given, address) => {
  expect(readUrl(given, null)).toBe(address)
})

test.each<[string, string | null]>([
  ['vega-hall.example.org', 'https://vega-hall.example.org/'],
  ['loutres.fr/', 'https://loutres.fr/'],
  ['loutres.bzh/agenda/2027', 'https://loutres.bzh/agenda/2027'],
  ['Loutres.com?page=2', 'https://loutres.com/?page=2'],
  ['http://https://loutres.fr/a', 'https://loutres.fr/a'],
  ['http://https//www.loutres.fr/a', 'https://www.loutres.fr/a'],
  ['https://http:loutres.fr', 'http://loutres.fr'],
  ['http://https.example/a', 'http://https.example/a'],
  ['poster.jpg (https://loutres.example/a.jpg)', 'https://loutres.example/a.jpg'],
  [
    'a.png (https://loutres.example/1),b.png (https://loutres.example/2)',
    'https://loutres.example/1',
  ],
  ['[Tickets](https://loutres.example/a)', 'https://loutres.example/a'],
  ['=HYPERLINK("https://loutres.example/a","Tickets")', 'https://loutres.example/a'],
  ['=LIEN_HYPERTEXTE("https://loutres.example/a";"Billets")', 'https://loutres.example/a'],
  ['https://loutres.example/1.jpg,https://loutres.example/2.jpg', 'https://loutres.example/1.jpg'],
  ['https://loutres.example/a,b?c=1,2', 'https://loutres.example/a,b?c=1,2'],
  ['www.loutres', null],
  ['/agenda.html', null],
  ['agenda.html', null],
  ['someone@loutres.fr', null],
  ['sur place', null],
  ['St.', null],
])('alone, %s is %s', (given, address) => {
  expect(readUrl(given, null)).toBe(address)
})

test.each<[string, string | null]>([
  ['photo.fr/a.jpg', 'https://base.example/photo.fr/a.jpg'],
  ['https://user:secret@x.example/a', 'https://x.example/a'],
  ['<a href="https://x.example/a?b=1&amp;c=2">Billets</a>', 'https://x.example/a?b=1&c=2'],
  ['https://x.example/a, https://x.example/b', 'https://x.example/a'],
  ['https://x.example/a|https://x.example/b', 'https://x.example/a'],
  ['https://x.example/a,b', 'https://x.example/a,b'],
  ['null', null],
  ['<p>Billets sur place</p>', null],
])('the address in %s is %s', (given, address) => {
  expect(readUrl(given, 'https://base.example/')).toBe(address)
})

test.each<[string, string | undefined]>([
  [
    '<img loading="lazy" src="/a.jpg?itok=1" width="480" alt="" />',
    'https://base.example/a.jpg?itok=1',
  ],
  ['  <a href="/show"><img src="https://x.example/a.jpg"></a>\n', 'https://x.example/a.jpg'],
  ['<p>Photo : Ann</p>', undefined],
])('the picture in %s is %s', (given, address) => {
  expect(readImage(given, 'https://base.example/', () => {})?.url).toBe(address)
})
