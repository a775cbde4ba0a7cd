import type { Database } from '../../src/storage/database.ts'
import { untilSomeWait } from './waits-for.ts'

/** What a trigger may stand on: `insert on listings`, or with a condition behind the table. */
interface Passage {
  readonly event: 'insert' | 'update'
  readonly table: string
  readonly when?: string
}

export interface Gate {
  /** Until somebody stands before it. */
  waited(): Promise<void>
  open(): Promise<void>
}

/** Advisory locks of the tests; the program's are told apart by their first number. */
const GATES = 77
let gates = 0

/**
 * Whoever writes the row of this number, counted from now on over all transactions, stands still within his statement until the
 * gate is opened: so a process is killed, or overtaken, in the middle of its work however slow or fast the machine is.
 */
export async function gateAt(
  database: Database,
  number: number,
  { event, table, when = 'true' }: Passage,
): Promise<Gate> {
  gates += 1
  const name = `gate_${gates}`
  const lock = `${GATES}, ${gates}`
  const keeper = await database.connect()
  await keeper.query(`select pg_advisory_lock(${lock})`)
  // A number of a sequence stays taken, whatever becomes of the transaction: nobody else comes to be this one.
  await database.query(`create sequence ${name}`)
  await database.query(`create function ${name}() returns trigger language plpgsql as $$ begin
    if nextval('${name}') = ${number} then perform pg_advisory_xact_lock(${lock}); end if;
    return null; end $$`)
  await database.query(`create trigger ${name} after ${event} on ${table} for each row
    when (${when}) execute function ${name}()`)
  return {
    waited: () => untilSomeWait(database, 1, `classid = ${GATES} and objid = ${gates}`),
    open: () => keeper.end(),
  }
}
