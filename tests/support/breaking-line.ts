import { once } from 'node:events'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'

/** Whether the server did what it was asked, of which whoever asked learns nothing either way. */
export type Moment = 'before it arrives' | 'before its answer comes'

/** Stands between the program and its database, and breaks all connections once at a statement. */
export interface BreakingLine {
  readonly url: string
  /** Resolves when they have been broken at the first statement, or name of one, that holds the text. */
  breakAt(text: string, moment: Moment): Promise<void>
  close(): Promise<void>
}

export async function breakingLine(databaseUrl: string): Promise<BreakingLine> {
  const to = new pg.Client(databaseUrl)
  const sockets = new Set<Socket>()
  let wanted: { text: string; moment: Moment; broken: () => void } | null = null

  function breakAll(): void {
    wanted?.broken()
    wanted = null
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

  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    breakAt: (text, moment) =>
      new Promise((resolve) => {
        wanted = { text, moment, broken: resolve }
      }),
    async close() {
      server.close()
      breakAll()
    },
  }
}
