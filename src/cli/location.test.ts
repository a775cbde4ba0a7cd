import { expect, test } from 'vitest'
import { checkLocation } from './location.ts'

test.each([
  ['https://vega.example/agenda.ics', 'https://vega.example/agenda.ics'],
  ['webcal://vega.example/agenda.ics', 'https://vega.example/agenda.ics'],
  ['WEBCALS://vega.example/agenda.ics', 'https://vega.example/agenda.ics'],
])('the location %s is %s', async (given, location) => {
  expect(await checkLocation(given)).toBe(location)
})

test('an address of another kind is refused, and its password not repeated', async () => {
  const location = 'ftp://eve:geheim@vega.example/agenda.ics'
  await expect(checkLocation(location)).rejects.toThrow('"ftp://***@vega.example/agenda.ics"')
})
