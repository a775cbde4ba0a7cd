import {
  asyncBufferFromFile,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
} from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import type { FileRecord } from './read-directory-file.ts'

/** What the forms of directories are read from; other columns are not even unpacked. */
const COLUMNS = new Set(
  `id name lat lng street city postalCode country website closed averageGrade totalGrades photoRef
  editorialSummary periods formerIds names addresses websites geometry confidence operating_status
  fsq_place_id latitude longitude address locality postcode date_closed unresolved_flags`.split(
    /\s+/,
  ),
)

export class NotParquet extends Error {}

/** Rows of a Parquet file, a row group in memory at a time, nested columns as objects and lists. */
export async function* readParquet(path: string): AsyncGenerator<FileRecord> {
  const file = await asyncBufferFromFile(path)
  const metadata = await readable(() => parquetMetadataAsync(file))
  const columns = parquetSchema(metadata)
    .children.map(({ element }) => element.name)
    .filter((name) => COLUMNS.has(name))
  let line = 0
  for (const group of metadata.row_groups) {
    const rowEnd = line + Number(group.num_rows)
    const rowStart = line
    // Columns that say no type may hold bytes: they are told from texts by whoever reads them.
    const options = { file, metadata, columns, compressors, utf8: false, rowStart, rowEnd }
    const rows = await readable(() => parquetReadObjects(options))
    for (const value of rows) yield { line: ++line, value }
  }
}

async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new NotParquet(`it cannot be read as Parquet: ${why}`, { cause: error })
  }
}
