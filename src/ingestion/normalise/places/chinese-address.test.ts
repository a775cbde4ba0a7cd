import { expect, test } from 'vitest'
import { readPlace } from './place.ts'

const RULES = { text: { repair: false, markup: 'auto' as const }, country: null, base: null }

test.each<[string, (string | null)[]]>([
  // name, street, code, town, country
  [
    '松樹展演空間 / 台北市中山區松江路 12 號',
    ['松樹展演空間', '中山區松江路 12 號', null, '台北市', 'TW'],
  ],
  ['Vega Space (高雄市前鎮區杉路5號3樓)', ['Vega Space', '前鎮區杉路5號3樓', null, '高雄市', 'TW']],
  ['104 台灣台北市中山區松江路12號', ['', '中山區松江路12號', '104', '台北市', 'TW']],
  ['松树剧场，上海市静安区杉路5号', ['松树剧场', '静安区杉路5号', null, '上海市', 'CN']],
  // Halls that are called by a town or a street.
  ['台北市立美術館', ['台北市立美術館', null, null, null, null]],
  ['松江路小劇場', ['松江路小劇場', null, null, null, null]],
  ['A / B', ['A / B', null, null, null, null]],
])('%s', (text, told) => {
  const { name, street, postalCode, city, country } = readPlace(text, RULES, () => {}).place ?? {}
  expect([name, street, postalCode, city, country]).toEqual(told)
})
