import { isObject, listOf, objectOf, textOf } from './json-value.ts'
import type { JsonObject } from './json-value.ts'

const SAID_MAX = 200

/** Members that are there because something went wrong, in the order of how well they say what. */
const OF_ERRORS = ['error_description', 'errorMessage', 'error', 'errors', 'fault']
/** Members that say what went wrong, or anything else. */
const OF_ANYTHING = [
  'message',
  'Message',
  'detail',
  'title',
  'reason',
  'faultstring',
  'description',
]

/**
 * What an API says in place of an answer: `{"error": "Invalid token"}`, `{"errors": [{"detail": "…"}]}`,
 * `{"fault": {"faultstring": "…"}}`, `{"status": 429, "message": "…"}`. Null where nothing went wrong, as far as it says.
 */
export function errorOfApi(value: JsonObject): string | null {
  const of = OF_ERRORS.find((member) => wordsOf(value[member]) !== undefined)
  const words = wordsOf(of === undefined ? undefined : value[of]) ?? failureIn(value)
  return words === undefined ? null : `the API answered: ${words.slice(0, SAID_MAX)}`
}

/** A message beside a status that is a failure, or alone; what else has one may well be the end of a good answer. */
function failureIn(value: JsonObject): string | undefined {
  const words = saidIn(value)
  const alone = Object.keys(value).length === 1
  return alone || hasFailed(value) ? words : undefined
}

function hasFailed(value: JsonObject): boolean {
  const states = ['status', 'statusCode', 'status_code'].map(
    (member) => textOf(value[member]) ?? '',
  )
  return (
    value['success'] === false ||
    value['error_code'] !== undefined ||
    states.some((state) => /^(?:[45]\d\d$|error|fail)/i.test(state))
  )
}

function wordsOf(value: unknown): string | undefined {
  const first = listOf(value)[0]
  if (isObject(first)) return saidIn(first)
  const words = textOf(first)
  return words !== undefined && /\p{L}{2}/u.test(words) && !NONE.test(words) ? words : undefined
}

const NONE = /^\s*(?:none|null|no|ok|false)\s*$/i

function saidIn(value: JsonObject): string | undefined {
  return OF_ANYTHING.map((member) => value[member])
    .flatMap((said) => textOf(said) ?? textOf(objectOf(said)['text']) ?? [])
    .find((said) => !NONE.test(said))
}
