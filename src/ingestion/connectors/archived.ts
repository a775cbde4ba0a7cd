import { sniffZip, zipFiles, ZipTooLarge } from '../../lib/zip-files.ts'
import type { ZipFile } from '../../lib/zip-files.ts'
import { NotThisFormat } from './connector.ts'
import type { Body, Connector, Item } from './connector.ts'
import { readForms } from './unread-forms.ts'

type Records = Connector['records']

/** The connector, for feeds that come as zip archives too: each file in one is a body. */
export function withArchives(connector: Connector): Connector {
  const records: Records = async function* records(body, options, now) {
    const { isZip, whole } = await sniffZip(body.chunks())
    const read = (one: Body) =>
      connector.records({ ...one, chunks: () => readForms(one.chunks()) }, options, now)
    if (isZip) yield* fromArchive({ ...body, chunks: whole }, read)
    else yield* read({ ...body, chunks: whole })
  }
  return { ...connector, records }
}

/** What ends the reading of an archive, as the feed's own fault where it is that. */
export function asRefusal(error: unknown): unknown {
  return error instanceof ZipTooLarge ? new NotThisFormat(error.message, 'tooLarge') : error
}

/** As much as a body may be. */
const TOTAL_BYTES_MAX = 4 * 2 ** 30

/** What lies beside the data in archives: hidden files are the system's, `./` and `../` begin a path. */
const BESIDE =
  /(?:^|\/)(?:\.(?!\.?\/)|__MACOSX\/|(?:readme|licen[cs]e|lisez[-_ ]?moi|liesmich|lizenz|leggimi|licenza|leeme|licencia)\b)|\.(?:pdf|png|jpe?g|gif|webp|md|docx?)$/i
/** Spreadsheets and documents are archives, too. */
const OFFICE = /^(?:\[Content_Types\]\.xml|mimetype)$/

async function* fromArchive(
  body: Body,
  read: (body: Body) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  let bodies = 0
  let foreign: NotThisFormat | null = null
  try {
    for await (const file of zipFiles(body.chunks(), TOTAL_BYTES_MAX)) {
      if ('cutOff' in file) {
        yield { kind: 'incomplete', reason: 'the archive is cut off before its end' }
        continue
      }
      if (OFFICE.test(file.name))
        throw new NotThisFormat('a spreadsheet or document, not data: save it as CSV')
      if (BESIDE.test(file.name)) continue
      const { name } = file
      try {
        const chunks = await contentsOf(file)
        yield* read({ address: `${body.address}/${name}`, contentType: null, chunks })
        bodies += 1
      } catch (error) {
        if (!(error instanceof NotThisFormat)) throw error
        foreign ??= new NotThisFormat(`${name}: ${error.message}`, error.code)
      }
      if (file.state() === 'damaged')
        yield { kind: 'incomplete', reason: `${name} in the archive is damaged` }
    }
  } catch (error) {
    throw asRefusal(error)
  }
  if (bodies === 0) throw foreign ?? new NotThisFormat('an archive without a file to read')
  if (foreign !== null) yield { kind: 'incomplete', reason: foreign.message }
}

const LOCKED = {
  encrypted: 'it is encrypted in the archive',
  otherMethod: 'it is packed otherwise than by DEFLATE, as every program can',
}

async function contentsOf(file: ZipFile): Promise<Body['chunks']> {
  if (file.locked !== null) throw new NotThisFormat(LOCKED[file.locked])
  const { isZip, whole } = await sniffZip(file.chunks())
  if (isZip) throw new NotThisFormat('an archive within the archive, which is not read')
  return whole
}
