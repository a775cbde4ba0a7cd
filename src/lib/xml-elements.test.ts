import { describe, expect, test } from 'vitest'
import { tameMarkup } from './tame-markup.ts'
import { xmlElements } from './xml-elements.ts'
import type { XmlElement, XmlItem } from './xml-elements.ts'

async function read(content: string | Buffer, chunk = 5, contentType: string | null = null) {
  const bytes = Buffer.from(content)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  }
  const items: XmlItem[] = []
  for await (const item of xmlElements(chunks(), contentType, (path) => path.at(-1) === 'item'))
    items.push(item)
  return {
    elements: items.flatMap((item) => (item.kind === 'element' ? [item.element] : [])),
    broken: items.flatMap((item) => (item.kind === 'broken' ? [item.reason] : [])),
    warnings: items.flatMap((item) => (item.kind === 'warning' ? [item.text] : [])),
  }
}

const texts = (elements: readonly XmlElement[]) => elements.map(({ text }) => text)

test('elements come whole, wherever the chunks end', async () => {
  const text =
    '<feed xmlns:e="urn:e"><item id="1">a<e:b e:c="2">t</e:b> b</item>\n<x/><item>2</item></feed>'
  for (const chunk of [1, 3, 7, 1000]) {
    const { elements, broken } = await read(text, chunk)
    expect(broken).toEqual([])
    expect(texts(elements)).toEqual(['a b', '2'])
    expect(elements[0]?.attributes.get('id')).toBe('1')
    expect(elements[0]?.children[0]).toMatchObject({ name: 'b', namespace: 'urn:e', text: 't' })
    expect(elements[1]?.line).toBe(2)
  }
})

test.each<[string, string, string]>([
  ['references', '&lt;&#233;&#xe9;&amp;', '<éé&'],
  ['letters of HTML', 'Chez&nbsp;L&eacute;a', 'Chez\u00a0Léa'],
  ['stray ampersands', 'R&B & more ?a=1&b=2', 'R&B & more ?a=1&b=2'],
  ['stray brackets', '5 < 6 <3', '5 < 6 <3'],
  ['a section', '<![CDATA[2 for 1 <b>now</b> & R&B]]>', '2 for 1 <b>now</b> & R&B'],
  ['a section cut in two', '<![CDATA[a ]]]]><![CDATA[> end]]>', 'a ]]> end'],
  ['a comment', 'a<!-- <item> & -->b', 'ab'],
  ['an entity of its own', '&bomb;', '&bomb;'],
])('%s', async (_, markup, text) => {
  for (const chunk of [1, 6, 1000]) {
    const { elements, broken } = await read(`<r><item>${markup}</item></r>`, chunk)
    expect(broken).toEqual([])
    expect(texts(elements)).toEqual([text])
  }
})

test('entities that a document makes of others are refused at once', async () => {
  const lines = Array.from(
    { length: 10 },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  )
  const bomb = `<!DOCTYPE r [<!ENTITY e0 "${'x'.repeat(1024)}">${lines.join('')}]><r><item>&e10;</item></r>`
  const { elements, broken } = await read(bomb, 1000)
  expect(elements).toEqual([])
  expect(broken).toEqual([expect.stringContaining('entities')])
})

test.each([
  ['a file', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
  ['a parameter', '<!DOCTYPE r [<!ENTITY % p "y"><!ENTITY x "%p;">]>'],
])('an entity that stands for %s is refused, what came before stays', async (_, doctype) => {
  const text = `${doctype}<r><item>a</item><item>&x;</item><item>c</item></r>`
  const { elements, broken } = await read(text, 1000)
  expect(texts(elements)).toEqual(['a'])
  expect(broken).toHaveLength(1)
})

test('short texts that a document gives a name are put in', async () => {
  const text = `<!DOCTYPE r [<!ENTITY hall "Salle Vega"><!ENTITY nbsp "&#160;">]><r><item>&hall;&nbsp;2</item></r>`
  expect(texts((await read(text, 7)).elements)).toEqual(['Salle Vega\u00a02'])
})

test('a description of the document elsewhere is not fetched and not missed', async () => {
  const text = '<!DOCTYPE r SYSTEM "http://127.0.0.1:9/r.dtd"><r><item>a</item></r>'
  const { elements, broken } = await read(text, 1000)
  expect([texts(elements), broken]).toEqual([['a'], []])
})

describe('bytes', () => {
  const document = (encoding: string, text: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><r><item>${text}</item></r>`
  test.each<[string, Buffer, string | null, string, boolean]>([
    [
      'Latin-1 as declared',
      Buffer.from(document('ISO-8859-1', "Théâtre d'été"), 'latin1'),
      null,
      "Théâtre d'été",
      false,
    ],
    [
      'Latin-1 as the header says',
      Buffer.from('<r><item>été</item></r>', 'latin1'),
      'text/xml; charset=iso-8859-1',
      'été',
      false,
    ],
    [
      'UTF-8 although the header says Latin-1',
      Buffer.from(document('UTF-8', 'été')),
      'text/xml; charset=iso-8859-1',
      'été',
      true,
    ],
    [
      'UTF-8 although it says Latin-1',
      Buffer.from(document('ISO-8859-1', 'été')),
      null,
      'été',
      true,
    ],
    [
      'windows-1252 although it says UTF-8',
      Buffer.from(document('UTF-8', 'Th\xe9'), 'latin1'),
      null,
      'Thé',
      true,
    ],
    [
      'a bad byte beside letters of UTF-8',
      Buffer.from(document('UTF-8', 'Th\xe9, \xc3\xa9t\xc3\xa9'), 'latin1'),
      null,
      'Th\ufffd, été',
      true,
    ],
    [
      'half a letter of UTF-8',
      Buffer.from(document('UTF-8', 'Th\xc3'), 'latin1'),
      null,
      'Th\ufffd',
      true,
    ],
    [
      'a byte order mark that was taken for letters',
      Buffer.from(`\u00ef\u00bb\u00bf${document('UTF-8', 'été')}`),
      null,
      'été',
      false,
    ],
    ['UTF-16', Buffer.from(`\ufeff${document('UTF-16', 'été')}`, 'utf16le'), null, 'été', false],
    ['a byte order mark', Buffer.from(`\ufeff${document('UTF-8', 'été')}`), null, 'été', false],
  ])('%s', async (_, bytes, contentType, text, warned) => {
    const { elements, warnings } = await read(bytes, 64, contentType)
    expect(texts(elements)).toEqual([text])
    expect(warnings.length > 0).toBe(warned)
  })
})

test.each<[string, string, string[]]>([
  ['cut off', '<r><item>1</item><item>2', ['1']],
  ['wrongly nested', '<r><item>1</item><item><b></item></b><item>3</item></r>', ['1', '', '3']],
  ['no XML', 'hello', []],
  ['nothing', '', []],
])('a document that is %s is said to be broken', async (_, text, expected) => {
  const { elements, broken } = await read(text)
  expect(broken).toHaveLength(1)
  expect(texts(elements)).toEqual(expected)
})

test('nesting without end does no harm', async () => {
  const nested = (depth: number) => `<item>${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}</item>`
  expect(texts((await read(`<r>${nested(100)}<item>2</item></r>`)).elements)).toEqual(['', '2'])
  const { elements, broken } = await read(`<r><item>1</item>${nested(100_000)}</r>`, 4096)
  expect([texts(elements), broken]).toEqual([['1'], ['nested too deep']])
})

test('taming leaves well-formed markup as it is', () => {
  const tamer = tameMarkup()
  const text = '<?xml version="1.0"?><!DOCTYPE r><r:a b="&quot;">&#1;<é/><![CDATA[&<]]></r:a>'
  expect(tamer.push(text) + tamer.end()).toBe(text)
})
