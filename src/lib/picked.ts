/**
 * Choosing among few, mostly among one. A list is given back as it is where all of it is meant, so that of one nothing is
 * made anew.
 */

const NONE: readonly never[] = []

/** Those of whom it is so. */
export function picked<Of>(all: readonly Of[], isSo: (one: Of) => boolean): readonly Of[] {
  const [first] = all
  if (first === undefined) return NONE
  if (all.length === 1) return isSo(first) ? all : NONE
  return all.filter(isSo)
}

/** Those that the first of these questions picks that picks anybody. */
export function firstPicked<Of>(
  all: readonly Of[],
  questions: readonly ((one: Of) => boolean)[],
): readonly Of[] {
  for (const isSo of questions) {
    const some = picked(all, isSo)
    if (some.length > 0) return some
  }
  return NONE
}

export function anybody(): boolean {
  return true
}
