import { isObject, listOf, objectOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

export interface Said {
  readonly text: string
  readonly language: string | undefined
}

/**
 * A text by language, each a text or a list of texts, in the language wanted, else French, English, any; or texts that each
 * say their language (`@language`, `@value`).
 */
export function said(value: unknown, wanted: string | undefined): Said | undefined {
  if (!isObject(value)) {
    const texts = listOf(value)
    const marked = texts.filter(isObject).filter((one) => textOf(one['@value']) !== undefined)
    if (marked.length > 0) return said(byLanguage(marked), wanted)
    const text = texts.map(textOf).find((one) => one !== undefined)
    return text === undefined ? undefined : { text, language: undefined }
  }
  if ('@value' in value) return said([value], wanted)
  for (const language of [wanted ?? 'fr', 'fr', 'en', ...Object.keys(value)]) {
    const text = listOf(value[language])
      .map(textOf)
      .find((one) => one !== undefined)
    if (text !== undefined) return { text, language }
  }
  return undefined
}

function byLanguage(texts: readonly JsonObject[]): JsonObject {
  const pairs = texts.map((one) => [textOf(one['@language']) ?? 'fr', one['@value']] as const)
  return Object.fromEntries(pairs.toReversed())
}

/** Objects of a member that holds one or a list. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return listOf(value).filter(isObject)
}

/** The first text of a member that holds one or a list. */
export function firstOf(value: unknown): string | undefined {
  return listOf(value)
    .map((one) => textOf(isObject(one) ? (one['@value'] ?? one['@id']) : one))
    .find((text) => text !== undefined)
}

/** The last part of an id, as `Concert` of `https://…/ontology#Concert` and `Free` of `kb:Free`. */
export function lastPart(id: unknown): string {
  return /[^/#:]*$/.exec(textOf(id) ?? '')?.[0] ?? ''
}

/** What types something is of, by their last parts. */
export function typesOf(value: JsonObject): readonly string[] {
  return listOf(value['@type']).map(lastPart)
}

export function memberOf(value: unknown, member: string): JsonObject {
  return objectOf(objectsOf(value)[0]?.[member])
}
