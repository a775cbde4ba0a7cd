const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Resolves at the first signal that asks the process to end. The listeners stay: a second signal, while what is under
 * way is brought to its end, must not kill it.
 */
export function untilStopped(stop?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop !== undefined) {
      if (stop.aborted) resolve()
      else stop.addEventListener('abort', () => resolve(), { once: true })
      return
    }
    for (const signal of SIGNALS) process.on(signal, () => resolve())
  })
}

/**
 * Work that ends early, and in order, at the first signal that asks the process to end. A second signal ends the
 * process as if nobody listened, for what is under way may be waiting for somebody else.
 */
export async function stoppable<Value>(
  work: (stop: AbortSignal) => Promise<Value>,
  { stop, stopping }: { readonly stop?: AbortSignal | undefined; readonly stopping: () => void },
): Promise<Value> {
  const told = new AbortController()
  const end = () => {
    leave()
    stopping()
    told.abort()
  }
  const leave = () => {
    for (const signal of SIGNALS) process.off(signal, end)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  try {
    return await work(stop === undefined ? told.signal : AbortSignal.any([told.signal, stop]))
  } finally {
    leave()
  }
}
