import type { Form } from '../contract/problem.ts'
import type { Logger } from '../lib/logger.ts'
import type { Queryable } from '../storage/database.ts'
import { type DocumentKind, type DocumentName, storeDocument } from '../storage/documents.ts'
import type { AssembledDocument } from './assemble.ts'

export interface DocumentKeeper {
  /** In the background: the answer does not wait for it, and the next process saves the work. */
  keepLater(kind: DocumentKind, key: number, form: Form, made: AssembledDocument): void
  keep(kind: DocumentKind, key: number, form: Form, made: AssembledDocument): Promise<void>
  /** Resolves when nothing is on its way into the database any more. */
  settled(): Promise<void>
}

/** Raise it when the same parts make other bytes than before (a member added, XML written otherwise). */
const LAYOUT = 1

export function documentName(form: Form, publicUrl: string): DocumentName {
  return { form: `${form}/${LAYOUT}`, publicUrl }
}

export function createDocumentKeeper(context: {
  readonly database: Queryable
  readonly logger: Logger
  readonly publicUrl: string
}): DocumentKeeper {
  const underWay = new Set<Promise<void>>()

  async function keep(
    kind: DocumentKind,
    key: number,
    form: Form,
    made: AssembledDocument,
  ): Promise<void> {
    const [gzip, br] = await Promise.all([made.coded('gzip'), made.coded('br')])
    const { version, lastModified, contentHash, identity } = made
    const document = { version, lastModified, contentHash, size: identity.length }
    await storeDocument(context.database, kind, key, documentName(form, context.publicUrl), {
      ...document,
      codings: { gzip, br },
    })
  }

  return {
    keep,
    keepLater(kind, key, form, made) {
      const kept = keep(kind, key, form, made)
        .catch((error: unknown) => {
          context.logger.warn({ err: error, kind, key, form }, 'a document could not be kept')
        })
        .finally(() => underWay.delete(kept))
      underWay.add(kept)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
