import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MODEL_TABLES } from './tables.ts'
import { modelVersion, versionOf } from './version.ts'

const own = import.meta.dirname
const titles = join(own, '../../../domain/title')
const NO_TABLES = new Set(['tables.ts', 'version.ts'])

const filesOf = (folder: string) =>
  readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const tableFiles = [
  ...filesOf(own).filter((file) => !NO_TABLES.has(file)),
  ...filesOf(titles).filter((file) => /-(?:words|names|table)\.ts$/u.test(file)),
]

/** All tables, with one in place of another. */
function withTable(file: string, name: string, value: unknown): Record<string, unknown> {
  return { ...MODEL_TABLES, [file]: { ...MODEL_TABLES[file], [name]: value } }
}

/** A table less or more by something small. */
function edited(value: unknown): unknown {
  if (value instanceof RegExp) return new RegExp(`${value.source}|x`, value.flags)
  if (value instanceof Map) return new Map([...value, ['x', 1]])
  if (value instanceof Set) return new Set([...value].slice(1))
  if (Array.isArray(value)) return value.slice(0, -1)
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}|x`
  return { ...(value as object), x: 1 }
}

describe('the version of the model', () => {
  it('is of every file of tables there is', () => {
    expect(Object.keys(MODEL_TABLES).toSorted()).toEqual(
      tableFiles.map((file) => file.replace(/\.ts$/u, '')).toSorted(),
    )
  })

  const tables = Object.entries(MODEL_TABLES).flatMap(([file, exported]) =>
    Object.entries(exported).map(([name, value]) => ({ file, name, value })),
  )

  it.each(tables)('is another when $name of $file is edited', ({ file, name, value }) => {
    const changed = versionOf(withTable(file, name, edited(value)), 9)
    expect(changed).not.toBe(versionOf(MODEL_TABLES, 9))
  })

  it('follows a weight deep inside a table', () => {
    const heavier = (more: number) => ({ weights: { name: { exact: 6 + more } } })
    expect(versionOf(heavier(0.5), 1)).not.toBe(versionOf(heavier(0), 1))
  })

  it('tells the last step of a table of limits, which has no end, from one that has', () => {
    expect(versionOf({ steps: [[Infinity, 1]] }, 1)).not.toBe(versionOf({ steps: [[null, 1]] }, 1))
  })

  it('is the same when only the order of a set or of members is another', () => {
    const one = versionOf({ words: new Set(['a', 'b']), limits: { x: 1, y: 2 } }, 1)
    expect(versionOf({ limits: { y: 2, x: 1 }, words: new Set(['b', 'a']) }, 1)).toBe(one)
  })

  it('begins with the number of the rules, and is another with it', () => {
    expect(modelVersion()).toMatch(/^\d+-[0-9a-f]{8}$/u)
    expect(versionOf(MODEL_TABLES, 2).replace(/^2/u, '1')).toBe(versionOf(MODEL_TABLES, 1))
  })

  it('takes no table that computes', () => {
    expect(() => versionOf({ words: () => 'x' }, 1)).toThrow('a table is data')
  })
})
