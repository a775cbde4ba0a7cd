import type { Item } from '../connector.ts'
import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { countAnswers } from '../pages-told.ts'

/** Members of Hydra's collections of JSON-LD, under any of their names. */
function said(node: JsonObject, member: string): unknown {
  return (
    node[member] ?? node[`hydra:${member}`] ?? node[`http://www.w3.org/ns/hydra/core#${member}`]
  )
}

/** That a collection is one page of several: it holds fewer than it has, or says that another page follows. */
export function missingPages(document: unknown): readonly Item[] {
  if (!isObject(document)) return []
  const members = said(document, 'member')
  if (!Array.isArray(members)) return []
  const total = said(document, 'totalItems')
  const view = said(document, 'view')
  const next = isObject(view) ? said(view, 'next') : said(document, 'nextPage')
  const answer = countAnswers()
  answer.add(typeof total === 'number' ? total : null, members.length)
  const missing = answer.missing()
  if (missing !== null) return [{ kind: 'incomplete', ...missing }]
  return typeof total !== 'number' && typeof next === 'string'
    ? [{ kind: 'incomplete', reason: 'it says that another page follows' }]
    : []
}
