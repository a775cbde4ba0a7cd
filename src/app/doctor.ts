import { HOUR_MS, MINUTE_MS } from '../lib/durations.ts'
import { statfs } from 'node:fs/promises'
import { counted } from '../lib/counted.ts'
import { troubledEntries } from '../storage/directory-shown.ts'
import { databaseFolder } from '../storage/embedded/home.ts'
import { listErasures } from '../storage/erasures.ts'
import { serverFacts, staleRuns } from '../storage/health.ts'
import { interruptDeadRuns } from '../storage/runs.ts'
import { unknownSettings, type Config } from './config.ts'
import type { AppContext } from './context.ts'
import { ok, warning } from './doctor-check.ts'
import type { Check } from './doctor-check.ts'
import { feedChecks } from './doctor-feeds.ts'
import { matchingCheck } from './doctor-matching.ts'
import { picturesCheck } from './doctor-pictures.ts'
import { isFree } from './serve.ts'

/** Below this a feed of ordinary size or a rebuild may fill the disk. */
const DISK_FREE_MIN_BYTES = 1024 ** 3
/** Below this PostgreSQL may not get its next files of 16 MiB, and stops in the middle of whatever it writes. */
const DISK_NEEDED_BYTES = 128 * 1024 ** 2
/** A run that has said nothing for so long was most likely cut off. */
const RUN_SILENT_MS = 6 * HOUR_MS
/** An answer that took long is no clock that is wrong. */
const CLOCK_APART_MS = MINUTE_MS
const PUBLIC_URL_WITHIN_MS = 5_000

/** Everything that could be wrong with an installation, one after the other, each with what to do. */
export async function examine(app: AppContext): Promise<Check[]> {
  return [
    ...(await databaseChecks(app)),
    await diskCheck(app.config),
    await portCheck(app.config),
    await publicUrlCheck(app.config),
    await runsCheck(app),
    ...(await erasureChecks(app)),
    ...(await feedChecks(app)),
    await matchingCheck(app),
    await directoryCheck(app),
    await picturesCheck(app),
    settingsCheck(app),
  ]
}

/** When the database itself cannot be had there is nothing else to ask. */
export function databaseFailure(
  reason: string,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  hint: string | null = null,
): Check {
  const advice = hint ?? (databaseUrl === null ? OWN_ADVICE : OTHER_ADVICE)
  return { name: 'database', state: 'failed', found: reason, advice }
}

const OWN_ADVICE =
  'The data folder is the one that AFFICHE_DATA_DIR names, else .affiche below where you are; where the server came to say anything, it is in pg.log there.'
const OTHER_ADVICE =
  'Start the server that AFFICHE_DATABASE_URL names, or leave it unset: then Affiche runs its own in AFFICHE_DATA_DIR.'

async function databaseChecks({ database, config, clock }: AppContext): Promise<Check[]> {
  const { version, encoding, schema, now } = await serverFacts(database)
  const whose =
    config.databaseUrl === null
      ? `built in, data in ${await databaseFolder(config.dataDir)}`
      : 'yours'
  return [
    ok('database', `PostgreSQL ${version}, ${encoding} (${whose})`),
    // Opening the database migrates it, or refuses one that is newer than this program.
    ok('migrations', `up to date at ${schema}`),
    clockCheck(clock.now() - now),
  ]
}

/** Workers look at what has come due each by its own clock, and tokens end by that of whoever is asked. */
export function clockCheck(aheadMs: number): Check {
  const apart = Math.abs(aheadMs)
  if (apart < CLOCK_APART_MS) return ok('clock', 'as that of the database')
  const minutes = counted(Math.round(apart / MINUTE_MS), 'minute')
  return warning(
    'clock',
    `this machine’s is ${minutes} ${aheadMs > 0 ? 'ahead of' : 'behind'} that of the database`,
    'Set both by a time server (NTP): what is over, bookable or due is told by the clock of whoever looks.',
  )
}

/** Pictures and the database may lie on different disks. */
export async function diskCheck(
  { dataDir, databaseUrl }: DiskSettings,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<Check> {
  const folders = new Set([dataDir, databaseUrl === null ? await databaseFolder(dataDir) : dataDir])
  try {
    const frees = await Promise.all([...folders].map(free))
    const found = [...folders]
      .map((folder, at) => `${sizeText(frees[at] ?? 0)} free at ${folder}`)
      .join(', ')
    const least = Math.min(...frees)
    if (least >= DISK_FREE_MIN_BYTES) return ok('disk', found)
    const advice = 'Make room, or move the data folder with AFFICHE_DATA_DIR.'
    if (least >= DISK_NEEDED_BYTES) return warning('disk', found, advice)
    return {
      name: 'disk',
      state: 'failed',
      found: `${found}: too little for a run of a feed, which would break off`,
      advice,
    }
  } catch {
    return ok('disk', `${dataDir} is not there yet; it is made when needed`)
  }
}

type DiskSettings = Pick<Config, 'dataDir' | 'databaseUrl'>

function sizeText(bytes: number): string {
  const inMiB = bytes / 1024 ** 2
  return inMiB < 1024 ? `${Math.floor(inMiB)} MiB` : `${(inMiB / 1024).toFixed(1)} GiB`
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function portCheck({ port, host }: Config): Promise<Check> {
  if (port === 0 || (await isFree(port, host))) return ok('port', `${port} of ${host} is free`)
  return warning(
    'port',
    `something listens on port ${port} of ${host} already`,
    'Nothing to do if that is affiche serve; else set AFFICHE_PORT or give serve --port.',
  )
}

async function publicUrlCheck({ publicUrl }: Config): Promise<Check> {
  if (publicUrl === null)
    return ok('public address', 'not set: links in documents lead to the host and port of serve')
  const address = `${publicUrl}/healthz`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PUBLIC_URL_WITHIN_MS) })
    if (answer.ok) return ok('public address', `${address} answers`)
    return warning('public address', `${address} answers ${answer.status}`, PUBLIC_URL_ADVICE)
  } catch {
    return warning('public address', `${address} does not answer`, PUBLIC_URL_ADVICE)
  }
}

const PUBLIC_URL_ADVICE =
  'Start affiche serve; if it runs, look at the proxy in front of it, or correct AFFICHE_PUBLIC_URL.'

async function runsCheck({ database, clock }: AppContext): Promise<Check> {
  await interruptDeadRuns(database, clock.now())
  const stale = await staleRuns(database, clock.now() - RUN_SILENT_MS)
  if (stale.length === 0) return ok('runs', 'none is stuck')
  return warning(
    'runs',
    `running for hours: ${stale.join(', ')}`,
    'The process at work on it holds it still. End that process if it hangs, then: affiche feed run NAME.',
  )
}

async function erasureChecks({ database }: AppContext): Promise<Check[]> {
  const cutOff = (await listErasures(database)).filter(
    ({ finishedAt, liftedAt }) => finishedAt === null && liftedAt === null,
  )
  if (cutOff.length === 0) return []
  return [
    warning(
      'erasures',
      `cut off: ${cutOff.map(({ id, kind }) => `${id} (${kind})`).join(', ')}`,
      'Erase the same again, and it goes on; affiche erase list shows who asked for it.',
    ),
  ]
}

/** More than these are more than a person looks at at once. */
const HALLS_COUNTED = 100

async function directoryCheck({ database, clock }: AppContext): Promise<Check> {
  const kinds = ['closed', 'missing'] as const
  const halls = await troubledEntries(database, { kinds, now: clock.now(), limit: HALLS_COUNTED })
  const busy = halls.filter(({ events }) => events > 0)
  if (busy.length === 0)
    return ok('places directory', 'no hall with events to come is closed or gone')
  const known = counted(busy.length, 'hall')
  const count = busy.length === HALLS_COUNTED ? `${known} or more` : known
  return warning(
    'places directory',
    `closed, or gone from their directory, with events to come: ${count}`,
    'affiche directory list shows them; ask the sellers, or correct it: affiche directory set, affiche directory match.',
  )
}

function settingsCheck({ env }: AppContext): Check {
  const unknown = env === undefined ? unknownSettings() : unknownSettings(env)
  if (unknown.length === 0) return ok('settings', 'all known')
  return warning(
    'settings',
    `no setting is called ${unknown.join(', ')}`,
    'Correct the name; README.md lists all settings.',
  )
}
