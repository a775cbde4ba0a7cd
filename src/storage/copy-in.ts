import type { Writable } from 'node:stream'
import pg from 'pg'

/** COPY's binary format: "PGCOPY…", flags, an extension of no bytes; and what follows the last row. */
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const TRAILER = Buffer.from([0xff, 0xff])

const COPY_DATA = 0x64
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4])

interface Connection {
  readonly stream: Writable
  query(text: string): void
}

/** The driver's own query, as far as it is another one here. */
interface Asked {
  submit: (connection: Connection) => void
  handleCopyInResponse: () => void
  callback: (error: Error | null, result: pg.QueryResult) => void
}

/**
 * Adds rows (in COPY's binary format, without what begins and ends it) by `copy … from stdin (format binary)`. They are sent
 * behind the statement without waiting for the server to ask for them: what it does not want, because the statement failed,
 * it passes over. So a copy can be sent ahead of answers like any other statement.
 */
export function copyIn(client: pg.ClientBase, text: string, rows: Buffer): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(text)
    const asked = query as unknown as Asked
    asked.callback = (error, result) => (error === null ? resolve(result) : reject(error))
    asked.handleCopyInResponse = () => {}
    asked.submit = (connection) => {
      const { stream } = connection
      stream.cork()
      connection.query(text)
      stream.write(dataHead(HEADER.length + rows.length + TRAILER.length))
      stream.write(rows)
      stream.write(END)
      stream.uncork()
    }
    client.query(query)
  })
}

/** The one message that holds all data, up to the first row. */
function dataHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(COPY_DATA)
  head.writeInt32BE(4 + length, 1)
  return Buffer.concat([head, HEADER])
}

const END = Buffer.concat([TRAILER, COPY_DONE])
