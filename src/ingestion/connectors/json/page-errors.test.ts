import { describe, expect, test } from 'vitest'
import { read, row } from '../../../../tests/support/read-json.ts'

test.each<[unknown, string | null]>([
  [{ error: 'Invalid key' }, '$'],
  [{ error: 'Invalid key' }, '.'],
  [{ success: false, message: 'Invalid key' }, null],
  [{ message: 'Invalid key' }, '$'],
  [{ status: 401, message: 'Invalid key' }, null],
])('%j in place of records (%s) fails the run', async (content, records) => {
  await expect(read(content, records)).rejects.toThrow('Invalid key')
})

test('a record that tells of errors is one', async () => {
  const { natives } = await read({ ...row(1), errors: ['no picture'] }, '$')
  expect(natives.length).toBe(1)
})

describe('a page in place of records', () => {
  test.each<[string, unknown, string]>([
    [
      'tells an error beside null',
      { data: null, errors: [{ message: 'quota' }] },
      '"errors": [{"message":"quota"}]',
    ],
    ['is an error', { error: 'no such key' }, '"error": no such key'],
    [
      'tells an error beside an empty list',
      { data: { shows: [] }, fault: { code: 7 } },
      '"fault": {"code":7}',
    ],
    [
      'says that it failed',
      { success: false, message: 'Invalid key', data: { shows: [] } },
      '"success": false, Invalid key',
    ],
    ['has the status of an error', { status: 'error', msg: 'No' }, '"status": "error", No'],
  ])('that %s is refused', async (_, page, said) => {
    await expect(read(page)).rejects.toThrow(`no records, but ${said}`)
  })

  test.each<[unknown, string]>([
    [{ data: null }, 'data'],
    [{ data: { shows: null } }, 'data.shows'],
  ])('%j is no empty list: nothing is withdrawn', async (page, gap) => {
    const { rejected, incomplete } = await read(page)
    expect(rejected).toEqual([])
    expect(incomplete).toEqual([
      `null is at "${gap}", where records are expected: that is no empty list`,
    ])
  })

  test.each<[string, object, string]>([
    [
      'whose way is misspelt',
      { data: { show: [row(1)] } },
      'nothing is at "data.shows"; did you mean show?; at "data" there is: show',
    ],
    ['under another name', { datas: { shows: [row(1)] } }, 'nothing is at "data.shows"'],
  ])('%s is told with what there is', async (_, page, told) => {
    const { warnings, incomplete } = await read(page)
    expect([...warnings, ...incomplete].join('\n')).toContain(told)
  })

  test('of which the error is long is refused by its beginning', async () => {
    const said = await read({ success: false, message: 'x'.repeat(500) }).catch(String)
    expect(said).toContain(`"success": false, ${'x'.repeat(120)}`)
    expect(said).not.toContain('x'.repeat(121))
    const errors = await read({ errors: 'y'.repeat(500) }).catch(String)
    expect(errors).not.toContain('y'.repeat(121))
  })

  test('of text is told as that', async () => {
    const { rejected } = await read({ data: { shows: 'none' } })
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'what is at "data.shows" is a text, and no record',
    ])
  })

  test('that tells of an error after others makes the feed no whole one', async () => {
    const { natives, incomplete } = await read([{ data: { shows: [row(1)] } }, { error: 'quota' }])
    expect(natives).toHaveLength(1)
    expect(incomplete).toEqual(['no records, but "error": quota'])
  })

  test.each([{ errors: [] }, { error: null }, { error: false }, { error: 0 }, { error: 'none' }])(
    'that says %j is no error',
    async (none) => {
      const { warnings, incomplete } = await read({ data: { shows: [] }, ...none })
      expect([...warnings, ...incomplete]).toEqual([])
    },
  )

  test('is read where it has records beside an error', async () => {
    const { natives, warnings } = await read({ data: { shows: [row(1)] }, errors: ['one town'] })
    expect(natives).toHaveLength(1)
    expect(warnings).toEqual(['beside the records: "errors": ["one town"]'])
  })
})

test.each<[string, object, number]>([
  ['a list called a little otherwise', { data: { show: [row(1)] } }, 1],
  ['no list that holds anything', { data: { show: [] } }, 0],
])('where records are expected there is %s', async (_, page, incomplete) => {
  expect((await read(page)).incomplete).toHaveLength(incomplete)
})
