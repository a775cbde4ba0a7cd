import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { settings } from '../src/app/config.ts'
import { CONNECTORS, FEED_OPTIONS } from '../src/app/feed-formats.ts'
import { FAILURE_ADVICE } from '../src/cli/failure-advice.ts'
import { buildProgram } from '../src/cli/run.ts'
import { openTerminal } from '../src/cli/terminal.ts'
import { ERRORS } from '../src/contract/errors.ts'
import { NORMALISE_OPTIONS } from '../src/ingestion/normalise/settings.ts'
import { MEMBERS, readEdits } from '../src/ingestion/resolve/read-edits.ts'

/** What the documents say there is, is there; and what is there, they say. */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const page = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')

const below = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.split(sep).join('/')}`,
  )

const PAGES = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'SECURITY.md'].concat(
  below('docs').filter((path) => path.endsWith('.md')),
)

test('every file and folder of ours that a document names is there, and every link leads somewhere', () => {
  const folders = ['src', 'tests', 'docs', 'bench', 'scripts', 'samples', 'bin']
  const ours = folders.flatMap((folder) => [folder, ...below(folder)])
  const named = new RegExp(`^(?:(?:${folders.join('|')})/[\\w./-]+|[\\w/-]+(?:\\.test)?\\.ts)$`)
  const isThere = (name: string) => ours.some((path) => path === name || path.endsWith(`/${name}`))
  const missing = PAGES.flatMap((path) => {
    const text = page(path)
    const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name.replace(/\/$/, ''))
    const links = [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
      posix.join(posix.dirname(path), to),
    )
    return [
      ...names.filter((name) => named.test(name) && !isThere(name)),
      ...links.filter((to) => !existsSync(`${ROOT}${to}`)),
    ].map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('ARCHITECTURE.md names every room, and every folder of ingestion', () => {
  const text = page('ARCHITECTURE.md')
  const within = (folder: string) =>
    readdirSync(`${ROOT}${folder}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  const [, table = ''] = /^## Rooms\n(.*?)^## /ms.exec(text) ?? []
  expect(within('src').filter((name) => !table.includes(`\`src/${name}\``))).toEqual([])
  expect(
    within('src/ingestion').filter((name) => !new RegExp(`\`(?:… )?/${name}\``).test(table)),
  ).toEqual([])
})

test('every setting is in the README with its default and meaning, and no other', () => {
  const rows = [...page('README.md').matchAll(/^\| `(AFFICHE_\w+)` \| (.*?) \| (.*) \|$/gm)].map(
    ([, name, initial, meaning]) => ({ name, initial, meaning }),
  )
  const expected = Object.values(settings).map(({ name, initial, meaning }) => ({
    name,
    initial: initial === null || initial === '' ? '' : `\`${initial}\``,
    meaning,
  }))
  expect(rows).toEqual(expected)
})

test('docs/matching.md names every member of AFFICHE_MATCHING, and its example can be used', () => {
  const [, section = ''] = /^## Your own changes\n(.*?)^## /ms.exec(page('docs/matching.md')) ?? []
  const rows = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, first = '']) => first)
  const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  expect(named.toSorted()).toEqual([...MEMBERS].toSorted())
  const [, example = ''] = /^```json\n(.*?)^```/ms.exec(section) ?? []
  expect(readEdits(example).numbers).toMatchObject({ 'eventLimits.merge': 5 })
})

/** Each with its path and all that its help shows. */
function helps(command: Command, path: readonly string[]): { path: string; help: string }[] {
  if (command.commands.length > 0)
    return command.commands.flatMap((each) => helps(each, [...path, each.name()]))
  let help = ''
  command.configureOutput({ writeOut: (text) => (help += text) })
  command.outputHelp()
  return [{ path: path.join(' '), help }]
}

test('the help of every command shows an example of it', async () => {
  const terminal = openTerminal({ out: () => {}, err: () => {}, live: false })
  const all = helps(await buildProgram([], terminal), [])
  expect(all.length).toBeGreaterThan(40)
  const without = all.filter(({ path, help }) => !help.includes(`\n  affiche ${path}`))
  expect(without.map(({ path }) => path)).toEqual([])
})

interface Described {
  readonly name: string
  readonly options: readonly string[]
}

async function commands(): Promise<Described[]> {
  const terminal = openTerminal({ out: () => {}, err: () => {}, live: false })
  return leaves(await buildProgram([], terminal), [])
}

function leaves(command: Command, path: readonly string[]): Described[] {
  if (command.commands.length > 0) {
    return command.commands.flatMap((each) => leaves(each, [...path, each.name()]))
  }
  const words = command.registeredArguments.map((argument) => argument.name().toUpperCase())
  const options = command.options.flatMap(({ long }) => (long === '--json' ? [] : [long ?? '']))
  return [{ name: ['affiche', ...path, ...words].join(' '), options }]
}

test('every command is in docs/command-line.md with all its options, and no other', async () => {
  const sections = page('docs/command-line.md').split(/^### /m).slice(1)
  const documented = new Map(
    sections.map((section) => [/^`([^`]+)`/.exec(section)?.[1] ?? section.slice(0, 40), section]),
  )
  const real = await commands()
  expect([...documented.keys()].toSorted()).toEqual(real.map(({ name }) => name).toSorted())
  for (const { name, options } of real) {
    const told = [...(documented.get(name) ?? '').matchAll(/^- `(--[a-z-]+)/gm)].map(
      ([, each = '']) => each,
    )
    expect({ name, options: told.toSorted() }).toEqual({ name, options: [...options].toSorted() })
  }
})

test('every error code is in docs/errors.md, and no other', () => {
  const told = [...page('docs/errors.md').matchAll(/^\| `([a-z-]+)` \| \d{3} /gm)].map(
    ([, code = '']) => code,
  )
  expect(told.toSorted()).toEqual(Object.keys(ERRORS).toSorted())
})

test('what to do about a failed run is said alike by the command and in docs/fetching.md', () => {
  const told = [...page('docs/fetching.md').matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]*) \|$/gm)].map(
    ([, code = '', advice = '']) => [
      code,
      advice.replaceAll(/`|\]\([^)]*\)/g, '').replaceAll('[', 'docs/'),
    ],
  )
  expect(Object.fromEntries(told)).toEqual(FAILURE_ADVICE)
})

test('every feed format and every option of feeds is in docs/feeds.md', () => {
  const text = page('docs/feeds.md')
  for (const { format, options } of CONNECTORS.values()) {
    expect(text).toContain(`\`${format}\``)
    for (const { name } of options) expect(text).toMatch(new RegExp(`(?:\`|--option )${name}[\`=]`))
  }
  for (const { name } of [...FEED_OPTIONS, ...NORMALISE_OPTIONS]) {
    expect(text).toContain(`\`${name}\``)
  }
})
