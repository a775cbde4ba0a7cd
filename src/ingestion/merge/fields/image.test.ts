import { expect, it, test } from 'vitest'
import { merged } from '../../../../tests/support/merged.ts'
import type { Trust } from '../../../domain/partner.ts'

function picture(
  name: string,
  width: number | null,
  height: number | null,
  words: { generic?: boolean; trust?: Trust } = {},
) {
  const { generic = false, trust = 'primary' } = words
  const image = { url: `https://billets.example/${name}.jpg`, width, height, generic }
  return { trust, listing: { image } }
}

test.each([
  [
    'a good one before one of unknown size',
    [picture('a', null, null, { trust: 'organiser' }), picture('b', 1200, 800)],
    'b',
  ],
  ['unknown size before too small', [picture('a', 200, 150), picture('b', null, null)], 'b'],
  [
    'too small before a stand-in',
    [picture('a', 1200, 800, { generic: true, trust: 'organiser' }), picture('b', 200, 150)],
    'b',
  ],
  ['a poster’s shape is odd', [picture('a', 800, 1200), picture('b', 800, 600)], 'b'],
  ['then trust', [picture('a', 2000, 1200), picture('b', 800, 600, { trust: 'organiser' })], 'b'],
  ['then size', [picture('a', 800, 600), picture('b', 1200, 800)], 'b'],
  ['a stand-in before nothing', [picture('a', 10, 10, { generic: true })], 'a'],
] as const)('the image: %s', (_, members, name) => {
  expect(merged(members).images.image).toBe(`https://billets.example/${name}.jpg`)
})

it('comes with its own size and no forms of ours', () => {
  expect(merged([picture('a', 1200, 800)]).images).toEqual({
    image: 'https://billets.example/a.jpg',
    width: 1200,
    height: 800,
    square: null,
    rectangle: null,
    web: null,
  })
  expect(merged([{}]).images).toEqual({
    image: null,
    width: null,
    height: null,
    square: null,
    rectangle: null,
    web: null,
  })
})
