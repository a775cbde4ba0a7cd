import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What commands print, and the warnings, reasons and messages of which they print. */
const SPEAKING = ['src/cli', 'src/app', 'src/ingestion'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
)

/** A number with a noun in the plural behind it, as a template writes it; behind `of` it names the whole: `0 of 1 items`. */
const BARE =
  /(?<!of )\$\{[^}]*\} (?:more |other )?(?:listings|events|places|performers|reviews|halls|pairs|bits|runs|feeds|pictures|clients|partners|decisions|reports|bodies|rates|days|dates|pages|records|rows|cells|columns|items|sessions|warnings|currencies|ids)\b/g
/** Of constants, which are never one. */
const NEVER_ONE = /[A-Z]{4}/
/** More than the API gives, which is more than one. */
const MANY = 'src/ingestion/connectors/ticketmaster-discovery/windows.ts: ${total} events'

test('no count is printed with a noun that may be wrong for one', () => {
  const found = SPEAKING.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(BARE)]
      .filter(([text]) => !NEVER_ONE.test(text))
      .map(([text]) => `${path}: ${text}`),
  )
  expect(found.filter((one) => one !== MANY)).toEqual([])
})
