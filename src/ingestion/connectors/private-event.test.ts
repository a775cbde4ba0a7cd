import { expect, test } from 'vitest'
import { isPrivate, withheld } from './private-event.ts'

test.each([
  ['Private Event', true],
  ['private corporate function', true],
  ['Soirée privée', true],
  ['Evenement prive', true],
  ['Privatisation', true],
  ['Geschlossene Gesellschaft', true],
  ['Fiesta privada', true],
  ['Evento privato', true],
  ['Private Parts', false],
  ['The Private Event Band', false],
  ['Concert privé de la rue', false],
  ['', false],
])('%j is for invited people only: %j', (text, is) => {
  expect(isPrivate(text)).toBe(is)
  expect(isPrivate(null, undefined, text)).toBe(is)
})

test('what is held of it is withdrawn', () => {
  expect(withheld('7')).toEqual({
    rejected: 'an event for invited people only',
    id: '7',
    withdraw: true,
  })
})
