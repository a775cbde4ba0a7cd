import type { PerformerKeyRef, StoredPerformer } from '../../storage/performers.ts'
import { performerNameKey } from '../resolve/performers.ts'
import type { PerformerCandidate } from '../resolve/performers.ts'

/** Performers that a batch may mean, by id and by name, those that it has made itself included. */
export class PerformerIndex {
  readonly #byName = new Map<string, Map<number, PerformerCandidate>>()
  readonly #byId = new Map<number, PerformerCandidate>()

  /** `aliases`: other names that an operator gave them. */
  constructor(stored: readonly StoredPerformer[], aliases: ReadonlyMap<number, readonly string[]>) {
    for (const { id, data, keys } of stored) {
      this.#put({ id, name: data.name, aliases: aliases.get(id) ?? [], keys })
    }
  }

  get(id: number): PerformerCandidate | undefined {
    return this.#byId.get(id)
  }

  named(name: string): readonly PerformerCandidate[] {
    const found = this.#byName.get(performerNameKey(name))
    return found === undefined ? NOBODY : [...found.values()]
  }

  /** A new one, or more ids of a known one. */
  add(id: number, name: string, ids: readonly PerformerKeyRef[]): void {
    const already = this.#byId.get(id)
    const keys = ids.map(({ scheme, key }) => `${scheme}:${key}`)
    this.#put(
      already === undefined
        ? { id, name, aliases: [], keys }
        : { ...already, keys: [...new Set([...already.keys, ...keys])] },
    )
  }

  #put(candidate: PerformerCandidate): void {
    this.#byId.set(candidate.id, candidate)
    for (const name of [candidate.name, ...candidate.aliases]) {
      const key = performerNameKey(name)
      const already = this.#byName.get(key)
      if (already === undefined) this.#byName.set(key, new Map([[candidate.id, candidate]]))
      else already.set(candidate.id, candidate)
    }
  }
}

const NOBODY: readonly PerformerCandidate[] = []
