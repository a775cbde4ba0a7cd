import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** A test of the source tree itself: who may import whom, how long files are, which words have no place here. */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SRC = join(ROOT, 'src')

/** Longer files hold two subjects. Tables of data are told by their names. */
const LINES_MAX = 300
const LONG_BY_NATURE = /(-table|0001-initial)\.ts$|\/tables?\//

/** The written pages beside the folders. */
const PAGES = readdirSync(ROOT).filter((name) => name.endsWith('.md'))

const MIDDLE = ['login', 'serving', 'sync', 'client-data', 'operator', 'pages', 'ingestion']

/** What each room may import besides itself; what it does not name is closed to it. */
const OPEN_TO: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  domain: ['lib'],
  contract: ['domain', 'lib'],
  storage: ['domain', 'lib'],
  ...Object.fromEntries(MIDDLE.map((room) => [room, ['contract', 'storage', 'domain', 'lib']])),
  ingestion: ['storage', 'domain', 'lib'],
  app: [...MIDDLE, 'contract', 'storage', 'domain', 'lib'],
  cli: ['app', ...MIDDLE, 'contract', 'storage', 'domain', 'lib'],
}

/** Packages that only some rooms know: whoever replaces one has to look nowhere else. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  pg: ['storage'],
  'graphile-worker': ['app', 'storage'],
  fastify: ['app', 'login', 'pages'],
  commander: ['cli'],
  jose: ['login'],
  typebox: ['contract', 'domain'],
}

/** Where the program begins, which nothing imports. */
const NOT_IMPORTED = ['cli/main.ts']

/** The steps of ingestion do not import one another; the other folders and the files beside them may import all. */
const STEPS = ['connectors', 'normalise', 'resolve', 'merge', 'enrich', 'fetch', 'rates']

/** What normalising has a folder for: they share the files beside them and do not import one another. */
const SUBJECTS = ['dates', 'places', 'prices']

/** The other folders of ingestion, which put the steps to work on the database: each may import those before it. */
const WORK = [
  'in-force',
  'reading',
  'births',
  'names',
  'rendering',
  'grouping',
  'hygiene',
  'directory',
  'pictures',
  'trends',
  'erasing',
  'decisions',
]

/** What all folders of ingestion may know of the files beside them. */
const SHARED = ['ingestion/context.ts', 'ingestion/content-hash.ts']

interface SourceFile {
  /** From src, with slashes. */
  readonly path: string
  readonly text: string
}

function filesBelow(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { path: relative(SRC, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }
    })
}

const sources = filesBelow(SRC, /\.ts$/)
const code = sources.filter(({ path }) => !path.endsWith('.test.ts'))

function importsOf({ path, text }: SourceFile): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...found].map(([, to = '']) =>
    relative(SRC, resolve(SRC, dirname(path), to))
      .split(sep)
      .join('/'),
  )
}

const roomOf = (path: string) => path.split('/')[0] ?? ''

/** Everything that breaks a rule, so that one run shows all. */
function offenders(rule: (file: SourceFile) => readonly string[]): string[] {
  return code.flatMap((file) => rule(file).map((what) => `${file.path}: ${what}`))
}

describe('imports', () => {
  test('every room is known to this test', () => {
    expect(
      [...new Set(code.map(({ path }) => roomOf(path)))].filter((room) => !(room in OPEN_TO)),
    ).toEqual([])
  })

  test('run one way: cli, app, the rooms in the middle, contract and storage, domain, lib', () => {
    const wrong = offenders((file) => {
      const room = roomOf(file.path)
      return importsOf(file).filter((to) => {
        const target = roomOf(to)
        return target !== room && !OPEN_TO[room]?.includes(target)
      })
    })
    expect(wrong).toEqual([])
  })

  test('the steps of ingestion do not import one another', () => {
    const stepOf = (path: string) => {
      const [room, step] = path.split('/')
      return room === 'ingestion' && step !== undefined && STEPS.includes(step) ? step : null
    }
    const wrong = offenders((file) => {
      const step = stepOf(file.path)
      if (step === null) return []
      return importsOf(file).filter((to) => roomOf(to) === 'ingestion' && stepOf(to) !== step)
    })
    expect(wrong).toEqual([])
  })

  test('the subjects of normalising do not import one another', () => {
    const subjectOf = (path: string) =>
      SUBJECTS.find((subject) => path.startsWith(`ingestion/normalise/${subject}/`)) ?? null
    const wrong = offenders((file) => {
      const subject = subjectOf(file.path)
      if (subject === null) return []
      return importsOf(file).filter((to) => ![null, subject].includes(subjectOf(to)))
    })
    expect(wrong).toEqual([])
  })

  test('the folders of ingestion that work on the database import one way', () => {
    const folderOf = (path: string) => /^ingestion\/([^/]+)\//.exec(path)?.[1] ?? null
    const wrong = offenders((file) => {
      const folder = folderOf(file.path)
      if (folder === null || STEPS.includes(folder)) return []
      if (!WORK.includes(folder)) return ['a folder that no list here names']
      return importsOf(file).filter((to) => {
        if (roomOf(to) !== 'ingestion' || SHARED.includes(to)) return false
        const target = folderOf(to)
        if (target === null) return true
        return !STEPS.includes(target) && WORK.indexOf(target) > WORK.indexOf(folder)
      })
    })
    expect(wrong).toEqual([])
  })

  test('a package is known only in its rooms', () => {
    const wrong = offenders(({ path, text }) =>
      [...text.matchAll(/(?:from|import)\s*\(?\s*'([^'.:][^':]*)'/g)]
        .map(([, name = '']) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
        .filter((name) => PACKAGES[name]?.includes(roomOf(path)) === false),
    )
    expect(wrong).toEqual([])
  })

  test('no file is left that nothing imports', () => {
    const imported = new Set(code.flatMap(importsOf))
    const dead = code
      .map(({ path }) => path)
      .filter((path) => !imported.has(path) && !NOT_IMPORTED.includes(path))
    expect(dead).toEqual([])
  })

  test('nothing imports tests', () => {
    expect(
      offenders((file) =>
        importsOf(file).filter((to) => to.startsWith('..') || to.endsWith('.test.ts')),
      ),
    ).toEqual([])
  })
})

describe('files', () => {
  test(`hold at most ${LINES_MAX} lines`, () => {
    const long = offenders(({ path, text }) => {
      const lines = text.split('\n').length - 1
      return lines > LINES_MAX && !LONG_BY_NATURE.test(path) ? [`${lines} lines`] : []
    })
    expect(long).toEqual([])
  })

  test('have names in kebab-case that say what is in them', () => {
    const wrong = sources
      .map(({ path }) => path)
      .filter((path) => {
        const name = path.split('/').at(-1) ?? ''
        const empty =
          /^(data|info|index|types)(\.test)?\.ts$|(^|-)(utils?|helpers?|managers?|misc|common)(\.test)?\.ts$/
        return !/^[a-z0-9]+(-[a-z0-9]+)*(\.test)?\.ts$/.test(name) || empty.test(name)
      })
    expect(wrong).toEqual([])
  })
})

describe('words', () => {
  const nowhere = (pattern: RegExp, except: (path: string) => boolean = () => false) =>
    offenders(({ path, text }) =>
      except(path) ? [] : [...text.matchAll(pattern)].map(([found]) => found.trim()),
    )

  test('the environment is read in one file', () => {
    const ways = /process\.env\b|process\[|\benv\b[^}]*\}\s*(?:from 'node:process'|= process\b)/g
    expect(nowhere(ways, (path) => path === 'app/config.ts')).toEqual([])
  })

  test('nothing prints but the command line, through its streams', () => {
    expect(nowhere(/\bconsole\.\w+/g, (path) => path === 'app/quiet-traces.ts')).toEqual([])
    expect(
      nowhere(/process\.std(?:out|err)\b/g, (path) =>
        ['cli/terminal.ts', 'cli/main.ts'].includes(path),
      ),
    ).toEqual([])
  })

  test('nothing is left for later, and nothing is exported without a name', () => {
    expect(nowhere(/\b(?:TODO|FIXME|XXX|HACK)\b/g)).toEqual([])
    expect(nowhere(/^export default\b|\bas default\b/gm)).toEqual([])
    expect(nowhere(/^export \* from/gm)).toEqual([])
  })

  test('no file knows on which machine it was written', () => {
    const everywhere = [
      ...sources,
      ...filesBelow(join(ROOT, 'tests'), /\.(?:ts|json)$/),
      ...filesBelow(join(ROOT, 'docs'), /\.md$/),
      ...['samples', 'bench', 'scripts', 'bin', '.ci'].flatMap((folder) =>
        filesBelow(join(ROOT, folder), /./),
      ),
      ...PAGES.map((name) => ({ path: name, text: readFileSync(join(ROOT, name), 'utf8') })),
    ]
    const machine = new RegExp(
      ['/ho' + 'me/', '/wo' + 'rk/', '/ro' + 'ot/', 'C:' + '\\\\Users'].join('|'),
    )
    expect(everywhere.filter(({ text }) => machine.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('every switching off of a lint rule gives its reason', () => {
    expect(nowhere(/(?:oxlint|eslint)-disable(?!.*--).*$/gm)).toEqual([])
  })
})

describe('tests', () => {
  const texts = [
    ...sources.filter(({ path }) => path.endsWith('.test.ts')),
    ...filesBelow(join(ROOT, 'tests'), /\.ts$/),
  ].filter(({ path }) => !path.endsWith('tidy.test.ts'))
  const found = (pattern: RegExp) =>
    texts.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(([what]) => `${path}: ${what}`),
    )

  test('wait as long as a busy machine may take, which is said once', () => {
    const waits = found(/\b(?:vi\.waitFor|vi\.waitUntil|expect\.poll)\b/g)
    expect(waits).toEqual([expect.stringMatching(/eventually\.ts: vi\.waitFor$/)])
    const own = /\n *\},\s*[\d_]{5,},?\s*\)/g
    expect(found(own), 'how long a test may take is said in vitest.config.ts').toEqual([])
  })

  test('look into no folder that other programs use too', () => {
    const looks = found(/\breaddir(?:Sync)?\(tmpdir\(\)/g)
    expect(looks).toEqual([expect.stringMatching(/global-setup\.ts: /)])
  })

  test('see and end what goes on in their own database, not in those of tests beside them', () => {
    const others = /\bpg_(?:locks|stat_activity)\b(?![^;]{0,300}(?:current_database|datname))/g
    expect(found(others)).toEqual([])
  })
})
