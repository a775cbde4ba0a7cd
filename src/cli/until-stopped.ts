/** Signals that ask a process to end, and how shells tell of one that ended by them. */
export const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

export type EndSignal = keyof typeof EXIT_CODES

const SIGNALS = Object.keys(EXIT_CODES) as EndSignal[]

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

/** `npx` and its like hand on what the terminal has told us already: one press of Ctrl-C comes twice. */
const SAME_PRESS_MS = 500

/**
 * Work that ends early, and in order, at the first signal that asks the process to end. A second signal ends the
 * process as if nobody listened, for what is under way may be waiting for somebody else.
 */
export async function stoppable<Value>(
  work: (stop: AbortSignal) => Promise<Value>,
  {
    stop,
    stopping,
  }: { readonly stop?: AbortSignal | undefined; readonly stopping: (signal: EndSignal) => void },
): Promise<Value> {
  const told = new AbortController()
  let later: NodeJS.Timeout | undefined
  const end = (signal: EndSignal) => {
    if (told.signal.aborted) return
    stopping(signal)
    told.abort()
    later = setTimeout(leave, SAME_PRESS_MS)
  }
  const endByOther = () => end('SIGINT')
  const leave = () => {
    clearTimeout(later)
    stop?.removeEventListener('abort', endByOther)
    for (const signal of SIGNALS) process.off(signal, end)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  stop?.addEventListener('abort', endByOther)
  if (stop?.aborted === true) endByOther()
  try {
    return await work(told.signal)
  } finally {
    leave()
  }
}
