import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { capturedFeeds, SKIPPED } from './support/read-body.ts'

const ROOT = join(import.meta.dirname, '..')
const FEEDS = join(ROOT, '../shared/feeds')

/** What no connector reads. Whole folders end with a slash. */
const NO_FEEDS: Readonly<Record<string, string>> = {
  'google-places/': 'answers of a places directory, not events',
  'musicbrainz/': 'a directory of artists and places, not events',
  'entity-resolution/': 'labelled pairs for the comparison of names',
  'venue-names/': 'names of halls, for the comparison of names',
}

function files(folder: string, fits: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && fits.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

test.skipIf(!capturedFeeds)(`every captured feed is read by a test${SKIPPED}`, () => {
  const tests = [...files(join(ROOT, 'src'), /\.test\.ts$/), ...files(join(ROOT, 'tests'), /\.ts$/)]
    .filter((path) => path !== import.meta.filename)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const captured = files(FEEDS, /^(?!INDEX\.md$)/)
    .map((path) => path.slice(FEEDS.length + 1))
    .filter((path) => !Object.keys(NO_FEEDS).some((folder) => path.startsWith(folder)))
  // Named whole, or in a table of the files of one folder without their ends.
  const unread = captured.filter((path) => {
    const [folder = '', name = ''] = path.split('/')
    const stem = name.replace(/\.[^.]+$/, '')
    return (
      !tests.includes(path) &&
      !(tests.includes(`${folder}/`) && [stem, name].some((one) => tests.includes(`'${one}'`)))
    )
  })
  expect(unread).toEqual([])
})
