import { expect, it } from 'vitest'
import { remembering } from './remember.ts'

it('answers as the function does, asks it once while it remembers, and stays small', () => {
  const asked: string[] = []
  const length = remembering(2, (text) => {
    asked.push(text)
    return text.length
  })
  expect(['a', 'bb', 'a', 'ccc', 'a'].map(length)).toEqual([1, 2, 1, 3, 1])
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
})
