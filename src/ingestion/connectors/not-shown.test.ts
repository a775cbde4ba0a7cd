import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../tests/support/read-body.ts'
import { csv } from './csv/csv.ts'
import { json } from './json/json.ts'
import { native } from './native/native.ts'
import { whyNotShown } from './not-shown.ts'
import { xml } from './xml/xml.ts'

describe('a member says that its record is not shown', () => {
  test.each<[object, string]>([
    [{ deleted: true }, 'deleted by its source'],
    [{ is_deleted: 1 }, 'deleted by its source'],
    [{ isDeleted: '1' }, 'deleted by its source'],
    [{ '@deleted': 'true' }, 'deleted by its source'],
    [{ deleted_at: '2026-11-20 10:00:00' }, 'deleted by its source'],
    [{ deletedAt: 1795600000 }, 'deleted by its source'],
    [{ status: 'trash' }, 'deleted by its source'],
    [{ draft: 'yes' }, 'a draft'],
    [{ post_status: 'draft' }, 'a draft'],
    [{ published: false }, 'not published'],
    [{ PUBLISHED: 'non' }, 'not published'],
    [{ Publié: '0' }, 'not published'],
    [{ visibility: 'hidden' }, 'not for the public'],
    [{ visibility: 'private' }, 'not for the public'],
    [{ post_status: 'private' }, 'not for the public'],
    [{ statut: 'Masqué' }, 'not for the public'],
    [{ is_private: true }, 'not for the public'],
    [{ private_event: 1 }, 'not for the public'],
    [{ visible: 0 }, 'not for the public'],
    [{ listed: 'false' }, 'not for the public'],
    [{ is_deleted: 'Y' }, 'deleted by its source'],
    [{ deleted: 't' }, 'deleted by its source'],
    [{ in_trash: true }, 'deleted by its source'],
    [{ published: 'N' }, 'not published'],
    [{ published: 'f' }, 'not published'],
    [{ Publié: 'FAUX' }, 'not published'],
    [{ veröffentlicht: 'FALSCH' }, 'not published'],
    [{ Masqué: 'VRAI' }, 'not for the public'],
    [{ hide_from_listings: true }, 'not for the public'],
    [{ workflowStatus: 'DELETED' }, 'deleted by its source'],
    [{ wfstatus: 'draft' }, 'a draft'],
    [{ isTestEvent: true }, 'a test'],
    [{ testmode: true }, 'a test'],
    [{ masquée: 'oui' }, 'not for the public'],
    [{ workflowStatus: 'REJECTED' }, 'not published'],
    [{ sensitivity: 'private' }, 'not for the public'],
    [{ sensitivity: 'confidential' }, 'not for the public'],
    [{ _id: 'drafts.e-1' }, 'a draft'],
  ])('%j', (record, says) => {
    expect(whyNotShown(record as Record<string, unknown>)).toBe(says)
  })

  test.each<object>([
    {},
    { deleted: false },
    { _id: 'e-1', id: 'drafts.e-1' },
    { deleted: 0, draft: '', hidden: null },
    { deleted_at: null },
    { deleted_at: '0000-00-00 00:00:00' },
    { deletion_date: '2030-01-01' },
    { published: true },
    { published: '' },
    { published: '2026-11-20T10:00:00Z' },
    { published: null },
    { active: 0 },
    { deleted: 'N' },
    { published: 'Y' },
    { workflowStatus: 'APPROVED' },
    { publishedAt: null },
    { isTestEvent: false },
    { test: 'Les Loutres' },
    { archived: true },
    { live: false, testmode: false },
    { masque: 'oui' },
    { sensitivity: 'normal' },
    { status: false },
    { state: 'Disabled' },
    { status: 'archived' },
    { state: 'TX' },
    { public: 'non' },
    { statut: 'Privé' },
    { status: 'private' },
    { Estado: 'Privado' },
    { stato: 'privata' },
    { hidden: 'The Hidden Cameras' },
    { location: { hidden: true } },
  ])('not by %j', (record) => {
    expect(whyNotShown(record as Record<string, unknown>)).toBeNull()
  })
})

const LISTING = { id: 'ref', name: 'title', start: 'day' }
const row = (ref: string, more: object) => ({
  ref,
  title: `Loutres ${ref}`,
  day: '2026-12-05',
  ...more,
})
const left = (reason: string) => [{ rejected: reason, id: 'B', withdraw: true }]

describe('left out is, with a mapping that does not look at it, in', () => {
  test('json', async () => {
    const rows = [row('A', { published: true }), row('B', { published: false })]
    const mapping = JSON.stringify({ listing: LISTING })
    const read = await readBody(json, bodyOf(JSON.stringify(rows)), { mapping })
    expect(read.natives.map(({ id }) => id)).toEqual(['A'])
    expect(read.records[1]?.read()).toEqual(left('not published'))
  })

  test('csv', async () => {
    const rows = 'ref,title,day,is_deleted\nA,Loutres,2026-12-05,0\nB,Loutres,2026-12-06,1\n'
    const mapping = JSON.stringify({ listing: LISTING })
    const read = await readBody(csv, bodyOf(rows), { mapping })
    expect(read.records[1]?.read()).toEqual(left('deleted by its source'))
  })

  test('xml', async () => {
    const shows = ['A', 'B'].map(
      (ref) =>
        `<show state="${ref === 'B' ? 'draft' : 'live'}"><ref>${ref}</ref><title>Loutres</title><day>2026-12-05</day></show>`,
    )
    const mapping = JSON.stringify({ records: 'show', listing: LISTING })
    const read = await readBody(xml, bodyOf(`<shows>${shows.join('')}</shows>`), { mapping })
    expect(read.records[1]?.read()).toEqual(left('a draft'))
  })

  test('lists within: a record speaks for its elements, an element for itself', async () => {
    const rows = [
      { hidden: true, nights: [row('A', {})] },
      { hidden: false, nights: [row('B', { deleted: true }), row('C', {})] },
    ]
    const mapping = JSON.stringify({ each: 'nights', listing: LISTING })
    const read = await readBody(json, bodyOf(JSON.stringify(rows)), { mapping })
    expect(read.natives.map(({ id }) => id)).toEqual(['C'])
    expect(read.rejected.map(({ id, reason }) => [id, reason])).toEqual([
      ['A', 'not for the public'],
      ['B', 'deleted by its source'],
    ])
  })

  test.each(['attributes', 'fields', 'properties'])('what a record keeps in %s', async (within) => {
    const rows = [
      { ref: 'A', [within]: { title: 'Loutres', day: '2026-12-05', draft: false } },
      { ref: 'B', [within]: { title: 'Loutres', day: '2026-12-06', draft: true } },
      { ref: 'C', [within]: { title: 'Loutres', day: '2026-12-07', publishedAt: null } },
    ]
    const listing = { id: 'ref', name: `${within}.title`, start: `${within}.day` }
    const mapping = JSON.stringify({ listing })
    const read = await readBody(json, bodyOf(JSON.stringify(rows)), { mapping })
    expect(read.natives.map(({ id }) => id)).toEqual(['A', 'C'])
    expect(read.records[1]?.read()).toEqual(left('a draft'))
    expect(read.warnings).toEqual([
      '"publishedAt" of 1 record may say that it is not shown; they are read, unless "where" leaves them out',
    ])
  })

  test('the native format', async () => {
    const lines = [
      { id: 'A', name: 'Loutres', start: '2026-12-05' },
      { id: 'B', name: 'Loutres', start: '2026-12-05', draft: true },
    ].map((one) => JSON.stringify(one))
    const read = await readBody(native, bodyOf(lines.join('\n')))
    expect(read.records[1]?.read()).toEqual(left('a draft'))
    expect(read.incomplete).toEqual([])
  })
})

describe('what the mapping looks at means what it says', () => {
  test.each<[string, object]>([
    ['a condition', { where: [{ field: 'published', is: ['true', 'false'] }], listing: LISTING }],
    ['a member', { listing: { ...LISTING, description: '{title} {published}' } }],
    [
      'a rule',
      {
        listing: {
          ...LISTING,
          status: { when: { field: 'published', is: false }, use: { value: 'postponed' } },
        },
      },
    ],
  ])('in %s', async (_, mapping) => {
    const rows = [row('A', { published: false })]
    const options = { mapping: JSON.stringify(mapping) }
    expect((await readBody(json, bodyOf(JSON.stringify(rows)), options)).natives).toHaveLength(1)
  })
})

test.each<[string, readonly object[]]>([
  ['active', [{ active: 0 }, { active: 1 }, { active: '0' }]],
  ['statut', [{ statut: 'Privé' }, { statut: 'Public' }, { statut: 'privée' }]],
  ['state', [{ state: 'Disabled' }, { state: 'Public' }, { state: 'inactive' }]],
  ['status', [{ status: false }, { status: true }, { status: false }]],
  ['live', [{ live: false }, { live: true }, { live: 'non' }]],
  ['masque', [{ masque: 'oui' }, { masque: 'non' }, { masque: 1 }]],
])('what may say so is read, and told: %s', async (member, told) => {
  const rows = told.map((more, at) => row(String(at), more))
  const mapping = JSON.stringify({ listing: LISTING })
  const read = await readBody(json, bodyOf(JSON.stringify(rows)), { mapping })
  expect(read.natives).toHaveLength(3)
  expect(read.warnings).toEqual([
    `"${member}" of 2 records may say that it is not shown; they are read, unless "where" leaves them out`,
  ])
})
