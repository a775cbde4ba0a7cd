import { writeFile } from 'node:fs/promises'
import type { DirectoryReport } from '../../src/ingestion/directory/import-directory.ts'
import type { OperatorWorld } from './operator.ts'

/** Imports records as a file of one a line. */
export async function importRecords(
  world: OperatorWorld,
  records: readonly unknown[],
  ...options: string[]
): Promise<DirectoryReport> {
  const path = world.file('directory.ndjson')
  await writeFile(path, records.map((one) => `${JSON.stringify(one)}\n`).join(''))
  return world.json<DirectoryReport>('directory', 'import', path, ...options)
}

/** The current id that an id of the directory leads to. */
export async function directoryIdNow(
  world: OperatorWorld,
  id: string,
): Promise<string | undefined> {
  const { rows } = await world.test.database.query<{ now: string }>({
    text: `select d.directory_id as now from directory_ids i join directory_places d on d.id = i.directory_place_id
           where i.directory_id = $1`,
    values: [id],
  })
  return rows[0]?.now
}
