import type { Clock } from '../clock.ts'

export type Sleep = (ms: number) => Promise<void>

export interface HostQueue {
  /** Waits for this host's turn; the caller gives it back when its request is wholly done. */
  enter(host: string): Promise<() => void>
}

/** One request at a time to a host, with a pause after each; other hosts do not wait. */
export function hostQueue(clock: Clock, sleep: Sleep, gapMs: number): HostQueue {
  const turns = new Map<string, Promise<number>>()
  return {
    async enter(host) {
      const before = turns.get(host)
      let leave: (at: number) => void = () => {}
      const turn = new Promise<number>((resolve) => {
        leave = resolve
      })
      turns.set(host, turn)
      const freedAt = await before
      // A clock that was put back must not make the pause longer.
      const waitMs = freedAt === undefined ? 0 : Math.min(gapMs, freedAt + gapMs - clock.now())
      try {
        if (waitMs > 0) await sleep(waitMs)
      } catch (error) {
        leave(clock.now())
        throw error
      }
      return () => leave(clock.now())
    },
  }
}
