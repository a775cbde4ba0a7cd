import type { Decision, DecisionBody } from '../../domain/decision.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import type { Queryable } from '../../storage/database.ts'
import { insertDecision } from '../../storage/decisions.ts'
import { fragmentsOf, recordsOf } from '../../storage/moved-records.ts'
import { giveBackId } from '../../storage/sequences.ts'
import { EVENT_KIND, PERFORMER_KIND, PLACE_KIND } from '../../storage/staged-changes.ts'
import type { StagedChange } from '../../storage/staged-changes.ts'
import { carryOut } from './carry-out.ts'
import type { IngestionContext } from '../context.ts'
import { decisionStates } from './decision-states.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import { refuseContradiction } from './refuse-contradiction.ts'
import { refuseRepetition } from './refuse-repetition.ts'
import { renderAllDue } from '../rendering/render-due.ts'

export interface Proposal {
  readonly by: string
  readonly why: string
  readonly revokes: number | null
  /** Made within the transaction that carries it out, of the catalogue as it is then. Throws a DecisionRefused. */
  body(tx: Queryable, log: readonly Decision[]): Promise<Proposed>
}

export interface Proposed {
  readonly what: DecisionBody
  /** Listings' births, places or performers that the operator named themselves: on these the new word outranks older ones. */
  readonly typed: readonly number[]
}

/** An event before and after, as clients see it; null: there is none. */
export interface MovedEvent {
  readonly id: number
  readonly before: string | null
  readonly after: string | null
  /** Whose number leads to another event now. */
  readonly replacedBy: number | null
}

/** A performer, or a place of the directory, by its name before and after; null: the id leads to another one. */
export interface MovedRecord {
  readonly kind: 'performer' | 'place'
  readonly id: number | string
  readonly before: string | null
  readonly after: string | null
  readonly replacedBy: number | string | null
}

export interface Verdict {
  readonly decision: Decision
  /** False: only shown, nothing of it was kept. */
  readonly kept: boolean
  readonly events: readonly MovedEvent[]
  readonly records: readonly MovedRecord[]
  /** Earlier decisions that this one outranks. */
  readonly supersedes: readonly number[]
}

/** Ends a transaction of which nothing is to be kept. */
class OnlyShown extends Error {
  readonly verdict: Verdict

  constructor(verdict: Verdict) {
    super('only shown')
    this.verdict = verdict
  }
}

/**
 * Writes a decision into the log and carries it out, all in one transaction: it is obeyed as soon as it is there. With
 * `dryRun` the same is done and taken back, so what is shown is what would be.
 */
export async function decide(
  context: IngestionContext,
  proposal: Proposal,
  options: { readonly dryRun?: boolean } = {},
): Promise<Verdict> {
  const now = context.clock.now()
  const dryRun = options.dryRun === true
  try {
    const verdict = await changeCatalogue(context.database, now, async (tx) => {
      const made = await make(tx, context, proposal, now)
      if (dryRun) {
        await takeBack(tx, made.decision.what)
        throw new OnlyShown({ ...made, kept: false })
      }
      return made
    })
    await renderAllDue(context)
    return verdict
  } catch (error) {
    if (error instanceof OnlyShown) return error.verdict
    throw error
  }
}

/** Sequences do not roll back with the rest: what is done next shall get the numbers that were shown. */
async function takeBack(tx: Queryable, what: DecisionBody): Promise<void> {
  if (what.kind === 'placeSplit') await giveBackId(tx, 'place_ids', what.to)
  if (what.kind === 'performerSplit') await giveBackId(tx, 'performer_ids', what.to)
}

async function make(
  tx: CatalogueTx,
  context: IngestionContext,
  proposal: Proposal,
  now: number,
): Promise<Verdict> {
  const { by, why, revokes } = proposal
  const before = await decisionsInForce(tx)
  const { what, typed } = await proposal.body(tx, before)
  const states = await decisionStates(tx, before)
  refuseRepetition(what, before, states)
  await refuseContradiction(tx, what, typed, before)
  const decision = await insertDecision(tx, { at: now, by, why, revokes, what })
  const log = await decisionsInForce(tx)
  await carryOut(tx, context, decision, log, now)
  const after = await decisionStates(tx, log)
  const supersedes = before.flatMap(({ id }) =>
    states.get(id) === 'stands' && after.get(id) === 'superseded' ? [id] : [],
  )
  const staged = tx.staged()
  return {
    decision,
    kept: true,
    events: await movedEvents(tx, context, staged),
    records: [
      ...(await movedRecords(tx, context, staged, 'performer')),
      ...(await movedRecords(tx, context, staged, 'place')),
    ],
    supersedes,
  }
}

/** Before is what everybody else still sees: the catalogue's lock keeps it as it is. */
async function movedEvents(
  tx: Queryable,
  { database }: IngestionContext,
  staged: readonly StagedChange[],
): Promise<MovedEvent[]> {
  const moved = staged.filter((change) => change.kind === EVENT_KIND)
  const ids = moved.map((change) => change.subjectId)
  const [before, after] = [await fragmentsOf(database, ids), await fragmentsOf(tx, ids)]
  return moved.map(({ subjectId: id, replacedBy }) => ({
    id,
    before: before.get(id) ?? null,
    after: after.get(id) ?? null,
    replacedBy,
  }))
}

async function movedRecords(
  tx: Queryable,
  { database }: IngestionContext,
  staged: readonly StagedChange[],
  kind: MovedRecord['kind'],
): Promise<MovedRecord[]> {
  const number = kind === 'performer' ? PERFORMER_KIND : PLACE_KIND
  const moved = staged.filter((change) => change.kind === number && !change.documentOnly)
  const keys = moved.flatMap(({ subjectId, replacedBy }) => [subjectId, replacedBy ?? subjectId])
  const before = await recordsOf(database, number, keys)
  const after = await recordsOf(tx, number, keys)
  const told = moved.filter(({ subjectId }) => {
    const [was, is] = [before.get(subjectId)?.leadsTo ?? null, after.get(subjectId)?.leadsTo]
    return was === null || was !== is
  })
  return told.map(({ subjectId, deleted, replacedBy }) => ({
    kind,
    id: after.get(subjectId)?.id ?? subjectId,
    before: before.get(subjectId)?.name ?? null,
    after: deleted ? null : (after.get(subjectId)?.name ?? null),
    replacedBy: replacedBy === null ? null : (after.get(replacedBy)?.id ?? replacedBy),
  }))
}
