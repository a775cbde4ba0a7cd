import { expect, test } from 'vitest'
import { imageForms, ownOrTold } from './picture.ts'
import type { Picture } from './picture.ts'

const URL = 'https://x.example/a.jpg'
const TOLD = { url: URL, width: 640, height: 480 }
const FORMS = {
  image: 'i.jpg',
  width: 600,
  height: 450,
  square: 's.jpg',
  rectangle: 'r.jpg',
  web: 'w.jpg',
}
const NOTHING = { image: null, width: null, height: null, square: null, rectangle: null, web: null }
const AS_TOLD = { ...NOTHING, image: URL, width: 640, height: 480 }

const known = (picture: object) => new Map([[URL, picture as Picture]])

test.each<[string, ReadonlyMap<string, Picture>, object, object]>([
  ['nobody has looked at it', new Map(), AS_TOLD, AS_TOLD],
  ['it is waited for', known({ state: 'waiting', forms: null }), AS_TOLD, AS_TOLD],
  ['it is no picture for us', known({ state: 'refused', forms: FORMS }), NOTHING, AS_TOLD],
  ['it was taken, and gave nothing', known({ state: 'taken', forms: null }), NOTHING, AS_TOLD],
])('where %s, what is shown is what was told, or nothing', (_, pictures, shown, pinned) => {
  expect(imageForms(TOLD, pictures)).toEqual(shown)
  expect(ownOrTold(TOLD, pictures)).toEqual(pinned)
})

test('our own copies are shown under the address of the service', () => {
  const { image, square, rectangle, web, ...size } = imageForms(
    TOLD,
    known({ state: 'taken', forms: FORMS }),
  )
  expect([image, square, rectangle, web].map((address) => address?.split('/images/')[1])).toEqual([
    'i.jpg',
    's.jpg',
    'r.jpg',
    'w.jpg',
  ])
  expect(size).toEqual({ width: 600, height: 450 })
})

test('nothing told is nothing shown', () => {
  expect(imageForms(null, new Map())).toEqual(NOTHING)
  expect(imageForms({ ...TOLD, url: '' }, new Map())).toEqual(NOTHING)
})
