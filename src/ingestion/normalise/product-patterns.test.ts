import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANY_PRODUCT, ANY_WHOLE_NAME, PRODUCTS, WHOLE_NAMES } from './product-patterns.ts'
import { PRODUCT_NAMES, PRODUCT_NOUNS, PRODUCT_WORDS } from './tables/product-words.ts'

const WORDS = [...PRODUCT_WORDS, ...PRODUCT_NAMES]
  .flatMap(([, words]) => words.split('|'))
  .concat(PRODUCT_NOUNS.split('|'))
  .map((words) => words.replace(/\(\?[:=!<]+|\[(.)[^\]]*\]|[()?\\+*]|\{[^}]*\}/gu, '$1').trim())
  .filter((words) => words !== '')
const JOINTS = [' ', ' - ', ': ', ' | ', '+', ' & ', ' et ', ' and', ' (', '[', ')', ']', '–', '']

test('the one look hides no product from the patterns', () => {
  const word = fc.oneof(
    fc.constantFrom(...WORDS),
    fc.constantFrom('Les Loutres', '2027', '3 day', 'Gardons', 'K', 'ſ'),
  )
  const name = fc
    .array(fc.tuple(fc.constantFrom(...JOINTS), word), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.flat().join('').trim())
  let products = 0
  fc.assert(
    fc.property(name, fc.boolean(), (text, isLoud) => {
      const written = isLoud ? text.toUpperCase() : text
      const found = PRODUCTS.some(({ pattern }) => pattern.test(written))
      if (found) products += 1
      expect(found && !ANY_PRODUCT.test(written)).toBe(false)
      expect(WHOLE_NAMES.some(({ pattern }) => pattern.test(written))).toBe(
        ANY_WHOLE_NAME.test(written),
      )
    }),
    { numRuns: 3000 },
  )
  expect(products).toBeGreaterThan(100)
})

test.each(['Gardons le cap', 'Sauvipare', 'La Campingstraße', 'Posterité'])(
  'in %s it sees none',
  (name) => expect(ANY_PRODUCT.test(name)).toBe(false),
)
