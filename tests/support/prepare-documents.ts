import { createDocuments } from '../../src/serving/documents.ts'
import type { Catalogue } from './feed-world.ts'

/** All performers' and places' documents, as a worker prepares them. */
export async function prepareDocuments(world: Catalogue): Promise<void> {
  const documents = createDocuments({
    database: world.test.database,
    logger: world.context.logger,
    publicUrl: 'http://x',
    cacheBytes: 0,
  })
  for (const event of await world.events()) {
    for (const { id } of event.performers) await documents.prepare('performer', id)
  }
  const { rows } = await world.test.database.query<{ id: number }>(
    'select id from directory_places',
  )
  for (const { id } of rows) await documents.prepare('place', id)
}
