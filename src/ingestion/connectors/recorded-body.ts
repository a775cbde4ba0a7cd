import { isObject } from './json-value.ts'
import type { JsonObject } from './json-value.ts'

/**
 * What an answer says, where a value is the recording of an exchange (`{request, status, body}`, the body as an object or
 * as text, or `{response: {body: {string}}}`); the value itself otherwise.
 */
export function answerOf(value: JsonObject): JsonObject {
  const response = isObject(value['response']) ? value['response'] : value
  const body = response['body']
  const text = isObject(body) && typeof body['string'] === 'string' ? body['string'] : body
  if (typeof text !== 'string') return isObject(text) ? text : value
  try {
    const parsed: unknown = JSON.parse(text)
    return isObject(parsed) ? parsed : value
  } catch {
    return value
  }
}
