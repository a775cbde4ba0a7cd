import { type AddressInfo, createServer } from 'node:net'

/** How the outside world reaches us when nobody said: by host and port. */
export function publicUrlOf(configured: string | null, host: string, port: number): string {
  if (configured !== null) return configured
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  const literal = reachable.includes(':') ? `[${reachable}]` : reachable
  return `http://${literal}:${port}`
}

/** The port itself, or for 0 one that is free: addresses must be known before the first answer is prepared. */
export async function definitePort(port: number, host: string): Promise<number> {
  if (port !== 0) return port
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, host, resolve)
  })
  const free = (server.address() as AddressInfo).port
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return free
}

const TRIES = 5

/**
 * What `begin` comes to, which makes a port definite and then listens there. One chosen for 0 may be somebody else's by then:
 * it is begun anew, with another.
 */
export async function onPort<Begun>(port: number, begin: () => Promise<Begun>): Promise<Begun> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await begin()
    } catch (error) {
      if (port !== 0 || tries === TRIES || !isTaken(error)) throw error
    }
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE' || isTaken(error.cause)
}
