import { expect, test } from 'vitest'
import { withoutPlace } from './name-of-night.ts'

const TOLD = { venue: 'Salle Vega', location: 'Paris (75)', artists: ['Otters', 'Otters Trio'] }
const LONG = `Otters ${'and many others '.repeat(20)}@ Salle Vega`

test.each([
  ['Otters Trio @ Salle Vega', 'Otters Trio'],
  ['Otters, Paris (75)', 'Otters'],
  ['Otters live at Salle Vega', 'Otters'],
  ['Otters à Paris', 'Otters'],
  ['Salle Vega - Otters', 'Otters'],
  ['Big River Songs @ Salle Vega', 'Big River Songs'],
  ['River Songs (Salle Vega - Paris)', 'River Songs'],
  // Nobody is called so, and a name of one word may go on.
  ['Songs @ Salle Vega', 'Songs @ Salle Vega'],
  ['Big River Songs @ Salle', 'Big River Songs @ Salle'],
  ['Big River Songs, Salle Vega', 'Big River Songs, Salle Vega'],
  ['River Songs (Salle)', 'River Songs (Salle)'],
  ['River Songs (Salle Vega, upstairs)', 'River Songs (Salle Vega, upstairs)'],
  ['Otters at Sea', 'Otters at Sea'],
  ['Salle Vega', 'Salle Vega'],
  ['(Salle Vega)', '(Salle Vega)'],
  ['Paris - Salle Vega', 'Paris - Salle Vega'],
  [LONG, LONG],
])('%s is called %s', (title, name) => {
  expect(withoutPlace(title, TOLD)).toBe(name)
})
