import { describe, expect, it } from 'vitest'
import { NUMBER_TABLES, boundsOf } from './edit-members.ts'
import type { NumberTable } from './edit-members.ts'
import { WrongEdits, readEdits } from './read-edits.ts'

const read = (file: unknown) => readEdits(JSON.stringify(file))

/** All that is said of a wrong file. */
function faultsOf(text: string): string {
  try {
    readEdits(text)
    return ''
  } catch (error) {
    if (error instanceof WrongEdits) return error.message
    throw error
  }
}

function numbersIn(table: NumberTable, path: string): [string, number][] {
  return Object.entries(table).flatMap(([member, value]): [string, number][] =>
    typeof value === 'number'
      ? [[`${path}.${member}`, value]]
      : numbersIn(value, `${path}.${member}`),
  )
}

describe("an operator's file", () => {
  it('is folded as the rules read titles and names', () => {
    const edits = read({
      eventLimits: { merge: 5, review: 0.5 },
      eventWeights: { title: { exact: 6 } },
      placeAliases: [['Saint-Étienne Cedex 1', 'Le Fil', 'Le Fil (SMAC)']],
      cityAliases: [['St-Étienne', 'Sainté']],
      titleNoise: ['Éxklusiv'],
      performerQualifiers: ['Modular-Set'],
      placeTypes: { Ludothèque: 'library' },
      commonWords: { guinguette: 80 },
    })
    expect(edits).toEqual({
      numbers: { 'eventLimits.merge': 5, 'eventLimits.review': 0.5, 'eventWeights.title.exact': 6 },
      rows: {
        placeAliases: [['saint etienne', 'le fil', 'le fil smac']],
        cityAliases: [['saint etienne', 'sainte']],
      },
      words: { titleNoise: ['exklusiv'], performerQualifiers: ['modular set'] },
      placeTypes: { ludotheque: 'library' },
      commonWords: { guinguette: 80 },
    })
  })

  it('may be empty', () => {
    expect(read({})).toMatchObject({ numbers: {}, rows: {}, words: {} })
  })

  it.each([
    ['{', 'it is not JSON'],
    ['[]', 'it must be a JSON object like {"eventLimits"'],
    ['{"limits": {}}', 'limits is unknown; there are eventWeights, eventLimits, titleCuts'],
    ['{"eventLimits": 5}', 'eventLimits must be an object with some of merge, review'],
    ['{"eventLimits": {"merj": 5}}', 'eventLimits.merj is unknown; there are merge, review'],
    ['{"eventLimits": {"toString": 5}}', 'eventLimits.toString is unknown'],
    ['{"eventLimits": {"merge": "5"}}', 'eventLimits.merge is "5" and must be a number from -30'],
    [
      '{"eventLimits": {"merge": 31}}',
      'eventLimits.merge is 31 and must be a number from -30 to 30',
    ],
    ['{"eventLimits": {"blockUnits": 3.5}}', 'must be a whole number from 2 to 2000'],
    [
      '{"eventLimits": {"nearMetres": -1}}',
      'eventLimits.nearMetres is -1 and must be a number from 0',
    ],
    ['{"titleCuts": {"high": 2}}', 'titleCuts.high is 2 and must be a number from 0 to 1'],
    ['{"eventWeights": {"title": 3}}', 'eventWeights.title must be an object with some of exact'],
    [
      '{"eventLimits": {"review": 9}}',
      'eventLimits.review is 9 and must be at most eventLimits.merge, which is 4',
    ],
    [
      '{"titleCuts": {"mid": 0.9}}',
      'titleCuts.mid is 0.9 and must be at most titleCuts.high, which is 0.8',
    ],
    ['{"placeAliases": {}}', 'placeAliases must be a list of rows like ["Paris"'],
    ['{"placeAliases": [["Paris", "Bercy"]]}', 'placeAliases[0] must be a row of 3 texts or more'],
    ['{"teams": [["Lyon", "!!"]]}', 'teams[0] must be a row of 2 texts or more'],
    ['{"titleNoise": "live"}', 'titleNoise must be a list of single words'],
    ['{"titleNoise": ["two words"]}', 'titleNoise[0] is "two words" and must be one word'],
    ['{"placeholders": [7]}', 'placeholders[0] is 7 and must be a word or phrase'],
    [
      '{"placeTypes": {"kiosk": "shop"}}',
      'placeTypes.kiosk is "shop" and must be one of hall, theatre',
    ],
    ['{"placeTypes": {"big top": "hall"}}', 'placeTypes.big top must be a single word'],
    [
      '{"commonWords": {"bal": 1.5}}',
      'commonWords.bal is 1.5 and must be a whole number from 0 to 20000',
    ],
  ])('%s is refused: %s', (text, fault) => {
    expect(faultsOf(text)).toContain(fault)
  })

  it('is told everything that is wrong with it at once', () => {
    const faults = faultsOf('{"a": 1, "eventLimits": {"merge": 99}, "titleNoise": [""]}')
    expect(faults.split('; ').length).toBeGreaterThanOrEqual(3)
    expect(faults).toContain('titleNoise[0]')
  })

  it('may say every number as it is, for each lies within its bounds', () => {
    const all = Object.entries(NUMBER_TABLES).flatMap(([name, table]) => numbersIn(table, name))
    expect(all.length).toBeGreaterThan(80)
    const outside = all.filter(([path, value]) => {
      const { least, most, whole } = boundsOf(path)
      return value < least || value > most || (whole && !Number.isInteger(value))
    })
    expect(outside).toEqual([])
    expect(read(NUMBER_TABLES).numbers).toEqual(Object.fromEntries(all))
  })
})
