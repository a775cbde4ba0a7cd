import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { affiche } from '../../../tests/support/command-line.ts'
import { SHOP_LISTING } from '../../../tests/support/shop-table.ts'

let folder: string
const year = new Date().getUTCFullYear() + 1
const TABLE = `ref;titre;date;salle;ville;prix
1;Les Loutres;05/12/${year} 20:30;Salle Vega;Lille;12,50
`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'affiche-preview-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('what is wrong with a mapping is taught where it is tried:', () => {
  const plain = { id: 'ref', name: 'titre', start: 'date' }
  const shows = JSON.stringify({ data: { shows: [{ ref: 1, titre: 'A', date: `${year}-12-05` }] } })
  const products = `<shop><produit ref="1"><titre>A</titre><date>${year}-12-05</date></produit></shop>`

  test.each<[string, string, string, object, string[]]>([
    [
      'a column of the id',
      'csv',
      TABLE,
      { listing: { ...SHOP_LISTING, id: 'reff' } },
      ['no column "reff"', 'did you mean ref?'],
    ],
    [
      'a pattern of dates',
      'csv',
      TABLE,
      { listing: { ...SHOP_LISTING, start: { from: 'date', date: 'yyyy-MM-dd' } } },
      ['a date is not written as yyyy-MM-dd'],
    ],
    [
      'no currency',
      'csv',
      TABLE,
      { listing: { ...SHOP_LISTING, offers: { price: 'prix' } } },
      ['prices without a currency are unknown', '--option currency='],
    ],
    [
      'no dates',
      'csv',
      TABLE,
      { listing: { id: 'ref', name: 'titre' } },
      ['listing.start: neither start nor sessions'],
    ],
    [
      'an element',
      'xml',
      products,
      { listing: plain, records: 'product' },
      ['no element <product>', 'did you mean produit?'],
    ],
    [
      'an attribute',
      'xml',
      products,
      { listing: plain, records: 'produit' },
      ['no record has a field "ref"', 'the first one has: @ref, titre, date'],
    ],
    [
      'a way that leads nowhere',
      'json',
      shows,
      { listing: plain, records: 'data.show' },
      ['nothing is at "data.show"; did you mean shows?; at "data" there is: shows'],
    ],
    [
      'no way',
      'json',
      shows,
      { listing: plain },
      ['"records" is not said, and there are lists at data.shows'],
    ],
  ])('%s', async (what, format, content, mapping, says) => {
    const name = what.replaceAll(' ', '-')
    await writeFile(join(folder, `${name}.feed`), content)
    await writeFile(join(folder, `${name}.json`), JSON.stringify(mapping))
    const given = ['--format', format, '--location', join(folder, `${name}.feed`)]
    const option = ['--option', `mapping=${join(folder, `${name}.json`)}`]
    const { stdout, stderr } = await affiche(
      { AFFICHE_LOG_LEVEL: 'silent' },
      'feed',
      'preview',
      ...given,
      ...option,
    )
    for (const words of says) expect(stdout + stderr).toContain(words)
  })
})
