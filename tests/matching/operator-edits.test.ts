import { describe, expect, test, vi } from 'vitest'
import {
  NUMBER_TABLES,
  ROW_MEMBERS,
  WORD_MEMBERS,
} from '../../src/ingestion/resolve/edit-members.ts'
import type { NumberTable } from '../../src/ingestion/resolve/edit-members.ts'

/** The model as a new process has it, with an operator's file or without. */
async function start(file: object | null) {
  vi.resetModules()
  const { adoptEdits } = await import('../../src/ingestion/resolve/adopt-edits.ts')
  const { readEdits } = await import('../../src/ingestion/resolve/read-edits.ts')
  const adopt = (edits: object | null) =>
    adoptEdits(edits === null ? null : readEdits(JSON.stringify(edits)))
  adopt(file)
  const { modelVersion } = await import('../../src/ingestion/resolve/model/version.ts')
  const places = await import('../../src/ingestion/resolve/place-name.ts')
  const members = await import('../../src/ingestion/resolve/edit-members.ts')
  const performers = await import('../../src/ingestion/resolve/performers.ts')
  const { parseTitle } = await import('../../src/domain/title/parse-title.ts')
  const { wordWeight } = await import('../../src/ingestion/resolve/word-weight.ts')
  const { toUniverse } = await import('../../bench/matching/universe.ts')
  const { tell } = await import('../../bench/matching/tell.ts')
  const { explainPair, resolveEvents } =
    await import('../../src/ingestion/resolve/resolve-events.ts')
  /** One evening's show as two sellers tell it. */
  const candidates = (one: string, other: string) =>
    toUniverse(
      [one, other].map((title, index) => ({
        partner: index + 1,
        listing: tell({ title, at: '2026-06-12 20:00', place: { name: 'Nowadays', city: 'Lyon' } }),
      })),
    ).candidates
  return {
    adopt,
    tables: members.NUMBER_TABLES,
    version: modelVersion,
    wordWeight,
    performers,
    cityKey: places.cityKey,
    place: (name: string, city: string) => places.placeName(name, null, city),
    tokens: (name: string, sport = false) => parseTitle(name, { sport }).tokens.join(' '),
    events: (one: string, other: string) =>
      resolveEvents(candidates(one, other), []).clusters.length,
    score: (one: string, other: string) => explainPair(candidates(one, other), [], 1, 2).score,
  }
}

type Model = Awaited<ReturnType<typeof start>>

const likeName = (model: Model) =>
  model.performers.choosePerformer({ name: 'Morgenrotte', sameAs: [] } as never, [
    { id: 1, name: 'Morgenrotta', aliases: [], keys: [] },
  ])

/** What each member of the file does: what is asked of the model, the answer without the file, and with it. */
const CASES: readonly (readonly [
  member: string,
  value: unknown,
  ask: (model: Model) => unknown,
  without: unknown,
  withFile: unknown,
])[] = [
  ['eventLimits', { merge: 20 }, (m) => m.events('Sub Rosa', 'Sub Rosa'), 1, 2],
  [
    'placeAliases',
    [['Paris', 'Accor Arena', 'Le Dôme-Bercy']],
    (m) => m.place('Dôme Bercy', 'PARIS').core.join(' '),
    'bercy dome',
    'accor arena',
  ],
  ['cityAliases', [['Lyon', 'Lugdunum']], (m) => m.cityKey('Lugdunum'), 'lugdunum', 'lyon'],
  [
    'placeTypes',
    { Ludothèque: 'library' },
    (m) => m.place('Ludothèque Hugo', 'Lyon').core.join(' '),
    'hugo ludotheque',
    'hugo',
  ],
  [
    'placeholders',
    ['Lieu surprise'],
    (m) => m.place('Lieu surprise', 'Lyon').isPlaceholder,
    false,
    true,
  ],
  [
    'titleNoise',
    ['Exklusiv'],
    (m) => m.tokens('Sub Rosa exklusiv'),
    'exklusiv rosa sub',
    'rosa sub',
  ],
  [
    'titleMarkers',
    ['Vorlauf fan club'],
    (m) => m.tokens('Sub Rosa [Vorlauf Fan-Club]'),
    'club fan rosa sub vorlauf',
    'rosa sub',
  ],
  [
    'performerQualifiers',
    ['modular set'],
    (m) => m.performers.performerNameKey('Sub Rosa (Modular-Set)'),
    'sub rosa modular set',
    'sub rosa',
  ],
  [
    'notPerformers',
    ['Artiste mystère'],
    (m) => m.performers.isPerformerName('Artiste Mystère'),
    true,
    false,
  ],
  [
    'works',
    [['The Magic Flute', 'Taikahuilu']],
    (m) => m.tokens('Taikahuilu'),
    'taikahuilu',
    '~la-flute-enchantee',
  ],
  [
    'teams',
    [['PSG', 'Paname FC']],
    (m) => m.tokens('Paname FC vs OL', true),
    'lyon paname',
    'germain lyon paris saint',
  ],
  ['commonWords', { guinguette: 20_000 }, (m) => Math.round(m.wordWeight('guinguette')), 11, 0],
  ['performerLimits', { likeness: 1 }, (m) => likeName(m).score, 2.5, 0],
  ['performerWeights', { likeName: 4 }, (m) => likeName(m).performerId, null, 1],
]

describe('a member of the file', () => {
  test.each(CASES)(
    '%s changes what it says, and the version',
    async (member, value, ask, without, withFile) => {
      const plain = await start(null)
      expect(ask(plain)).toEqual(without)
      const edited = await start({ [member]: value })
      expect(ask(edited)).toEqual(withFile)
      expect(edited.version()).not.toBe(plain.version())
    },
  )

  test('of words and names is never without such a case', () => {
    const members = [...Object.keys(ROW_MEMBERS), ...Object.keys(WORD_MEMBERS)]
    const tried = new Set(CASES.map(([member]) => member))
    expect(members.filter((member) => !tried.has(member))).toEqual([])
  })

  test('puts every number into the table that rules read, and leaves the others', async () => {
    const file = nudged(NUMBER_TABLES)
    const edited = await start(file)
    expect(edited.tables).toEqual(file)
    expect(edited.tables).not.toEqual(NUMBER_TABLES)
    const one = await start({ eventWeights: { title: { exact: 7 } } })
    const { eventWeights: weights } = NUMBER_TABLES
    const title = { ...(weights!['title'] as NumberTable), exact: 7 }
    expect(one.tables).toEqual({ ...NUMBER_TABLES, eventWeights: { ...weights, title } })
    expect(one.score('Sub Rosa', 'Sub Rosa')).toBe(
      (await start(null)).score('Sub Rosa', 'Sub Rosa') + 0.5,
    )
  })
})

/** Each number a little larger, within what is allowed. */
function nudged(table: NumberTable): NumberTable {
  return Object.fromEntries(
    Object.entries(table).map(([member, value]) => {
      if (typeof value === 'object') return [member, nudged(value)]
      return [member, Number.isInteger(value) ? value + 1 : value + 0.01]
    }),
  )
}

describe('a process', () => {
  test('without a file matches by the model as it is, and so with an empty one', async () => {
    const version = (await start(null)).version()
    expect((await start({})).version()).toBe(version)
  })

  test('has one model: the same file again changes nothing, another is refused', async () => {
    const file = { titleNoise: ['exklusiv'] }
    const model = await start(file)
    const version = model.version()
    model.adopt(file)
    expect(model.version()).toBe(version)
    expect(() => model.adopt({ titleNoise: ['extra'] })).toThrow('one process matches by one model')
    expect(() => model.adopt(null)).toThrow('one process matches by one model')
  })

  test('takes no file after something was matched', async () => {
    const model = await start(null)
    model.events('Sub Rosa', 'Sub Rosa')
    expect(() => model.adopt({ titleNoise: ['exklusiv'] })).toThrow('before anything is matched')
  })
})
