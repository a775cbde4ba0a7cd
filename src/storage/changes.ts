import type { Queryable } from './database.ts'

/** The channel on which `number_changes` calls when changes were committed. */
export const CHANGES_CHANNEL = 'affiche_changes'

/** That the document of a performer (2) or place (3) shows a change with this number now. */
export interface DocumentHead {
  readonly kind: number
  readonly key: number
  readonly version: number
}

/** The number of the last change that any document shows; 0: none yet. */
export async function lastDocumentVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number | null }>(
    'select max(version) as version from document_heads',
  )
  return rows[0]?.version ?? 0
}

/** Documents that changed after `version`, oldest first. Numbers are in commit order, so none is ever skipped. */
export async function documentHeadsAfter(
  db: Queryable,
  version: number,
  limit: number,
): Promise<DocumentHead[]> {
  const { rows } = await db.query<DocumentHead>({
    name: 'document-heads-after',
    text: `select kind, key, version from document_heads where version > $1 order by version limit $2`,
    values: [version, limit],
  })
  return rows
}
