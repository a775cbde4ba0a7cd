import { expect, test } from 'vitest'
import { checkLocation } from './location.ts'

test.each([
  ['https://vega.example/agenda.ics', 'https://vega.example/agenda.ics'],
  ['webcal://vega.example/agenda.ics', 'https://vega.example/agenda.ics'],
  ['WEBCALS://vega.example/agenda.ics', 'https://vega.example/agenda.ics'],
])('the location %s is %s', async (given, location) => {
  expect(await checkLocation(given)).toBe(location)
})

test('an address of another kind is refused', async () => {
  await expect(checkLocation('ftp://vega.example/agenda.ics')).rejects.toThrow('ftp://')
})
