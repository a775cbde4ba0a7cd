import { expect, test } from 'vitest'
import { readPerformers } from './performers.ts'

test.each([
  ['Tribute to Otters', ['Otters', 'Badgers'], ['Badgers']],
  ['Otters Tribute', ['Otters'], []],
  ['Night Otters tribute to The Otters', ['Night Otters', 'The Otters'], ['Night Otters']],
  ['Otters', ['Otters', 'TBA'], ['Otters']],
])('at %s of %j there are %j', (title, bill, present) => {
  const performers = readPerformers(bill, title, { repair: false, markup: 'auto' }, null, () => {})
  expect(performers.map(({ name }) => name)).toEqual(present)
})
