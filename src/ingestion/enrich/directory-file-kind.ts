/** What a file holds is told by how it begins, not by its name. */
export type FileKind =
  | { readonly kind: 'parquet' | 'gzip' | 'text' }
  | { readonly kind: 'other'; readonly what: string }

/** The file is none that places of a directory could be read from. */
export class NotDirectoryFile extends Error {
  /** Which of several; null: whoever reads it knows. */
  readonly file: string | null

  constructor(message: string, file: string | null = null, options?: ErrorOptions) {
    super(message, options)
    this.file = file
  }
}

/** How files begin that end up here by mistake, and what they are. */
const OTHERS: readonly (readonly [begins: string, what: string])[] = [
  ['\x89PNG', 'a picture'],
  ['\xFF\xD8\xFF', 'a picture'],
  ['GIF8', 'a picture'],
  ['RIFF', 'a picture or a film'],
  ['%PDF', 'a PDF'],
  ['PK\x03\x04', 'a zip archive or an office document: unpack it, or save its table as CSV'],
  ['PK\x05\x06', 'an empty zip archive'],
  ['\x28\xB5\x2F\xFD', 'packed with zstd: unpack it first (zstd -d)'],
  ['BZh', 'packed with bzip2: unpack it first (bunzip2)'],
  ['\xFD7zXZ', 'packed with xz: unpack it first (unxz)'],
  ['7z\xBC\xAF', 'a 7z archive: unpack it first'],
  ['SQLite format 3', 'a database (or GeoPackage): export it as GeoJSON first'],
  ['PARE', 'Parquet that is encrypted'],
  ['ARROW1', 'an Arrow file: write it as Parquet'],
  ['<', 'a web page or XML document'],
]
/** No text holds it, but for UTF-16, which has it beside each plain letter. */
const NUL = 0
const NUL_SHARE_MAX = 0.3

export function kindOf(head: Buffer): FileKind {
  const text = head.toString('latin1')
  const isBlank = text.trim() === ''
  if (isBlank) return { kind: 'other', what: 'empty' }
  if (text.startsWith('PAR1')) return { kind: 'parquet' }
  if (text.startsWith('\x1F\x8B')) return { kind: 'gzip' }
  const start = text.replace(/^\xEF\xBB\xBF/, '').trimStart()
  const [, what] = OTHERS.find(([begins]) => start.startsWith(begins)) ?? []
  if (what !== undefined) return { kind: 'other', what }
  const nuls = head.reduce((sum, byte) => sum + (byte === NUL ? 1 : 0), 0)
  if (nuls > 0 && nuls / head.length < NUL_SHARE_MAX)
    return { kind: 'other', what: 'no text and no Parquet' }
  return { kind: 'text' }
}

/** Members by which one of the forms is told; a record without any of them is no place of any directory. */
const MARKS = ['fsq_place_id', 'names', 'geometry', 'properties']

export function looksLikePlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const has = (name: string) => name in value
  return MARKS.some(has) || (has('id') && (has('name') || has('lat')))
}

const NAMES_SHOWN = 8
const NAME_SHOWN = 40

/** What columns or members were met where those of a place were expected. */
export function whatWasMet(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).map((name) => name.slice(0, NAME_SHOWN))
  const more = names.length > NAMES_SHOWN ? ', …' : ''
  return shown.length === 0 ? 'nothing with a name' : `${shown.join(', ')}${more}`
}
