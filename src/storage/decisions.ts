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

/** Numbered one after the other: the caller holds the catalogue. */
export async function insertDecision(db: Queryable, decision: NewDecision): Promise<Decision> {
  const { rows } = await db.query<DecisionRow>({
    text: `insert into decisions (id, at, by_whom, why, revokes, body) overriding system value
           select coalesce(max(id), 0) + 1, $1::timestamptz, $2::text, $3::text, $4::bigint, $5::jsonb from decisions
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
