import { expect, it } from 'vitest'
import { fold } from './fold.ts'
import { isGreekOrCyrillic, soundOf } from './romanise.ts'

const SAME: readonly (readonly [string, string])[] = [
  ['Γιάννης Χαρούλης', 'Giannis Haroulis'],
  ['Γιάννης Χαρούλης', 'Yannis Charoulis'],
  ['Ελευθερία Αρβανιτάκη', 'Eleftheria Arvanitaki'],
  ['Νατάσσα Μποφίλιου', 'Natassa Bofiliou'],
  ['Океан Ельзи', 'Okean Elzy'],
  ['Сергей Шнуров', 'Sergey Shnurov'],
  ['Щербаков', 'Shcherbakov'],
  ['Макс Корж', 'Max Korzh'],
  ['Бајага и Инструктори', 'Bajaga i Instruktori'],
]

it.each(SAME)('%s sounds like %s', (other, latin) => {
  expect(soundOf(fold(other))).toBe(soundOf(fold(latin)))
})

it('tells other names apart', () => {
  const sounds = SAME.map(([, latin]) => soundOf(fold(latin)))
  expect(soundOf(fold('Сергей Лазарев'))).not.toBe(soundOf(fold('Sergey Shnurov')))
  expect(new Set(sounds).size).toBe(SAME.length - 1)
})

it('knows which letters it writes otherwise', () => {
  expect(['Кино', 'Θάνος', 'Kino', 'キノ'].map(isGreekOrCyrillic)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
