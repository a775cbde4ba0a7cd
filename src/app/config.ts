import { resolve } from 'node:path'
import type { Retention } from '../domain/directory.ts'
import type { ModelEdits } from '../ingestion/resolve/read-edits.ts'
import {
  LOG_LEVELS,
  WrongValue,
  parseDatabaseUrl,
  parsePort,
  parseHost,
  parseBasePath,
  parsePublicUrl,
  parsePepper,
  parseLogLevel,
  parseCount,
  parseFeedsAtOnce,
  parseImagesAtOnce,
  parseImageStore,
  parseTimeOfDay,
  parseRetention,
  parseMatching,
  parseList,
  parseNetwork,
} from './config-values.ts'
import type { LogLevel } from './config-values.ts'

export interface Config {
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly port: number
  readonly host: string
  readonly basePath: string
  readonly publicUrl: string | null
  readonly operatorPort: number | null
  readonly logLevel: LogLevel
  readonly limitPerSecond: number
  readonly limitPerDay: number
  readonly trustedProxies: readonly string[]
  readonly secretPepper: string | null
  readonly cacheMegabytes: number
  readonly rawKeepDays: number
  readonly fetchAllowHosts: readonly string[]
  readonly feedsAtOnce: number
  /** Milliseconds into the UTC day. */
  readonly trendAtMs: number
  /** What the file says, not where it is. */
  readonly matching: ModelEdits | null
  readonly googlePlacesKey: string | null
  readonly googlePlacesUrl: string
  readonly googlePlacesKeep: Retention
  readonly googlePlacesCalls: number
  readonly imagesAtOnce: number
  readonly imageStore: string | null
  readonly imageStoreKey: string | null
  readonly imageStoreSecret: string | null
  readonly imageStoreRegion: string
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Every wrong setting, each with what would be right. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'ConfigError'
  }
}

export interface Setting<Value = unknown> {
  readonly name: string
  readonly meaning: string
  /** As a person would write it; null: none. */
  readonly initial: string | null
  /** Throws a WrongValue that says what would be right. */
  parse(text: string): Value
}

/** All settings. The README shows this table; a test keeps the two the same. */
export const settings: { readonly [Key in keyof Config]: Setting<NonNullable<Config[Key]>> } = {
  databaseUrl: {
    name: 'AFFICHE_DATABASE_URL',
    meaning: 'PostgreSQL (15 or later) to use; without it Affiche runs its own, in the data folder',
    initial: null,
    parse: parseDatabaseUrl,
  },
  dataDir: {
    name: 'AFFICHE_DATA_DIR',
    meaning: 'data folder: the built-in PostgreSQL, copies of pictures',
    initial: '.affiche',
    parse: (text) => resolve(text),
  },
  port: {
    name: 'AFFICHE_PORT',
    meaning: 'port of the interface for clients; 0: any free one',
    initial: '8080',
    parse: parsePort,
  },
  host: {
    name: 'AFFICHE_HOST',
    meaning: 'address to listen on; 0.0.0.0 for all',
    initial: '127.0.0.1',
    parse: parseHost,
  },
  basePath: {
    name: 'AFFICHE_BASE_PATH',
    meaning: 'path that all addresses for clients begin with; / for none',
    initial: '/client-api',
    parse: parseBasePath,
  },
  publicUrl: {
    name: 'AFFICHE_PUBLIC_URL',
    meaning:
      'how the outside world reaches this server, without the base path; else host and port are used',
    initial: null,
    parse: parsePublicUrl,
  },
  operatorPort: {
    name: 'AFFICHE_OPERATOR_PORT',
    meaning: "port of the operator's side (metrics), on 127.0.0.1; 0: any free one; unset: none",
    initial: null,
    parse: parsePort,
  },
  logLevel: {
    name: 'AFFICHE_LOG_LEVEL',
    meaning: `least grave messages that are logged: ${LOG_LEVELS.join(', ')}`,
    initial: 'info',
    parse: parseLogLevel,
  },
  limitPerSecond: {
    name: 'AFFICHE_LIMIT_PER_SECOND',
    meaning: 'requests a second for a client without a budget of its own; 0: no limit',
    initial: '100',
    parse: parseCount,
  },
  limitPerDay: {
    name: 'AFFICHE_LIMIT_PER_DAY',
    meaning: 'requests a day for a client without a budget of its own; 0: no limit',
    initial: '1000000',
    parse: parseCount,
  },
  trustedProxies: {
    name: 'AFFICHE_TRUSTED_PROXIES',
    meaning: 'addresses or networks (10.0.0.0/8), comma between, whose X-Forwarded-For is believed',
    initial: '',
    parse: (text) => parseList(text).map(parseNetwork),
  },
  secretPepper: {
    name: 'AFFICHE_SECRET_PEPPER',
    meaning:
      'key of the hashes of secrets, 32 characters or more; without it one is kept in the database. Changing it ends all secrets and refresh tokens',
    initial: null,
    parse: parsePepper,
  },
  cacheMegabytes: {
    name: 'AFFICHE_CACHE_MEGABYTES',
    meaning: 'memory for ready documents; 0: none are kept',
    initial: '256',
    parse: parseCount,
  },
  rawKeepDays: {
    name: 'AFFICHE_RAW_KEEP_DAYS',
    meaning: "days that feeds' bytes are kept as received; the last complete ones always are",
    initial: '30',
    parse: parseCount,
  },
  fetchAllowHosts: {
    name: 'AFFICHE_FETCH_ALLOW_HOSTS',
    meaning:
      'names or addresses, comma between, that feeds may be fetched from although they are private (localhost, 10.0.0.5)',
    initial: '',
    parse: (text) => parseList(text).map(parseHost),
  },
  feedsAtOnce: {
    name: 'AFFICHE_FEEDS_AT_ONCE',
    meaning: 'feeds that one worker reads at a time, 2 to 50',
    initial: '4',
    parse: parseFeedsAtOnce,
  },
  trendAtMs: {
    name: 'AFFICHE_TREND_AT',
    meaning: 'when trending scores are computed for the new day, HH:MM in UTC',
    initial: '00:10',
    parse: parseTimeOfDay,
  },
  matching: {
    name: 'AFFICHE_MATCHING',
    meaning:
      'JSON file of your changes to weights, limits and words that listings are matched by; all processes need the same. Read docs/matching.md first',
    initial: null,
    parse: parseMatching,
  },
  googlePlacesKey: {
    name: 'AFFICHE_GOOGLE_PLACES_KEY',
    meaning:
      "key of Google's legacy places service, asked for halls that no open directory has; unset: it is not asked. Read docs/places-directory.md first",
    initial: null,
    parse: (text) => text,
  },
  googlePlacesUrl: {
    name: 'AFFICHE_GOOGLE_PLACES_URL',
    meaning: 'where that service answers',
    initial: 'https://maps.googleapis.com/maps/api/place',
    parse: parsePublicUrl,
  },
  googlePlacesKeep: {
    name: 'AFFICHE_GOOGLE_PLACES_KEEP',
    meaning:
      'days that parts of its answers are kept (hours=1,grade=1), where your contract allows more than name=1,address=1,position=30 and nothing else',
    initial: '',
    parse: parseRetention,
  },
  googlePlacesCalls: {
    name: 'AFFICHE_GOOGLE_PLACES_CALLS',
    meaning: 'calls of that service a day (UTC), at most',
    initial: '1000',
    parse: parseCount,
  },
  imagesAtOnce: {
    name: 'AFFICHE_IMAGES_AT_ONCE',
    meaning: 'pictures that one worker cuts at a time, each on a processor; 0: none are fetched',
    initial: '1',
    parse: parseImagesAtOnce,
  },
  imageStore: {
    name: 'AFFICHE_IMAGE_STORE',
    meaning:
      'where our copies of pictures lie: a folder, or the address of an S3 bucket; without it the folder `pictures` in the data folder',
    initial: null,
    parse: parseImageStore,
  },
  imageStoreKey: {
    name: 'AFFICHE_IMAGE_STORE_KEY',
    meaning: 'access key of the bucket',
    initial: null,
    parse: (text) => text,
  },
  imageStoreSecret: {
    name: 'AFFICHE_IMAGE_STORE_SECRET',
    meaning: 'secret of that key',
    initial: null,
    parse: (text) => text,
  },
  imageStoreRegion: {
    name: 'AFFICHE_IMAGE_STORE_REGION',
    meaning: 'region of the bucket; many stores of one’s own take any',
    initial: 'us-east-1',
    parse: (text) => text,
  },
}

const PREFIX = 'AFFICHE_'
/** Read by the test suite alone. */
const TEST_PREFIX = 'AFFICHE_TEST_'

export function readConfig(env: Environment = process.env): Config {
  const faults: string[] = []
  const config: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries(settings)) {
    // Set to nothing is how a compose file says "not set".
    const text = env[setting.name]?.trim() || setting.initial
    try {
      config[key] = text === null ? null : setting.parse(text)
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error
      faults.push(`${setting.name} is wrong: ${error.message}.`)
    }
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config as unknown as Config
}

/** Names in the environment that look like settings and are none: a slip of the pen, most likely. */
export function unknownSettings(env: Environment = process.env): string[] {
  const known = new Set<string>(Object.values(settings).map(({ name }) => name))
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !name.startsWith(TEST_PREFIX) && !known.has(name))
    .toSorted()
}

/** A value from the environment by its name: what a feed's option `env:NAME` stands for. */
export function environmentValue(name: string, env: Environment = process.env): string | null {
  return env[name] ?? null
}
