import { resolve } from 'node:path'
import { HOUR_MS, MINUTE_MS } from '../lib/durations.ts'
import ipaddr from 'ipaddr.js'
import type { Retention } from '../domain/directory.ts'
import { readRetention, RETENTION } from '../ingestion/enrich/retention.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

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
  readonly googlePlacesKey: string | null
  readonly googlePlacesUrl: string
  readonly googlePlacesKeep: Retention
  readonly googlePlacesCalls: number
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

class WrongValue extends Error {}

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
    meaning: 'data folder of the built-in PostgreSQL',
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

/** The address may hold a password: it is not repeated. */
function parseDatabaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && ['postgres:', 'postgresql:'].includes(url.protocol)) return text
  throw new WrongValue('it must be an address like postgresql://user:password@host:5432/database')
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new WrongValue(`"${text}" must be a port, a number from 0 to 65535`)
}

function parseHost(text: string): string {
  const bare = text.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (ipaddr.isValid(bare) || /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9])?$/.test(bare)) return bare
  throw new WrongValue(`"${text}" must be an address or a host name, without scheme, port or path`)
}

function parseBasePath(text: string): string {
  const path = text.replace(/\/+$/, '')
  if (path === '' || /^(\/[A-Za-z0-9._~-]+)+$/.test(path)) return path
  throw new WrongValue(`"${text}" must be a path like /client-api, or / for none`)
}

function parsePublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const plain =
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    [url.search, url.hash, url.username, url.password].every((part) => part === '')
  if (plain) return url.href.replace(/\/+$/, '')
  throw new WrongValue(
    `"${text}" must be an address like https://events.example.org, without query`,
  )
}

/** A secret: it is not repeated. */
function parsePepper(text: string): string {
  if (text.length >= 32) return text
  throw new WrongValue('it must have 32 characters or more, such as: openssl rand -base64 32')
}

function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text.toLowerCase())
  if (level !== undefined) return level
  throw new WrongValue(`"${text}" must be one of ${LOG_LEVELS.join(', ')}`)
}

function parseCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new WrongValue(`"${text}" must be a whole number from 0 to 999999999`)
}

function parseRetention(text: string): Retention {
  try {
    return readRetention(text, RETENTION['google-legacy'])
  } catch (error) {
    throw new WrongValue((error as Error).message)
  }
}

/** One slow partner must not keep all others waiting. */
function parseFeedsAtOnce(text: string): number {
  const count = parseCount(text)
  if (count >= 2 && count <= 50) return count
  throw new WrongValue(`"${text}" must be a whole number from 2 to 50`)
}

function parseTimeOfDay(text: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hours !== undefined) return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  throw new WrongValue(`"${text}" must be a time of day from 00:00 to 23:59`)
}

function parseList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parseNetwork(text: string): string {
  if (ipaddr.isValid(text) || ipaddr.isValidCIDR(text)) return text
  throw new WrongValue(`"${text}" must be an address or a network like 10.0.0.0/8`)
}
