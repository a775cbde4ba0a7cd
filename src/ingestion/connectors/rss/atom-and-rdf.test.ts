import { expect, test } from 'vitest'
import { NAMESPACES, START, read } from '../../../../tests/support/read-rss.ts'

test('Atom', async () => {
  const { natives } = await read(`<feed xmlns="http://www.w3.org/2005/Atom" ${NAMESPACES}><entry>
    <id>tag:vega.example,2026:1</id><title type="html">Les &lt;b&gt;Loutres&lt;/b&gt;</title>
    <link rel="self" href="https://vega.example/self"/><link href="https://vega.example/1"/>
    <category term="Rock"/><updated>2026-01-01T00:00:00Z</updated>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Un soir</p><p>de fête</p></div></content>
    <gd:where valueString="Salle Vega, Toulouse"/><gd:when startTime="2026-12-05T20:00:00+01:00"/></entry></feed>`)
  expect(natives).toEqual([
    {
      id: 'tag:vega.example,2026:1',
      name: 'Les <b>Loutres</b>',
      url: 'https://vega.example/1',
      description: 'Un soir\nde fête',
      categories: ['Rock'],
      place: { name: 'Salle Vega', address: 'Toulouse' },
      start: '2026-12-05T20:00:00+01:00',
    },
  ])
})

test('XHTML within Atom keeps its words in their order, and its picture', async () => {
  const { natives } =
    await read(`<feed xmlns="http://www.w3.org/2005/Atom" ${NAMESPACES} xml:base="https://vega.example/">
    <entry><id>1</id><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Die <em>Otter</em> &amp; Co</div></title>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Am <b>Freitag</b>
      im <a href="x">Vega</a>.</p><img src="/i.jpg"/>Einlass<br/>ab 19 Uhr</div></content>
    <gd:when startTime="2026-12-05T20:00:00+01:00"/></entry></feed>`)
  expect(natives[0]).toMatchObject({
    name: 'Die Otter & Co',
    description: 'Am Freitag im Vega.\nEinlass\nab 19 Uhr',
    image: ['https://vega.example/i.jpg'],
  })
})

test('RSS 1.0, whose items stand beside the channel', async () => {
  const { natives } = await read(
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${NAMESPACES}>
     <channel><title>Vega</title></channel><item rdf:about="https://vega.example/1"><title>Les Loutres</title>
     <link>https://vega.example/1</link>${START}</item></rdf:RDF>`,
  )
  expect(natives).toMatchObject([{ id: 'https://vega.example/1', name: 'Les Loutres' }])
})
