import { expect, it } from 'vitest'
import { eachInTurn } from './each-in-turn.ts'

it.each<[string, readonly string[], string | null]>([
  ['none', [], null],
  ['all of which are done', ['a', 'b', 'c'], null],
  ['the first of which fails', ['A', 'b', 'c'], 'A'],
  ['two of which fail', ['A', 'b', 'C'], '2 of 3 failed: A; C'],
])('works in turn, each once and one after the other: %s', async (_, letters, failure) => {
  const done: string[] = []
  const works = letters.map((letter) => async () => {
    done.push(`${letter} begins`)
    await Promise.resolve()
    done.push(`${letter} ends`)
    if (letter === letter.toUpperCase()) throw new Error(letter)
  })
  const all = eachInTurn(works)
  if (failure === null) await all
  else await expect(all).rejects.toThrow(failure)
  expect(done).toEqual(letters.flatMap((letter) => [`${letter} begins`, `${letter} ends`]))
})
