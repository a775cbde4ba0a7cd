import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads captured feeds below a folder; a set whose files are not there is skipped. */
export interface Feeds {
  readonly folder: string
  has(...paths: readonly string[]): boolean
  json<Value>(path: string): Value
  text(path: string): string
}

export function openFeeds(folder: string): Feeds {
  const text = (path: string) => readFileSync(join(folder, path), 'utf8')
  return {
    folder,
    has: (...paths) => paths.every((path) => existsSync(join(folder, path))),
    json: <Value>(path: string) => JSON.parse(text(path)) as Value,
    text,
  }
}

/** Minutes east of UTC in a zone at a moment. */
export function offsetAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d+):?(\d+)?/u.exec(parts?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** `2026-06-12 20:00` at the place. */
export function localText(at: number, offset: number): string {
  return new Date(at + offset * 60_000).toISOString().slice(0, 16).replace('T', ' ')
}
