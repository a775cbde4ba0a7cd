import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

/** `name | street | postal code | town` */
function told(text: string, named: boolean): string {
  const { name, street, postalCode, city, country } = readAddress(text, named)
  expect(country).toBe('KR')
  return [name, street, postalCode, city].filter((part) => part !== null).join(' | ')
}

test.each([
  ['베가홀, 서울특별시 마포구 소나무로 12', '베가홀 | 마포구 소나무로 12 | 서울'],
  ['베가홀 (서울 마포구 소나무로 12)', '베가홀 | 마포구 소나무로 12 | 서울'],
  ['베가홀 | 부산광역시 해운대구 소나무로 12', '베가홀 | 해운대구 소나무로 12 | 부산'],
  ['베가홀, 경기도 수원시 팔달구 소나무로 12', '베가홀 | 팔달구 소나무로 12 | 수원시'],
  ['베가홀, 제주특별자치도 제주시 소나무로 12', '베가홀 | 소나무로 12 | 제주시'],
])('%s', (text, expected) => {
  expect(told(text, false)).toBe(expected)
})

test.each([
  ['04066 서울 마포구 소나무로 12', '마포구 소나무로 12 | 04066 | 서울'],
  ['대한민국 서울 마포구 소나무로 12 (송정동)', '마포구 소나무로 12 | 서울'],
])('%s as an address', (text, expected) => {
  expect(told(text, true)).toBe(expected)
})

test.each(['베가홀', '서울 베가홀', '서울시립미술관 1관'])('%s is a hall', (text) => {
  expect(readAddress(text, false)).toMatchObject({ name: text, street: null, city: null })
})
