import { DAY_MS } from '../lib/durations.ts'
import { createHash } from 'node:crypto'
import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from '../lib/make-folder.ts'
import { instantOf } from '../lib/zone.ts'

/** The samples as the package holds them, their dates counted in days from today. */
const SAMPLES = fileURLToPath(new URL('../../samples/', import.meta.url))

/**
 * `{{+21}}` is the day three weeks from today, `{{+21 20:00 Europe/Paris}}` that evening with its offset, and
 * `{{+21 20:00 Europe/Paris Z}}` the same in UTC.
 */
const TIME = /\{\{([+-]\d+)(?: (\d{2}:\d{2}) ([A-Za-z_]+\/[A-Za-z_]+)( Z)?)?\}\}/g

function resolveTimes(text: string, today: string): string {
  return text.replaceAll(TIME, (_, days: string, clock?: string, zone?: string, utc?: string) => {
    const day = new Date(Date.parse(today) + Number(days) * DAY_MS).toISOString().slice(0, 10)
    if (clock === undefined || zone === undefined) return day
    const { at, offset } = instantOf(zone, Date.parse(`${day}T${clock}:00Z`))
    if (utc !== undefined) return new Date(at).toISOString().replace('.000Z', 'Z')
    return `${day}T${clock}:00${offsetText(offset)}`
  })
}

/** `+01:00` */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

export interface WrittenSamples {
  /** Changes with the day and with the samples themselves. */
  readonly fingerprint: string
}

/** Pictures by the addresses that the samples name them by, as `HOST/PATH`. */
const PICTURES = join(SAMPLES, 'pictures')

/** Puts the pictures where they stand for what is at their addresses: their hosts do not exist. */
export async function mirrorPictures(folder: string): Promise<void> {
  await cp(PICTURES, folder, { recursive: true })
}

/** Writes all samples with today's dates below `folder`. */
export async function writeSamples(folder: string, today: string): Promise<WrittenSamples> {
  const hash = createHash('sha256')
  const names = await readdir(SAMPLES, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(PICTURES))
    .toSorted()
  for (const file of files) {
    const text = resolveTimes(await readFile(file, 'utf8'), today)
    const name = file.slice(SAMPLES.length)
    hash.update(`${name}\n${text}\n`)
    const target = join(folder, name)
    await makeFolder(dirname(target))
    await writeFile(target, text)
  }
  return { fingerprint: hash.digest('hex') }
}
