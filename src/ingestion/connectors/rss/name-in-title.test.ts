import { expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { nameInTitle } from './name-in-title.ts'
import { rss } from './rss.ts'

const feed = (title: string, inside = '') =>
  `<rss version="2.0"><channel><title>Agenda Vega</title><item><title>${title}</title>
   <guid isPermaLink="false">e-1</guid>${inside}</item></channel></rss>`

async function nameOf(text: string): Promise<unknown> {
  const { natives } = await readBody(rss, bodyOf(text), { dates: 'text' })
  return natives[0]?.name
}

test.each<[string, string]>([
  ['ven 4 décembre 2026 - 19h30 : Projection « Les Rives »', 'Projection « Les Rives »'],
  ['04/12/2026 19:30 - Projection', 'Projection'],
  ['vendredi 4 décembre 2026 à 19h30 : Projection', 'Projection'],
  ['2026-12-04: Projection', 'Projection'],
  ['[04/12/2026] Projection', 'Projection'],
  ['Friday, December 4, 2026 at 7:30 PM - Screening', 'Screening'],
  ['4 Dec 2026 | Screening', 'Screening'],
  ['Fr., 04.12.2026, 19:30 Uhr: Filmabend', 'Filmabend'],
  ['[Agenda Vega] 4 Dec 2026 | Screening', 'Screening'],
  ['4 décembre 2026', '4 décembre 2026'],
  ['Journée du 4 décembre 2026', 'Journée du 4 décembre 2026'],
  ['4 décembre 2026 - une date', '4 décembre 2026 - une date'],
  ['Salle 5, 4 décembre 2026 - Projection', 'Salle 5, 4 décembre 2026 - Projection'],
])('the date before a name is no part of it: %s', async (title, name) => {
  expect(await nameOf(feed(title))).toBe(name)
})

test.each<[string, string, string]>([
  ['of its feed', '[Agenda Vega] Les Loutres', 'Les Loutres'],
  ['and no further one', '[Agenda Vega] [Live] Les Loutres', '[Live] Les Loutres'],
  ['of another', '[Live] Les Loutres', '[Live] Les Loutres'],
  ['and nothing else', '[Agenda Vega]', '[Agenda Vega]'],
])('a name in brackets before the title: %s', async (_, title, name) => {
  expect(await nameOf(feed(title, '<description>5 December 2026</description>'))).toBe(name)
})

test('a date that the event does not have stays', () => {
  const title = '4 Dec 2026 | Screening'
  expect(nameInTitle(title, '', '2026-12-05T20:00')).toBe(title)
})
