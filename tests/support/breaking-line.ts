import { once } from 'node:events'
import { createConnection, createServer, Socket, type AddressInfo } from 'node:net'
import pg from 'pg'

/** Whether the server did what it was asked, of which whoever asked learns nothing either way. */
export type Moment = 'before it arrives' | 'before its answer comes'

/** Stands between the program and its database, and breaks all connections once at a statement. */
export interface BreakingLine {
  readonly url: string
  /**
   * Resolves when they have been broken at the first statement, or name of one, that holds the text. With a code, the
   * program's own end of each fails by it, as the system tells of a line that went silent.
   */
  breakAt(text: string, moment: Moment, code?: string): Promise<void>
  close(): Promise<void>
}

/** The driver makes its sockets itself; this process's ends of all connections that it opened. */
const connected = new Set<Socket>()
const connect = Reflect.get(Socket.prototype, 'connect') as (...to: unknown[]) => Socket
Reflect.set(Socket.prototype, 'connect', function noted(this: Socket, ...to: unknown[]) {
  connected.add(this)
  this.once('close', () => connected.delete(this))
  return connect.apply(this, to)
})

export async function breakingLine(databaseUrl: string): Promise<BreakingLine> {
  const to = new pg.Client(databaseUrl)
  const sockets = new Set<Socket>()
  let wanted: { text: string; moment: Moment; code?: string; broken: () => void } | null = null

  function breakAll(): void {
    const code = wanted?.code
    wanted?.broken()
    wanted = null
    if (code !== undefined)
      for (const socket of connected)
        if (socket.remotePort === port)
          socket.destroy(Object.assign(new Error(`read ${code}`), { code }))
    for (const socket of sockets) socket.destroy()
  }

  function open(): Socket {
    const file = `${to.host}/.s.PGSQL.${to.port}`
    return to.host.startsWith('/')
      ? createConnection(file)
      : createConnection({ host: to.host, port: to.port })
  }

  const server = createServer((near) => {
    const far = open()
    let asked = false
    near.on('data', (bytes) => {
      asked ||= wanted !== null && bytes.includes(wanted.text)
      if (asked && wanted?.moment === 'before it arrives') breakAll()
      else far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (asked && wanted !== null) breakAll()
      else near.write(bytes)
    })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    breakAt: (text, moment, code) =>
      new Promise((resolve) => {
        wanted = { text, moment, broken: resolve, ...(code === undefined ? {} : { code }) }
      }),
    async close() {
      server.close()
      breakAll()
    },
  }
}
