import { expect, test } from 'vitest'
import { distinctive, withoutWords } from './erased-words.ts'

test('words are cut out however they are written, and only as words', () => {
  const words = ['Le Grand Bal', 'https://x.example/bal', 'A-1001']
  expect(withoutWords('LE GRAND BÂL, not le grand balcon', words)).toBe(
    '[erased], not le grand balcon',
  )
  expect(withoutWords('see https://x.example/bal (a-1001)', words)).toBe('see [erased] ([erased])')
  expect(withoutWords('A-10012 stays', words)).toBe('A-10012 stays')
})

test('what much else is called by is not looked for', () => {
  expect(distinctive(['Concert', '20261201', 'A-1', '12', 'Bal', ''])).toEqual([])
  // Four letters and digits are an id, three may be anything, and with a blank they are words.
  expect(distinctive(['X1Y2', 'B12', 'A 1001', 'Otters!', 'Otters12'])).toEqual([
    'Otters12',
    'X1Y2',
  ])
  expect(distinctive(['A-1001', 'Le Grand Bal', 'A-1001', 'https://x.example/bal'])).toEqual([
    'https://x.example/bal',
    'Le Grand Bal',
    'A-1001',
  ])
})
