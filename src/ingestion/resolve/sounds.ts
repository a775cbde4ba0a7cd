import { SOUND_LENGTH_MIN, isGreekOrCyrillic, soundOf } from '../../lib/romanise.ts'

export function soundsOf(words: readonly string[]): string[] {
  return words.map((word) => soundOf(word)).toSorted()
}

/** One name in Greek or Cyrillic letters here and in Latin ones there, its words in any order. */
export function namesSoundAlike(a: readonly string[], b: readonly string[]): boolean {
  if (isGreekOrCyrillic(a.join('')) === isGreekOrCyrillic(b.join(''))) return false
  const sound = soundsOf(a).join('')
  return sound.length >= SOUND_LENGTH_MIN && sound === soundsOf(b).join('')
}
