import type { Feed } from '../../domain/feed.ts'
import { readAhead } from '../../lib/read-ahead.ts'
import { hasMissing } from '../../storage/absences.ts'
import { bodiesOfRun, linkBody } from '../../storage/raw-bodies.ts'
import type { RunBody } from '../../storage/raw-bodies.ts'
import type { EarlierRun } from '../../storage/runs.ts'
import type { BodyKeeper } from './body-keeper.ts'
import type { Body, Connector, Paging } from '../connectors/connector.ts'
import type { IngestionContext } from '../context.ts'
import { FetchError } from '../fetch/fetch-error.ts'
import type { FetchRequest, FetchedBody, Validators } from '../fetch/fetched.ts'
import { gatherPages } from './gather-pages.ts'
import { createTally } from './tally.ts'

export interface Gathered {
  /** Stored, in the feed's order. */
  readonly bodies: readonly Body[]
  /** True: everything is as the last run that read it all left it. */
  readonly notModified: boolean
  /** Why the feed did not come whole. */
  readonly broken: string | null
  /** Before which the server that broke it off does not want to be asked again; epoch ms. */
  readonly retryAt: number | null
}

export interface Gathering {
  readonly feed: Feed
  readonly connector: Connector
  readonly keeper: BodyKeeper
  readonly runId: number
  /** How bodies will be read; an earlier run that read them otherwise is no reason not to read them again. */
  readonly reading: string
  readonly earlier: EarlierRun | undefined
  readonly htmlIsData: boolean
  /** Leads through the pages of an API; null where the location is fetched as it is. */
  readonly paging: Paging | null
  /** Is told what was wrong with a body that could be read nevertheless. */
  readonly warn: (text: string) => void
}

/**
 * Fetches a feed's bodies and stores each as it comes, before anything reads it. Throws a FetchError when nothing came
 * at all; a feed that broke off later gives what it gave.
 */
export async function gatherBodies(
  context: IngestionContext,
  gathering: Gathering,
): Promise<Gathered> {
  const former = await formerBodies(context, gathering)
  const before = await earlierBodies(context, gathering, former)
  const formerAt = new Map(former.map(({ address, bodyId }) => [address, bodyId]))
  const tally = createTally((read) =>
    context.progress?.({ feed: gathering.feed.name, step: 'fetching', read }),
  )
  const keep = (fetched: FetchedBody) => store(gathering, tally(fetched), formerAt)
  const bodies: HeldBody[] = []
  let notModified = 0
  let broken: string | null = null
  let failed: FetchError | null = null
  let retryAt: number | null = null
  const request = requestOf(gathering, before)
  if (gathering.paging !== null)
    return gatherAllPages(context, gathering, gathering.paging, request, keep)
  try {
    for await (const fetched of context.fetch(request)) {
      context.stop?.throwIfAborted()
      if (fetched.kind === 'failed') {
        failed ??= fetched.error
        broken ??= fetched.error.message
      } else if (fetched.kind === 'notModified') {
        notModified += 1
        bodies.push(...before.map((body) => ({ ...body, ...kept(fetched, body) })))
      } else bodies.push(await keep(fetched))
    }
  } catch (error) {
    // What the process's own end cut off says nothing about the feed.
    context.stop?.throwIfAborted()
    if (!(error instanceof FetchError) || bodies.length === 0) throw error
    broken = error.message
    retryAt = error.retryAt
  }
  if (bodies.length === 0) throw nothingCame(failed, broken)
  return {
    bodies: await linked(context, gathering, bodies),
    notModified: notModified > 0 && notModified === bodies.length && broken === null,
    broken,
    retryAt,
  }
}

function requestOf({ feed, htmlIsData }: Gathering, before: readonly RunBody[]): FetchRequest {
  const { location, options } = feed
  return { location, options, validators: validatorsOf(before), htmlIsData }
}

/** Of a folder of which no file can be read, the first says why. */
function nothingCame(failed: FetchError | null, broken: string | null): FetchError {
  return new FetchError(failed?.code ?? 'empty', broken ?? 'The location gave nothing.')
}

/** Pages are never asked for by validators: that none of them changed says nothing of a further one. */
async function gatherAllPages(
  context: IngestionContext,
  gathering: Gathering,
  paging: Paging,
  request: FetchRequest,
  keep: (fetched: FetchedBody) => Promise<HeldBody>,
): Promise<Gathered> {
  const { bodies, broken, retryAt } = await gatherPages(context, request, paging, {
    store: keep,
    read: async (body) => {
      const chunks: Buffer[] = []
      for await (const chunk of gathering.keeper.chunks(body.bodyId)) chunks.push(chunk)
      return Buffer.concat(chunks)
    },
  })
  if (bodies.length === 0) throw new FetchError('empty', broken ?? 'The API gave no page.')
  return { bodies: await linked(context, gathering, bodies), notModified: false, broken, retryAt }
}

async function linked(
  context: IngestionContext,
  { runId, keeper, feed }: Gathering,
  bodies: readonly HeldBody[],
): Promise<readonly Body[]> {
  for (const [position, body] of bodies.entries()) {
    // Of a page that is all about an erased listing, the address tells of it as well.
    const isTelling = body.withheld === true && body.address !== feed.location
    await linkBody(context.database, runId, position, isTelling ? { ...body, address: '' } : body)
  }
  return bodies.map((body) => toBody(keeper, body))
}

async function store(
  { keeper, connector, warn }: Gathering,
  fetched: FetchedBody,
  formerAt: ReadonlyMap<string, number>,
): Promise<HeldBody> {
  const former = formerAt.get(fetched.address) ?? null
  const { bodyId, withheld } = await keeper.keep(fetched, connector, former)
  const warning = fetched.warning()
  if (warning !== null) warn(warning)
  const { address, contentType, etag, lastModified } = fetched
  return { address, contentType, etag, lastModified, bodyId, withheld }
}

interface HeldBody extends RunBody {
  readonly withheld?: boolean
}

/**
 * Asked "has it changed?" only where the last applied run read all of it, and by the same rules; and not while something is
 * missing, which only another complete read can confirm.
 */
async function earlierBodies(
  { database, clock }: IngestionContext,
  { feed, earlier, reading }: Gathering,
  former: readonly RunBody[],
): Promise<readonly RunBody[]> {
  if (earlier === undefined || earlier.reading !== reading) return []
  if (feed.complete && (await hasMissing(database, feed.id, clock.now()))) return []
  return former
}

/** Of what comes as it came to the last run nothing is stored anew. */
async function formerBodies(
  { database }: IngestionContext,
  { earlier }: Gathering,
): Promise<readonly RunBody[]> {
  return earlier === undefined ? [] : bodiesOfRun(database, earlier.id)
}

/** One address, one pair of validators: what comes in several bodies is always fetched. */
function validatorsOf(bodies: readonly RunBody[]): Validators | null {
  const [body] = bodies
  if (body === undefined || bodies.length > 1) return null
  if (body.etag === null && body.lastModified === null) return null
  return { etag: body.etag, lastModified: body.lastModified }
}

function kept(fetched: Validators, before: Validators): Validators {
  return {
    etag: fetched.etag ?? before.etag,
    lastModified: fetched.lastModified ?? before.lastModified,
  }
}

function toBody(keeper: BodyKeeper, body: RunBody): Body {
  return {
    address: body.address,
    contentType: body.contentType,
    chunks: () => readAhead(keeper.chunks(body.bodyId)),
  }
}
