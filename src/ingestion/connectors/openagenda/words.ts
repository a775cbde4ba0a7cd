import { isObject, listOf, textOf } from '../json-value.ts'

/** The languages of texts, best first: the one asked for, French, English, then whatever there is. */
export type Languages = readonly string[]

export function languagesOf(wanted: string | undefined): Languages {
  const own = wanted?.trim().toLowerCase() ?? ''
  return [...new Set([own, 'fr', 'en'])].filter((language) => language !== '')
}

export interface Said {
  readonly text: string
  /** Null for a text that is not by language. */
  readonly language: string | null
}

/** A text, plain or by language, in the best language that says something. */
export function said(value: unknown, languages: Languages): Said | null {
  if (!isObject(value)) {
    const text = textOf(value)
    return text === undefined ? null : { text, language: null }
  }
  for (const language of [...languages, ...Object.keys(value)]) {
    const text = textOf(value[language])
    if (text !== undefined) return { text, language }
  }
  return null
}

/** Words of a list, plain or by language; a text of several is cut at its commas. */
export function saidWords(value: unknown, languages: Languages): readonly string[] {
  if (!isObject(value)) return wordsIn(value)
  for (const language of [...languages, ...Object.keys(value)]) {
    const words = wordsIn(value[language])
    if (words.length > 0) return words
  }
  return []
}

function wordsIn(value: unknown): readonly string[] {
  return listOf(value)
    .flatMap((word) => textOf(word)?.split(/[,;]/) ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
