import { isObject } from './json-value.ts'
import type { JsonObject } from './json-value.ts'

/**
 * What an answer says, where a value is the recording of an exchange (`{request, status, body}`, the body as an object or
 * as text, `{response: {body: {string}}}`, or `{status, data}`) or only called one (`{response}`); the value itself otherwise.
 */
export function answerOf(value: JsonObject): unknown {
  const response = isObject(value['response']) ? value['response'] : value
  const body = response['body'] ?? response['data'] ?? (response === value ? null : response)
  const text = isObject(body) && typeof body['string'] === 'string' ? body['string'] : body
  if (typeof text !== 'string') return typeof text === 'object' && text !== null ? text : value
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : value
  } catch {
    return value
  }
}
