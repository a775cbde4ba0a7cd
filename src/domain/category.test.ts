import { expect, test } from 'vitest'
import * as category from './category.ts'

test.each([
  ['theatre', category.THEATRE],
  ['comedy', category.COMEDY],
  ['dance', category.DANCE],
  ['classical', category.CLASSICAL],
  ['festival', category.FESTIVALS],
  ['exhibition', category.EXHIBITION],
  ['cinema', category.CINEMA],
  ['sport', category.SPORT],
  ['family', category.FAMILY],
  ['nightlife', category.NIGHTLIFE],
  ['conference', category.CONFERENCE],
  ['attraction', category.ATTRACTION],
])('the main that rules call %s is that one', (name, id) => {
  expect(category.categoryOf(id)).toMatchObject({ mainCategory: name, subCategory: null })
})
