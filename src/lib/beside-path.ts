import { readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { cleanLine } from './clean-text.ts'
import { counted } from './counted.ts'
import { jaroWinkler } from './jaro-winkler.ts'

const NAMES_TOLD = 3

/** Of a path that leads nowhere: what the folder holds that it should lie in, the names most like it first. */
export async function besidePath(path: string): Promise<string> {
  let folder = dirname(path)
  let wanted = basename(path)
  for (;;) {
    const names = await namesIn(folder)
    if (names !== null) return told(folder, names, wanted)
    if (dirname(folder) === folder) return ''
    wanted = basename(folder)
    folder = dirname(folder)
  }
}

/** Null: it is no folder, or none that we may look into. */
async function namesIn(folder: string): Promise<readonly string[] | null> {
  try {
    const names = await readdir(folder)
    return names.filter((name) => !name.startsWith('.'))
  } catch {
    return null
  }
}

function told(folder: string, names: readonly string[], wanted: string): string {
  if (names.length === 0) return `The folder ${folder} is empty.`
  const alike = (name: string) => jaroWinkler(name.toLowerCase(), wanted.toLowerCase())
  const nearest = names.toSorted((a, b) => alike(b) - alike(a) || (a < b ? -1 : 1))
  const shown = nearest.slice(0, NAMES_TOLD).map((name) => cleanLine(name))
  const more = names.length - shown.length
  const rest = more === 0 ? '' : ` and ${counted(more, 'more name')}`
  return `The folder ${folder} holds ${shown.join(', ')}${rest}.`
}
