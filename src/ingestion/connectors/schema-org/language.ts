import { isObject, listOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

export interface Said {
  readonly text: string
  /** Null for a text that does not say its language. */
  readonly language: string | null
}

/** Keys of a language map; `@none` is a text of no language. */
const TAG = /^(?:[a-z]{2}(?:-[a-z\d]{2,8})*|@none)$/i
const ADDRESS = /^(?:https?:|_:|#|\/)/i

/**
 * The texts of a value that is said in languages: `{"@value", "@language"}`, or a map `{"fr": …, "en": …}`. Null where it is
 * something else.
 */
export function saidInLanguages(value: unknown): readonly Said[] | null {
  if (!isObject(value)) return null
  const stated = textOf(value['@value'])
  if (stated !== undefined) return [{ text: stated, language: textOf(value['@language']) ?? null }]
  return isLanguageMap(value)
    ? Object.entries(value).flatMap(([tag, texts]) =>
        listOf(texts).flatMap((text) => ({
          text: String(text),
          language: tag === '@none' ? null : tag,
        })),
      )
    : null
}

function isLanguageMap(value: JsonObject): boolean {
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(
      ([tag, texts]) =>
        TAG.test(tag) &&
        listOf(texts).every((text) => typeof text === 'string' && !ADDRESS.test(text.trim())),
    )
  )
}

/** The text in the language wanted, else the first. */
export function bestSaid(said: readonly Said[], wanted: string | undefined): Said | undefined {
  const tag = wanted?.slice(0, 2).toLowerCase()
  const full = said.filter(({ text }) => text.trim() !== '')
  return (
    (tag === undefined
      ? undefined
      : full.find(({ language }) => language?.slice(0, 2).toLowerCase() === tag)) ?? full[0]
  )
}
