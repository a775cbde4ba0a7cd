/** Hashes are whole numbers from 0 up to here. */
const BEYOND = 2 ** 53

/**
 * In the order of their hashes; those whose hashes are alike stay as they were. As hashes are spread evenly, each is put where
 * it is to be expected, and then into order with the few that lie around it: a sort that knows nothing of them compares each
 * with a dozen others.
 */
export function byHash<Hashed>(all: readonly Hashed[], hashOf: (one: Hashed) => number): Hashed[] {
  const ends = endsOfParts(all, hashOf)
  const sorted = [...all]
  for (let index = all.length - 1; index >= 0; index--) {
    const one = all[index] as Hashed
    const part = partOf(hashOf(one), all.length)
    const at = (ends[part] ?? 0) - 1
    ends[part] = at
    sorted[at] = one
  }
  putInOrder(sorted, hashOf)
  return sorted
}

/** As many parts as there are hashes: where each of them ends. */
function endsOfParts<Hashed>(all: readonly Hashed[], hashOf: (one: Hashed) => number): Int32Array {
  const ends = new Int32Array(all.length)
  for (let index = 0; index < all.length; index++) {
    const part = partOf(hashOf(all[index] as Hashed), all.length)
    ends[part] = (ends[part] ?? 0) + 1
  }
  for (let part = 1; part < ends.length; part++) {
    ends[part] = (ends[part] ?? 0) + (ends[part - 1] ?? 0)
  }
  return ends
}

function partOf(hash: number, parts: number): number {
  return Math.min(parts - 1, Math.max(0, Math.floor((hash / BEYOND) * parts)))
}

/** Of a list that is nearly so. */
function putInOrder<Hashed>(list: Hashed[], hashOf: (one: Hashed) => number): void {
  for (let end = 1; end < list.length; end++) {
    const one = list[end] as Hashed
    const hash = hashOf(one)
    let at = end
    for (; at > 0 && hashOf(list[at - 1] as Hashed) > hash; at--) list[at] = list[at - 1] as Hashed
    list[at] = one
  }
}
