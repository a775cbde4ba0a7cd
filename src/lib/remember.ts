/**
 * Halls that are remembered at once. The feeds of a large country name some twelve thousand in any order: a memory that holds
 * half of them and then begins anew has three in four to read again, at 50 microseconds each.
 */
export const HALLS_REMEMBERED = 15_000

/** A pure function of one text or number that remembers its last answers; forgets all of them when there are too many. */
export function remembering<Value, Asked extends string | number = string>(
  most: number,
  answer: (asked: Asked) => Value,
): (asked: Asked) => Value {
  const known = new Map<Asked, Value>()
  return (asked) => {
    const already = known.get(asked)
    if (already !== undefined) return already
    if (known.size >= most) known.clear()
    const value = answer(asked)
    known.set(asked, value)
    return value
  }
}

/** The same of two texts, without making one of them first: the parts may come again where the pair is new. */
export function rememberingBoth<Value>(
  most: number,
  answer: (first: string, second: string) => Value,
): (first: string, second: string) => Value {
  const known = new Map<string, Map<string, Value>>()
  let count = 0
  return (first, second) => {
    const already = known.get(first)?.get(second)
    if (already !== undefined) return already
    if (count >= most) {
      known.clear()
      count = 0
    }
    count += 1
    const value = answer(first, second)
    const beside = known.get(first)
    if (beside === undefined) known.set(first, new Map([[second, value]]))
    else beside.set(second, value)
    return value
  }
}

/** Longer is no word, and not worth its memory. */
const WORD_MAX = 100

/** The same for words that feeds say again and again; what is longer is answered anew each time. */
export function rememberingWords<Value>(
  most: number,
  answer: (text: string) => Value,
): (text: string) => Value {
  const remembered = remembering(most, answer)
  return (text) => (text.length > WORD_MAX ? answer(text) : remembered(text))
}
