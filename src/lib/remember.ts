/** A pure function of one text that remembers its last answers; forgets all of them when there are too many. */
export function remembering<Value>(
  most: number,
  answer: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const already = known.get(text)
    if (already !== undefined) return already
    if (known.size >= most) known.clear()
    const value = answer(text)
    known.set(text, value)
    return value
  }
}
