import { expect, it } from 'vitest'
import { remembering, rememberingBoth, rememberingWords } from './remember.ts'

it('answers as the function does, asks it once while it remembers, and stays small', () => {
  const asked: string[] = []
  const length = remembering(2, (text) => {
    asked.push(text)
    return text.length
  })
  expect(['a', 'bb', 'a', 'ccc', 'a'].map(length)).toEqual([1, 2, 1, 3, 1])
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
})

it('of two texts each pair has its own answer, and is asked once until there are too many', () => {
  const asked: string[] = []
  const both = rememberingBoth(3, (first, second) => {
    asked.push(`${first}+${second}`)
    return `${first}+${second}`
  })
  const told = [both('a', 'b'), both('a', 'c'), both('ab', ''), both('a', 'b'), both('a', 'c')]
  expect(told).toEqual(['a+b', 'a+c', 'ab+', 'a+b', 'a+c'])
  expect(asked).toEqual(['a+b', 'a+c', 'ab+'])
  expect([both('x', 'y'), both('a', 'b')]).toEqual(['x+y', 'a+b'])
  expect(asked).toEqual(['a+b', 'a+c', 'ab+', 'x+y', 'a+b'])
})

it('holds words, and no texts of any length', () => {
  const asked: number[] = []
  const length = rememberingWords(2, (text) => {
    asked.push(text.length)
    return text.length
  })
  const texts = ['a'.repeat(100), 'a'.repeat(101), 'a'.repeat(100), 'a'.repeat(101)]
  expect(texts.map(length)).toEqual([100, 101, 100, 101])
  expect(asked).toEqual([100, 101, 101])
})
