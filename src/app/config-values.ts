import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import type { Retention } from '../domain/directory.ts'
import { readRetention, RETENTION } from '../ingestion/enrich/retention.ts'
import { WrongEdits, readEdits } from '../ingestion/resolve/read-edits.ts'
import type { ModelEdits } from '../ingestion/resolve/read-edits.ts'
import { HOUR_MS, MINUTE_MS } from '../lib/durations.ts'

/** How the values of settings are written; each throws a WrongValue that says what would be right. */

export class WrongValue extends Error {}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The address may hold a password: it is not repeated. */
export function parseDatabaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && ['postgres:', 'postgresql:'].includes(url.protocol)) return text
  throw new WrongValue('it must be an address like postgresql://user:password@host:5432/database')
}

export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new WrongValue(`"${text}" must be a port, a number from 0 to 65535`)
}

export function parseHost(text: string): string {
  const bare = text.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (ipaddr.isValid(bare) || /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9])?$/.test(bare)) return bare
  throw new WrongValue(`"${text}" must be an address or a host name, without scheme, port or path`)
}

export function parseBasePath(text: string): string {
  const path = text.replace(/\/+$/, '')
  if (path === '' || /^(\/[A-Za-z0-9._~-]+)+$/.test(path)) return path
  throw new WrongValue(`"${text}" must be a path like /client-api, or / for none`)
}

export function parsePublicUrl(text: string): string {
  const address = plainAddress(text)
  if (address !== null) return address
  throw new WrongValue(
    `"${text}" must be an address like https://events.example.org, without query`,
  )
}

/** Without what may be secret or is no part of a base: no name, password, query or fragment. */
function plainAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const plain =
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    [url.search, url.hash, url.username, url.password].every((part) => part === '')
  return plain ? url.href.replace(/\/+$/, '') : null
}

/** A secret: it is not repeated. */
export function parsePepper(text: string): string {
  if (text.length >= 32) return text
  throw new WrongValue('it must have 32 characters or more, such as: openssl rand -base64 32')
}

export function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text.toLowerCase())
  if (level !== undefined) return level
  throw new WrongValue(`"${text}" must be one of ${LOG_LEVELS.join(', ')}`)
}

export function parseCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new WrongValue(`"${text}" must be a whole number from 0 to 999999999`)
}

export function parseRetention(text: string): Retention {
  try {
    return readRetention(text, RETENTION['google-legacy'])
  } catch (error) {
    throw new WrongValue((error as Error).message)
  }
}

export function parseMatching(text: string): ModelEdits {
  const path = resolve(text)
  try {
    return readEdits(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof WrongEdits) throw new WrongValue(`in ${path}, ${error.message}`)
    throw new WrongValue(`${path} must be a file that can be read (${(error as Error).message})`)
  }
}

/** Two at least: one slow partner must not keep all others waiting. */
export const parseFeedsAtOnce = countBetween(2, 50)

export const parseImagesAtOnce = countBetween(0, 64)

function countBetween(least: number, most: number): (text: string) => number {
  return (text) => {
    const count = parseCount(text)
    if (count >= least && count <= most) return count
    throw new WrongValue(`"${text}" must be a whole number from ${least} to ${most}`)
  }
}

export function parseTimeOfDay(text: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hours !== undefined) return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  throw new WrongValue(`"${text}" must be a time of day from 00:00 to 23:59`)
}

export function parseImageStore(text: string): string {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) return resolve(text)
  const address = plainAddress(text)
  if (address !== null) return address
  throw new WrongValue(
    'it must be a folder, or an address like https://s3.eu-west-3.amazonaws.com/bucket/prefix, without key and query',
  )
}

export function parseList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

export function parseNetwork(text: string): string {
  if (ipaddr.isValid(text) || ipaddr.isValidCIDR(text)) return text
  throw new WrongValue(`"${text}" must be an address or a network like 10.0.0.0/8`)
}
