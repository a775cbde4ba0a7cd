import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { PictureStore } from '../../storage/picture-files/picture-store.ts'
import {
  countSubjects,
  dueImages,
  postponeHosts,
  pictureByHash,
  writeOutcomes,
  writePictures,
} from '../../storage/pictures.ts'
import { inPictureTurn } from '../../storage/pictures-lock.ts'
import { MINUTE_MS } from '../../lib/durations.ts'
import type { DueImage } from '../../storage/pictures.ts'
import { turnsOf } from '../../lib/in-turn.ts'
import type { IngestionContext } from '../context.ts'
import type { Fetched, FetchRequest } from '../fetch/fetched.ts'
import { lookAtImage } from './look-at-image.ts'
import type { Looked, LookingAround } from './look-at-image.ts'
import { showAnew } from './show-anew.ts'

export interface PictureContext extends Pick<
  IngestionContext,
  'database' | 'clock' | 'logger' | 'stop'
> {
  /** With the limits of pictures. Throws a FetchError. */
  readonly fetch: (request: FetchRequest) => AsyncIterable<Fetched>
  readonly store: PictureStore
  /** Pictures cut at a time; each takes a processor for as long. */
  readonly cutsAtOnce: number
  readonly progress?: (taken: TakenPictures) => void
}

/** What a round of looking at images brought. */
export interface TakenPictures {
  readonly looked: number
  readonly ready: number
  readonly refused: number
  /** Failed in a way that may pass. */
  readonly waiting: number
}

/** Downloads at a time, of different hosts; a host is asked one thing at a time. */
const FETCHES_AT_ONCE = 8
/** A round is written as a whole, and the events that show its pictures are made due together. */
const ROUND = { perHost: 16, limit: 64 }
/** What says of a host that asking it for another picture now is no use. */
const HOST_AWAY = new Set(['unreachable', 'timeout', 'later'])
const AWAY_MS = 5 * MINUTE_MS

/**
 * Looks at every image that has come due, round by round, until none is left. Two that do so take turns, a round each,
 * and so does the sweep: nobody looks at an image that another is looking at, or throws away a copy just made.
 */
export async function takePictures(context: PictureContext): Promise<TakenPictures> {
  const { database, stop } = context
  let taken: TakenPictures = { looked: 0, ready: 0, refused: 0, waiting: 0 }
  const inTurn = turnsOf(context.cutsAtOnce)
  for (;;) {
    const done = await unlessStopped(stop, () =>
      inPictureTurn(database, () => takeRound(context, inTurn), stop),
    )
    if (done === null) break
    taken = withRound(taken, done)
    context.progress?.(taken)
  }
  await countAnew(context)
  return taken
}

/** Null as well when the process was told to end, be it while we waited for our turn. */
async function unlessStopped<Value>(
  stop: AbortSignal | undefined,
  work: () => Promise<Value | null>,
): Promise<Value | null> {
  const isStopped = () => stop?.aborted === true
  if (isStopped()) return null
  return work().catch((error: unknown) => {
    if (isStopped()) return null
    throw error
  })
}

/** Null: nothing is due. */
async function takeRound(
  context: PictureContext,
  inTurn: LookingAround['inTurn'],
): Promise<Looked[] | null> {
  const { database, clock, stop } = context
  const due = await dueImages(database, clock.now(), ROUND)
  if (due.length === 0) return null
  const looked = await lookAtAll(due, { ...lookingAround(context), inTurn })
  const done = looked.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []))
  await writeRound(context, done)
  // What is wrong with us (the store, the database, an end of the process) is not the picture's fault.
  const broken = looked.find((one) => one.status === 'rejected')
  if (broken !== undefined && stop?.aborted !== true) throw broken.reason
  return done
}

/** Null: not looked at, its host being away. Hosts wait for nobody, and a dead one is knocked at once. */
async function lookAtAll(
  due: readonly DueImage[],
  around: LookingAround,
): Promise<PromiseSettledResult<Looked | null>[]> {
  const away = new Set<string>()
  const perHost = new Map(due.map(({ host }) => [host, turnsOf(1)]))
  const fetchInTurn = turnsOf(FETCHES_AT_ONCE)
  const look = async (image: DueImage): Promise<Looked | null> => {
    if (away.has(image.host)) return null
    const looked = await fetchInTurn(() => lookAtImage(around, image))
    if (HOST_AWAY.has(looked.outcome.reason ?? '')) away.add(image.host)
    return looked
  }
  return Promise.allSettled(
    due.map((image) => (perHost.get(image.host) ?? fetchInTurn)(() => look(image))),
  )
}

function lookingAround({
  fetch,
  store,
  database,
  clock,
}: PictureContext): Omit<LookingAround, 'inTurn'> {
  return {
    fetch,
    store,
    now: () => clock.now(),
    knownPicture: (digest) => pictureByHash(database, digest),
  }
}

async function writeRound({ database, clock }: PictureContext, looked: readonly Looked[]) {
  if (looked.length === 0) return
  const now = clock.now()
  await changeCatalogue(database, now, async (tx) => {
    const written = looked.flatMap(({ picture }) => picture ?? [])
    const ids = await writePictures(tx, written, now)
    const outcomes = looked.map(({ outcome, picture }) => ({
      ...outcome,
      pictureId:
        picture === null ? outcome.pictureId : (ids.get(picture.hash.toString('hex')) ?? null),
    }))
    await writeOutcomes(tx, outcomes, now)
    const away = looked.filter(({ outcome }) => HOST_AWAY.has(outcome.reason ?? ''))
    if (away.length > 0) {
      const hosts = away.map(({ image }) => image.host)
      await postponeHosts(tx, hosts, now, now + AWAY_MS)
    }
    const moved = looked.filter(({ image, outcome, picture }) => {
      const same = picture === null && outcome.pictureId === image.pictureId
      return outcome.state !== image.state || !same
    })
    await showAnew(
      tx,
      moved.map(({ image, outcome }) => ({ ...image, state: outcome.state })),
      now,
    )
  })
}

/** Listings have come to show pictures of others, or those pictures have been had by now. */
async function countAnew({ database, clock }: PictureContext): Promise<void> {
  const now = clock.now()
  await changeCatalogue(database, now, async (tx) => {
    const keys = await countSubjects(tx)
    await showAnew(
      tx,
      keys.map((key) => ({ key, address: null, state: 'ready' })),
      now,
    )
  })
}

function withRound(before: TakenPictures, looked: readonly Looked[]): TakenPictures {
  const count = (keep: (one: Looked) => boolean) => looked.filter(keep).length
  return {
    looked: before.looked + looked.length,
    ready:
      before.ready + count(({ outcome }) => outcome.reason === null && outcome.state === 'ready'),
    refused: before.refused + count(({ outcome }) => outcome.state === 'refused'),
    waiting:
      before.waiting +
      count(({ outcome }) => outcome.reason !== null && outcome.state !== 'refused'),
  }
}
