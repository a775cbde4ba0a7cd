import { createReadStream } from 'node:fs'
import type { ReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { besidePath } from '../../lib/beside-path.ts'
import { decode } from './decode.ts'
import { FetchError } from './fetch-error.ts'
import type { Fetched, FetchContext, FetchRequest } from './fetched.ts'

/** Each chunk costs every step that it passes through a turn, so few large ones are read. */
const READ_BYTES = 512 * 1024

/** A file is one body; a folder is one body for each of its files, in the order of their names. */
export async function* readFiles(
  context: FetchContext,
  request: FetchRequest,
): AsyncGenerator<Fetched> {
  const location = resolve(request.location)
  const found = await stat(location).catch((error: unknown) => fail(location, error))
  if (!found.isDirectory()) {
    yield* readOne(location, context, request)
    return
  }
  const files = await filesOf(location)
  if (files.length === 0) throw new FetchError('empty', `The folder ${location} holds no files.`)
  for (const file of files) {
    try {
      yield* readOne(file, context, request)
    } catch (error) {
      // One bad file of many costs only itself.
      if (!(error instanceof FetchError)) throw error
      yield { kind: 'failed', address: file, error }
    }
  }
}

/** With those of folders within. Hidden files are the system's (.DS_Store), not the partner's. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) =>
    fail(folder, error),
  )
  const visible = entries.filter(({ name }) => !name.startsWith('.'))
  const sorted = visible.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const nested = sorted.map(async (entry) => {
    const path = join(folder, entry.name)
    const found = await stat(path).catch(() => null)
    if (found?.isDirectory() === true && !entry.isSymbolicLink()) return filesOf(path)
    return [path]
  })
  return (await Promise.all(nested)).flat()
}

async function* readOne(
  path: string,
  context: FetchContext,
  request: FetchRequest,
): AsyncGenerator<Fetched> {
  const found = await stat(path).catch((error: unknown) => fail(path, error))
  if (!found.isFile()) throw new FetchError('badLocation', `${path} is not an ordinary file.`)
  const file = createReadStream(path, { highWaterMark: READ_BYTES })
  try {
    const body = await decode(chunksOf(file, path), {
      coding: 'identity',
      limits: context.limits,
      htmlIsData: request.htmlIsData,
      address: path,
    })
    yield {
      kind: 'body',
      address: path,
      contentType: null,
      etag: null,
      lastModified: null,
      ...body,
    }
  } finally {
    file.destroy()
  }
}

async function* chunksOf(file: ReadStream, path: string): AsyncGenerator<Buffer> {
  try {
    yield* file as AsyncIterable<Buffer>
  } catch (error) {
    await fail(path, error)
  }
}

async function fail(path: string, error: unknown): Promise<never> {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT' || code === 'ENOTDIR')
    throw new FetchError(
      'missingFile',
      `There is no file or folder ${path}. ${await besidePath(path)}`,
      { cause: error },
    )
  throw new FetchError('missingFile', `${path} cannot be read (${code ?? String(error)}).`, {
    cause: error,
  })
}
