import type { DocumentKind } from '../storage/documents.ts'

/** A path of one of the two lookups. `segment`: the identifier, decoded; null: it cannot be decoded, or may not be. */
export interface LookupPath {
  readonly kind: DocumentKind
  readonly segment: string | null
}

const FIXED: ReadonlyMap<string, DocumentKind> = new Map([
  ['performer', 'performer'],
  ['g-place', 'place'],
])

/** Decoded, these would name another segment or end the text. */
const FORBIDDEN = /[/\\\0]/

/** Reads raw request targets; null: not a lookup's address. Nothing is normalised: `.` and `..` name no folder here. */
export function createLookupPaths(basePath: string): (target: string) => LookupPath | null {
  const prefix = `${basePath}/v2/`

  return (target) => {
    const query = target.indexOf('?')
    const path = query < 0 ? target : target.slice(0, query)
    return path.startsWith(prefix) ? below(path.slice(prefix.length)) : spelledOut(path, prefix)
  }

  /** A fixed part that is percent-encoded needlessly is still the same address. */
  function spelledOut(path: string, wanted: string): LookupPath | null {
    const depth = wanted.split('/').length - 1
    const segments = path.split('/')
    const start = segments.slice(0, depth).map((segment) => decode(segment) ?? '')
    return `${start.join('/')}/` === wanted ? below(segments.slice(depth).join('/')) : null
  }
}

function below(rest: string): LookupPath | null {
  const slash = rest.indexOf('/')
  const name = slash < 0 ? rest : rest.slice(0, slash)
  const kind = FIXED.get(name) ?? FIXED.get(decode(name) ?? '')
  if (kind === undefined) return null
  const id = slash < 0 ? '' : rest.slice(slash + 1)
  const end = id.indexOf('/')
  // A trailing slash is ignored; an empty identifier does not match its schema.
  if (end < 0 || end === id.length - 1) {
    return end === 0 ? null : { kind, segment: decode(end < 0 ? id : id.slice(0, end)) }
  }
  // Deeper than an identifier goes: no such address, unless dots try to climb.
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(id) ? { kind, segment: null } : null
}

/** Exactly once. */
function decode(segment: string): string | null {
  try {
    const text = segment.includes('%') ? decodeURIComponent(segment) : segment
    return FORBIDDEN.test(text) ? null : text
  } catch {
    return null
  }
}
