import { expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { xml } from './xml.ts'

const MAPPING = {
  records: 'catalogue/produit',
  listing: {
    id: '@ref',
    name: 'titre',
    start: '{date.@jour}T{date.@heure}',
    performers: 'artistes.artiste',
    offers: { each: 'tarif', as: { name: '@nom', price: '#text' } },
  },
}

const PRODUCT = `<produit ref="1"><titre><![CDATA[Fête & Co]]></titre><date jour="2026-12-05" heure="20:00"/>
  <artistes><artiste>Otters</artiste><artiste>Badgers</artiste></artistes>
  <tarif nom="Plein">12,50</tarif><tarif nom="Réduit">8</tarif></produit>`

function read(content: string | Buffer, mapping: object = MAPPING) {
  return readBody(xml, bodyOf(content, { chunk: 11 }), { mapping: JSON.stringify(mapping) })
}

test('elements become listings', async () => {
  const { natives, incomplete, warnings } = await read(
    `<?xml version="1.0"?><catalogue>${PRODUCT}<autre/></catalogue>`,
  )
  expect(natives).toEqual([
    {
      id: '1',
      name: 'Fête & Co',
      start: '2026-12-05T20:00',
      performers: ['Otters', 'Badgers'],
      offers: [
        { name: 'Plein', price: '12,50' },
        { name: 'Réduit', price: '8' },
      ],
    },
  ])
  expect([...incomplete, ...warnings]).toEqual([])
})

test('a namespace is not part of a name', async () => {
  const feed = `<c:catalogue xmlns:c="urn:c">${PRODUCT.replaceAll(/<(\/?)(\w)/g, '<$1c:$2')}</c:catalogue>`
  expect((await read(feed)).natives).toHaveLength(1)
})

test('a mapping may write the prefixes of namespaces', async () => {
  const feed =
    '<r xmlns:g="urn:g"><g:item g:ref="1"><g:titre>A</g:titre><titre2/><g:jour>2026-12-05</g:jour></g:item></r>'
  const listing = { id: '@g:ref', name: 'g:titre', start: '{g:jour}T20:00' }
  const { natives, warnings } = await read(feed, { records: 'g:item', listing })
  expect(natives).toEqual([{ id: '1', name: 'A', start: '2026-12-05T20:00' }])
  expect(warnings).toEqual([])
})

test('records of a name like the one that is said are no empty feed', async () => {
  const { incomplete } = await read('<catalogue><PRODUIT/></catalogue>')
  expect(incomplete).toEqual([
    'no element <catalogue/produit> is in it; did you mean PRODUIT?; there are: catalogue, PRODUIT',
  ])
})

test('a list of no elements is empty, whatever it is called', async () => {
  const { incomplete, warnings } = await read('<produits/>', { ...MAPPING, records: 'produit' })
  expect(incomplete).toEqual([])
  expect(warnings).toHaveLength(1)
})

test('of a document that is cut off what came is read, and the run withdraws nothing', async () => {
  const { natives, incomplete } = await read(`<catalogue>${PRODUCT}<produit ref="2"><titre>B`)
  expect(natives).toHaveLength(1)
  expect(incomplete).toHaveLength(1)
})

test('a document without such an element is told', async () => {
  const { natives, warnings } = await read('<catalogue><article/></catalogue>')
  expect(natives).toEqual([])
  expect(warnings).toEqual([
    'no element <catalogue/produit> is in it; there are: catalogue, article',
  ])
})

test.each([
  [
    'a mapping that names no element',
    { listing: MAPPING.listing },
    '<a/>',
    'does not say in "records"',
  ],
  ['what is no XML', MAPPING, '{"a": 1}', 'no'],
  ['an error in its place', MAPPING, '<error>quota</error>', 'there are: error'],
  ['another document', MAPPING, '<rss><channel/></rss>', 'there are: rss, channel'],
  [
    'a fault in an envelope',
    { ...MAPPING, records: 'produit' },
    '<s:Envelope xmlns:s="s"><s:Body><s:Fault/></s:Body></s:Envelope>',
    'there are: Envelope, Body, Fault',
  ],
])('%s is refused', async (_, mapping, content, reason) => {
  await expect(read(content, mapping)).rejects.toThrow(reason)
})

test.each([
  '<errors/>',
  '<errors> </errors>',
  '<error>0</error>',
  '<errors xmlns:x="http://www.w3.org/2001/XMLSchema-instance" x:nil="true"/>',
])('%s beside no records is no error', async (none) => {
  const { natives, incomplete } = await read(`<answer>${none}<catalogue/></answer>`)
  expect([...natives, ...incomplete]).toEqual([])
})

test.each<[string, string]>([
  [
    '<errors><error code="7">over quota</error></errors><catalogue/>',
    'it says <errors> 7 over quota',
  ],
  ['<error>no such key</error>', 'it says <error> no such key'],
])('%s without records is refused', async (said, reason) => {
  await expect(read(`<answer>${said}</answer>`)).rejects.toThrow(reason)
})

test('an error beside records is told', async () => {
  const { natives, warnings } = await read(
    `<answer><errors>one shop</errors><catalogue>${PRODUCT}</catalogue></answer>`,
  )
  expect(natives).toHaveLength(1)
  expect(warnings).toEqual(['beside the records: <errors> one shop'])
})

test.each([
  ['<titre>Otters<br/>and <b>Badgers</b></titre>', 'Otters\nand Badgers'],
  ['<titre><p>Otters</p><p>and  Badgers</p></titre>', 'Otters\nand Badgers'],
  ['<titre lang="en">Otters <i>&amp;</i> Co</titre>', 'Otters & Co'],
  ['<titre>Otters<sous>Live</sous></titre>', 'Otters'],
])('%s is called %j', async (title, name) => {
  const product = PRODUCT.replace(/<titre>.*<\/titre>/, title)
  expect((await read(`<catalogue>${product}</catalogue>`)).natives[0]?.name).toBe(name)
})

test('what markup holds within a text has a way of its own too', async () => {
  const product =
    '<produit ref="1"><titre>Otters <b>Live</b></titre><jour>2026-12-05</jour></produit>'
  const { natives } = await read(`<catalogue>${product}</catalogue>`, {
    records: 'produit',
    listing: { id: '@ref', name: 'titre.b', start: 'jour' },
  })
  expect(natives[0]?.name).toBe('Live')
})

const DOCUMENT = `<catalogue>${PRODUCT}</catalogue>`

test.each<[string, string]>([
  ['two documents', `${DOCUMENT}\n<?xml version="1.0"?>\n${DOCUMENT}`],
  ['two roots', `${DOCUMENT}\n${DOCUMENT}`],
  ['a comment with dashes in it', DOCUMENT.replace('<catalogue>', '<catalogue><!-- a -- b -->')],
  ['text behind its end', `${DOCUMENT}\nEND`],
])('%s in one file are read whole, and told', async (_, text) => {
  const { natives, incomplete, warnings } = await read(text)
  expect(new Set(natives.map(({ id }) => id))).toEqual(new Set(['1']))
  expect([incomplete, warnings.length]).toEqual([[], 1])
})

test.each([
  '<media:titre>Photo</media:titre><titre>Otters</titre>',
  '<titre>Otters</titre><media:titre>Photo</media:titre>',
  '<m:titre xmlns:m="urn:m">Photo</m:titre><titre>Otters</titre>',
])('of elements of one name the one without a prefix is meant: %s', async (titles) => {
  const product = PRODUCT.replace(/<titre>.*<\/titre>/, titles)
  const { natives } = await read(`<catalogue xmlns:media="urn:media">${product}</catalogue>`)
  expect(natives).toMatchObject([{ name: 'Otters' }])
})

test('a web page is none, though it is XML', async () => {
  await expect(read('<html><body><p>Back soon</p></body></html>')).rejects.toThrow('a web page')
})
