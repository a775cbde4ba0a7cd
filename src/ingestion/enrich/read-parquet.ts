import {
  asyncBufferFromFile,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
} from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { NotDirectoryFile, whatWasMet } from './directory-file-kind.ts'
import type { FileRecord } from './read-directory-file.ts'

/** What the forms of directories are read from; other columns are not even unpacked. */
const COLUMNS = new Set(
  `id name lat lng street city postalCode country website closed averageGrade totalGrades photoRef
  editorialSummary periods formerIds names addresses websites geometry confidence operating_status
  fsq_place_id latitude longitude address locality post_town postcode date_closed unresolved_flags geom`.split(
    /\s+/,
  ),
)

/** Without one of them no form of a directory could be told. */
const ID_COLUMNS = ['id', 'fsq_place_id']

/** What its end tells of a Parquet file. Throws a NotDirectoryFile where that is cut off, or tells of no places. */
export async function openParquet(path: string) {
  const file = await asyncBufferFromFile(path)
  const metadata = await readable(() => parquetMetadataAsync(file))
  const names = parquetSchema(metadata).children.map(({ element }) => element.name)
  if (!names.some((name) => ID_COLUMNS.includes(name)))
    throw new NotDirectoryFile(`its columns are no places of a directory: ${whatWasMet(names)}`)
  return { file, metadata, columns: names.filter((name) => COLUMNS.has(name)) }
}

/** Rows of a Parquet file, a row group in memory at a time, nested columns as objects and lists. */
export async function* readParquet(path: string): AsyncGenerator<readonly FileRecord[]> {
  const { file, metadata, columns } = await openParquet(path)
  let line = 0
  for (const group of metadata.row_groups) {
    const rowEnd = line + Number(group.num_rows)
    const rowStart = line
    // Columns that say no type may hold bytes: they are told from texts by whoever reads them.
    const options = { file, metadata, columns, compressors, utf8: false, rowStart, rowEnd }
    const rows = await readable(() => parquetReadObjects(options))
    yield rows.map((value) => ({ line: ++line, value }))
  }
}

async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new NotDirectoryFile(`it cannot be read as Parquet: ${why}`, null, { cause: error })
  }
}
