import type { Decision, DecisionBody } from '../domain/decision.ts'
import type { Queryable } from './database.ts'

interface DecisionRow {
  readonly id: number
  readonly at: Date
  readonly by_whom: string
  readonly why: string
  readonly revokes: number | null
  readonly body: DecisionBody
}

const COLUMNS = 'id, at, by_whom, why, revokes, body'

export type NewDecision = Omit<Decision, 'id'>

export async function insertDecision(db: Queryable, decision: NewDecision): Promise<Decision> {
  const { rows } = await db.query<DecisionRow>({
    text: `insert into decisions (at, by_whom, why, revokes, body) values ($1, $2, $3, $4, $5)
           returning ${COLUMNS}`,
    values: [
      new Date(decision.at),
      decision.by,
      decision.why,
      decision.revokes,
      JSON.stringify(decision.what),
    ],
  })
  const [row] = rows
  if (row === undefined) throw new Error('the statement gave no row')
  return toDecision(row)
}

/** The whole log, oldest first. */
export async function listDecisions(db: Queryable): Promise<Decision[]> {
  const { rows } = await db.query<DecisionRow>(`select ${COLUMNS} from decisions order by id`)
  return rows.map(toDecision)
}

function toDecision(row: DecisionRow): Decision {
  return {
    id: row.id,
    at: row.at.getTime(),
    by: row.by_whom,
    why: row.why,
    revokes: row.revokes,
    what: row.body,
  }
}
