import { expect, test } from 'vitest'
import { readImage } from './links.ts'

const read = (...given: readonly unknown[]) => {
  const warnings: string[] = []
  const image = readImage(given, null, (text) => warnings.push(text))
  return { image, warnings }
}

test.each([
  'https://x.example/festivalPlaceHolderImage/06.png',
  'https://x.example/img/place-holder.jpg',
  'https://x.example/no-image.png',
  'https://x.example/static/noimage_640.jpg',
  'https://x.example/image-not-found.jpg',
  'https://x.example/uploads/x-default-band-image-bw-1480x832.png',
  'https://x.example/default_event.jpg',
  'https://x.example/visuel-indisponible.jpg',
  'https://x.example/visuel_defaut.jpg',
  'https://x.example/sin-imagen.png',
  'https://x.example/img/logo.png',
  'https://x.example/event-default.jpg?w=1',
])('%s stands for many', (url) => {
  expect(read(url).image).toMatchObject({ url, generic: true })
  expect(read({ url, generic: false }).image).toMatchObject({ generic: false })
  const own = 'https://x.example/loutres.jpg'
  expect(read(url, own).image).toMatchObject({ url: own, generic: false })
})

test.each([
  'https://x.example/sites/default/files/loutres.jpg',
  'https://i.x.example/vi/abc/hqdefault.jpg',
  'https://x.example/casino-images/loutres.jpg',
  'https://x.example/vega-logo-2027.jpg',
  'https://x.example/logo/loutres.jpg',
  'https://lh3.googleusercontent.com/p/abc=s1600',
])('%s may be of the thing itself', (url) => {
  expect(read(url)).toEqual({
    image: { url, width: null, height: null, generic: false },
    warnings: [],
  })
})

test.each([
  ['https://www.gravatar.com/avatar/5dc3?s=100&d=identicon', /of an account/],
  ['https://lh3.googleusercontent.com/a/ACg8=s96-c?sz=200', /of an account/],
  ['https://lh5.googleusercontent.com/a-/AOh1', /of an account/],
  ['https://graph.facebook.com/v20.0/12/picture?type=large', /of an account/],
  ['https://x.example/selling-fast.svg', /SVG/],
  ['https://x.example/t/1x1.gif?id=5', /shows nothing/],
  ['https://x.example/spacer.gif', /shows nothing/],
  ['https://x.example/pin.SVG?v=2', /SVG/],
  ['https://www.google.com/maps/vt/data=abc', /a map/],
  ['https://maps.googleapis.com/maps/api/staticmap?center=48.1,-1.6', /a map/],
])('%s is none, and said so where there is no other', (url, expected) => {
  const { image, warnings } = read({ url, width: 900, height: 600 })
  expect(image).toBeNull()
  expect(warnings.join('\n')).toMatch(expected)
  const own = 'https://x.example/loutres.jpg'
  expect(read(url, own)).toMatchObject({ image: { url: own }, warnings: [] })
})
