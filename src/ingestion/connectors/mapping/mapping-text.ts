import { parse as parseLossless } from 'lossless-json'

/** What the parser of JSON says, and in which line of the text. */
export function whereNoJson(text: string, error: unknown): string {
  const says = (error instanceof Error ? error.message : String(error)).slice(0, 160)
  const at = Number(/position (\d+)/.exec(says)?.[1] ?? Number.NaN)
  if (Number.isNaN(at)) return says
  const before = text.slice(0, at + (text.startsWith('\uFEFF') ? 1 : 0)).split('\n')
  return `line ${before.length}, behind ${JSON.stringify((before.at(-1) ?? '').slice(-30))}: ${says}`
}

/** The name of a member that an object of the text has twice with different values: of one of them nobody hears. */
export function memberTwice(text: string): string | null {
  let twice: string | null = null
  const noted = ({ key, newValue }: { key: string; newValue: unknown }): unknown => {
    twice ??= key
    return newValue
  }
  parseLossless(text.replace(/^\uFEFF/, ''), null, { onDuplicateKey: noted })
  return twice
}
