import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostOf } from './host-of.ts'

const whole = (address: string) => (URL.canParse(address) ? new URL(address).host : '')

test.each([
  'https://img.example/a.jpg',
  'http://a.b-c.co.uk/x?y',
  'https://xn--p1ai.ru/',
  'https://a.xn--p1ai.ru/',
  'https://xn--a.example/',
  'https://0x7f.1/',
  'http://1.2.3.com/',
  'https://Img.Example/',
  'https://img.example:80/',
  'https://img.example:443/',
  'http://a..com/',
  'https://a_b.com/',
  'https://u@a.com/',
  'https://a.com',
  'https://café.example/',
  'ftp://a.com/',
  'no address',
])('%s', (address) => {
  expect(hostOf(address)).toBe(whole(address))
})

test('is what reading the whole address gives', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      expect(hostOf(address)).toBe(whole(address))
    }),
  )
})
