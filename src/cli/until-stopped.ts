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
