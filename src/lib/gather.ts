/**
 * What `flatMap` gives, for lists that are made of each listing or of each batch: in Node 20 `flatMap` puts every element in
 * its place by a call into the engine (100 to 260 ns), a loop by a store (15 to 30).
 */
export function gather<From, To>(
  all: readonly From[],
  of: (one: From, index: number) => readonly To[],
): To[] {
  const found: To[] = []
  for (let index = 0; index < all.length; index++) {
    const more = of(all[index] as From, index)
    for (let at = 0; at < more.length; at++) found.push(more[at] as To)
  }
  return found
}

/** The same where each gives one or none. */
export function gatherSome<From, To>(
  all: readonly From[],
  of: (one: From, index: number) => To | null | undefined,
): To[] {
  const found: To[] = []
  for (let index = 0; index < all.length; index++) {
    const one = of(all[index] as From, index)
    if (one !== undefined && one !== null) found.push(one)
  }
  return found
}
