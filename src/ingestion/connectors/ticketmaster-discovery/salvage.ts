import { jsonElements } from '../../../lib/json-pieces.ts'
import { parseJson } from '../../../lib/tolerant-json.ts'
import { damagedList } from '../json-body.ts'

/** What can be made out of a body that is damaged or cut off. */
export interface Salvaged {
  /** Pages, or events alone, that are whole. */
  readonly values: readonly unknown[]
  /** Whole events of pages that are not. */
  readonly events: readonly unknown[]
  /** Events that are there and cannot be read. */
  readonly broken: number
}

/** Null where nothing is whole. */
export async function salvage(text: string): Promise<Salvaged | null> {
  const bytes = Buffer.from(text)
  const isList = text.trimStart().startsWith('[')
  const values: unknown[] = []
  const damaged: Buffer[] = isList ? [] : [bytes]
  if (isList)
    for await (const piece of jsonElements(only(bytes), bytes.length)) {
      const one = 'bytes' in piece ? piece.bytes : 'cutOff' in piece ? piece.rest : null
      const value = one === null ? undefined : parsed(one)
      if (value !== undefined) values.push(value)
      else if (one !== null) damaged.push(one)
    }
  const events: unknown[] = []
  let broken = 0
  for (const page of damaged) {
    for await (const piece of damagedList(page, ['events']) ?? []) {
      if (!('bytes' in piece)) continue
      const event = parsed(piece.bytes)
      if (event === undefined) broken += 1
      else events.push(event)
    }
  }
  return values.length + events.length === 0 ? null : { values, events, broken }
}

function parsed(bytes: Buffer): unknown {
  try {
    return parseJson(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

// oxlint-disable-next-line require-await -- the scanner takes what comes over time
async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
