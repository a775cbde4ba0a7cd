import { expect, test } from 'vitest'
import { withBritishTown } from './british-town.ts'

test.each([
  // One word
  ['12 High Street Leeds LS1 4AB', '12 High Street, Leeds LS1 4AB'],
  ['Vega Hall, 12 High Street Leeds LS1 4AB', 'Vega Hall, 12 High Street, Leeds LS1 4AB'],
  ['12 Church Rd. Otterby OT1 2AB', '12 Church Rd., Otterby OT1 2AB'],
  // Several, by what they are called
  ['12 High Street Stow on the Wold GL54 1AB', '12 High Street, Stow on the Wold GL54 1AB'],
  ['12 High Street Newcastle upon Tyne NE1 1AB', '12 High Street, Newcastle upon Tyne NE1 1AB'],
  ['12 Park Row Bury St Edmunds IP33 1AB', '12 Park Row, Bury St Edmunds IP33 1AB'],
  ['5 Church St St Albans AL1 1AB', '5 Church St, St Albans AL1 1AB'],
  ["12 High Street King's Lynn PE30 1AB", "12 High Street, King's Lynn PE30 1AB"],
  ['12 High Street, Milton Keynes, MK9 1AB', '12 High Street, Milton Keynes, MK9 1AB'],
  ['12 High Street Milton Keynes, MK9 1AB', '12 High Street, Milton Keynes MK9 1AB'],
  [
    'Vega Hall, 12 High Street, Bury St Edmunds, IP33 1AB',
    'Vega Hall, 12 High Street, Bury St Edmunds, IP33 1AB',
  ],
  ['12 High Street, Chalfont St Peter SL9 1AB', '12 High Street, Chalfont St Peter SL9 1AB'],
  ['Vega Hall, Castle St Leeds LS1 4AB', 'Vega Hall, Castle St, Leeds LS1 4AB'],
  // A district before a large town
  ['12 High Street Camden London NW1 7AB', '12 High Street Camden, London NW1 7AB'],
  // Nobody knows
  [
    '12 High Street Upper Otterby Pinewick OT1 2AB',
    '12 High Street Upper Otterby Pinewick OT1 2AB',
  ],
  ['12 High Street Kent CT1 2AB', '12 High Street Kent CT1 2AB'],
  ['12 High Street LS1 4AB', '12 High Street LS1 4AB'],
  ['Vega House Leeds LS1 4AB', 'Vega House Leeds LS1 4AB'],
])('%s', (text, apart) => {
  expect(withBritishTown(text)).toBe(apart)
})
