export interface SingleFlight {
  /** Runs `work` unless the same is under way, whose outcome is then shared. */
  once<Value>(name: string, work: () => Promise<Value>): Promise<Value>
}

/** A hundred callers that miss the same document at once cost one read. `name` stands for one kind of `Value`. */
export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, Promise<unknown>>()
  return {
    once<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
      const under = flights.get(name)
      if (under !== undefined) return under as Promise<Value>
      const flight = work().finally(() => flights.delete(name))
      flights.set(name, flight)
      return flight
    },
  }
}
