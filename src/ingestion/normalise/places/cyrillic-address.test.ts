import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

test.each<[string, boolean, (string | null)[]]>([
  // name, street, code, town, country
  [
    'г. Санкт-Петербург, Невский пр., 5',
    true,
    [null, 'Невский пр., 5', null, 'Санкт-Петербург', null],
  ],
  [
    '101000, Россия, г. Москва, ул. Сосновая, д. 12, стр. 1',
    true,
    [null, 'ул. Сосновая, д. 12, стр. 1', '101000', 'Москва', 'RU'],
  ],
  [
    'ДК «Бук», Московская обл., г. Химки, ул. Сосновая, д. 3',
    false,
    ['ДК «Бук»', 'ул. Сосновая, д. 3', null, 'Химки', null],
  ],
  ['вул. Соснова, 12, м. Київ', true, [null, 'вул. Соснова, 12', null, 'Київ', null]],
  ['гр. София, ул. Бор 3', true, [null, 'ул. Бор 3', null, 'София', null]],
  // A town without its sign, before its street.
  [
    'Клуб «Бук», Москва, ул. Сосновая, 3',
    false,
    ['Клуб «Бук»', 'ул. Сосновая, 3', null, 'Москва', null],
  ],
  [
    'Клуб Бук, 191186, Санкт-Петербург, Сосновый проспект, 12',
    false,
    ['Клуб Бук', 'Сосновый проспект, 12', '191186', 'Санкт-Петербург', null],
  ],
  [
    'Клуб Бук, Алматы, пр. Сосновый 12, Казахстан',
    false,
    ['Клуб Бук', 'пр. Сосновый 12', null, 'Алматы', 'KZ'],
  ],
  ['Казань, ул. Сосновая, 3', true, [null, 'ул. Сосновая, 3', null, 'Казань', null]],
  // A station, and no town.
  [
    'ул. Сосновая, д. 12, м. Буковая',
    true,
    [null, 'ул. Сосновая, д. 12', null, 'м. Буковая', null],
  ],
])('%s', (text, named, told) => {
  const { name, street, postalCode, city, country } = readAddress(text, named)
  expect([name, street, postalCode, city, country]).toEqual(told)
})

test.each([
  ['ул. Сосновая, д. 12', 'ул. Сосновая, д. 12'],
  ['Дом культуры, ул. Сосновая, 3', 'Дом культуры, ул. Сосновая, 3'],
  ['Центральный район, ул. Сосновая, 3', 'Центральный район, ул. Сосновая, 3'],
  ['Буковая площадь, ул. Сосновая, 3', 'Буковая площадь, ул. Сосновая, 3'],
  ['Старый Город, ул. Сосновая, 3', 'Старый Город, ул. Сосновая, 3'],
  ['Rua dos Pinheiros, s/n', 'Rua dos Pinheiros, s/n'],
  ['12 Pine Street, Floor 3', '12 Pine Street, Floor 3'],
  ['Çam Sokak, No: 5', 'Çam Sokak, No: 5'],
])('what follows a street is no town: %s', (text, street) => {
  expect(readAddress(text, true)).toMatchObject({ street, city: null })
})
