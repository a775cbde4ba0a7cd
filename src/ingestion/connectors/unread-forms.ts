import { NotThisFormat } from './connector.ts'

type Form = readonly [beginning: Buffer, at: number, what: string]

const bytes = (letters: string) => Buffer.from(letters, 'latin1')

/** What is sent by mistake, by how it begins: its first bytes say nothing to a person. */
const FORMS: readonly Form[] = [
  [bytes('\u00ff\u00fe\0\0'), 0, 'text in UTF-32'],
  [bytes('\0\0\u00fe\u00ff'), 0, 'text in UTF-32'],
  [bytes("7z\u00bc\u00af'\u001c"), 0, 'an archive of 7-Zip'],
  [bytes('Rar!\u001a\u0007'), 0, 'a RAR archive'],
  [bytes('ustar'), 257, 'a tar archive'],
  [bytes('\u00fd7zXZ\0'), 0, 'compressed by xz'],
  [bytes('\u0028\u00b5\u002f\u00fd'), 0, 'compressed by Zstandard'],
  [bytes('1AY&SY'), 4, 'compressed by bzip2'],
  [bytes('\u00d0\u00cf\u0011\u00e0'), 0, 'a document of Excel or Word'],
  [bytes('%PDF-'), 0, 'a PDF document'],
]

/** The chunks of a body that may be of some format. Throws for what is of none. */
export async function* readForms(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const chunk of chunks) {
    const form = isFirst ? formOf(chunk) : null
    if (form !== null) throw new NotThisFormat(`it is ${form}, which no format reads`)
    isFirst = false
    yield chunk
  }
}

function formOf(head: Buffer): string | null {
  const begins = ([beginning, at]: Form) =>
    head.subarray(at, at + beginning.length).equals(beginning)
  return FORMS.find(begins)?.[2] ?? null
}
