import { LETTERS } from './fold.ts'

/** A word as a key of tables, however it is written: `is_deleted`, `@isDeleted`; `Dépublié`; `Przełożony`. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[œæßøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .normalize('NFC')
}
