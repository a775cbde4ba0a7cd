import type { ListingPerformer } from '../../domain/listing.ts'
import { foldName } from '../../lib/fold-name.ts'
import { readExternalId, readSameAs } from './ids.ts'
import { readImage } from './links.ts'
import { readLine, readText } from './text.ts'
import type { TextRules } from './text.ts'
import type { Warn } from './warn.ts'

const NOBODY =
  /^(?:various(?: artists)?|artistes? divers|divers|tb[acd]|to be announced|[àa] d[ée]finir|guests?|special guests?|invit[ée]s?|\+? ?more|n\/?a|unknown|none|null)$/i

/** What follows (or precedes) these words is honoured, not present. */
const HONOURED: readonly RegExp[] = [
  /(?:tribute to|hommage [àa]u?x?|hommage|the (?:music|songs) of|la musique de|candlelight\s*:?|celebrating|plays)\s+(.+)$/iu,
  /^(.+?)\s+(?:tribute(?!\s+to(?!\p{L}))|experience|story|symphonic|revival)(?!\p{L})/iu,
]

/** Folded names that the title honours; a performer of exactly such a name is not on stage. */
function honoured(title: string): readonly string[] {
  return HONOURED.flatMap((pattern) => {
    const name = pattern.exec(title)?.[1]
    return name === undefined ? [] : [foldName(name)]
  })
}

function roleOf(value: unknown): ListingPerformer['role'] {
  return typeof value === 'string' &&
    /^(?:support|opener|opening|guest|premi[èe]re partie|special guest|warm-?up)/i.test(
      value.trim(),
    )
    ? 'support'
    : 'headliner'
}

function readOne(
  value: unknown,
  rules: TextRules,
  base: string | null,
  warn: Warn,
): ListingPerformer | null {
  if (typeof value !== 'object' || value === null) {
    const name = readLine(value, rules)
    return name === null
      ? null
      : { externalId: null, name, role: 'headliner', description: null, image: null, sameAs: [] }
  }
  const given = value as Record<string, unknown>
  const name = readLine(given['name'], rules)
  if (name === null) return null
  const description = readText(given['description'], rules)
  const links = Array.isArray(given['sameAs']) ? given['sameAs'].slice(0, 50) : [given['sameAs']]
  const sameAs = links.flatMap((link) => (typeof link === 'string' ? (readSameAs(link) ?? []) : []))
  return {
    externalId: readExternalId(given['id']),
    name,
    role: roleOf(given['role']),
    description: description === '' ? null : description,
    image: readImage(given['image'], base, warn),
    sameAs: [...new Set(sameAs)],
  }
}

/** A name that folds to nothing (`!!!`) is itself its key. */
function keyOf(name: string): string {
  return foldName(name) || name
}

/** The longest bills of festivals have some 400. */
const PERFORMERS_MAX = 500

/** Who is on stage, each once, in the partner's order; the honoured of a tribute are not. */
export function readPerformers(
  value: unknown,
  title: string,
  rules: TextRules,
  base: string | null,
  warn: Warn,
): readonly ListingPerformer[] {
  const given = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  const absent = honoured(title)
  const performers = new Map<string, ListingPerformer>()
  const ids = new Set<string>()
  if (given.length > PERFORMERS_MAX) warn(`performers: more than ${PERFORMERS_MAX}`)
  for (const one of given.slice(0, PERFORMERS_MAX)) {
    const performer = readOne(one, rules, base, warn)
    if (performer === null || NOBODY.test(performer.name)) continue
    const key = keyOf(performer.name)
    if (absent.some((name) => name === key || name.startsWith(`${key} `))) {
      warn('performer: honoured by a tribute, not on stage')
      continue
    }
    if (performers.has(key) || (performer.externalId !== null && ids.has(performer.externalId)))
      continue
    performers.set(key, performer)
    if (performer.externalId !== null) ids.add(performer.externalId)
  }
  return [...performers.values()]
}
