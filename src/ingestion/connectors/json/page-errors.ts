import { isObject } from '../json-value.ts'

const ERRORS = /^(?:errors?|faults?|exceptions?)$/i

/**
 * What a page of whatever has a mapping says that went wrong, as GraphQL and most others write it; null where that member is
 * empty. Of formats whose APIs are known more may be taken for an error: `../api-error.ts`.
 */
export function errorOnPage(value: unknown): string | null {
  if (!isObject(value)) return null
  for (const [name, said] of Object.entries(value)) {
    if (!ERRORS.test(name) || isEmpty(said)) continue
    const text = typeof said === 'string' ? said : JSON.stringify(said)
    return `"${name}": ${text.slice(0, SAID_MAX)}`
  }
  return failureIn(value)
}

const SAID_MAX = 120
const FLAGS = ['success', 'ok', 'succeeded']
const FAILED = /^(?:error|fail|failed|failure|ko|nok)$/i
const MESSAGES = ['message', 'msg', 'detail', 'reason', 'description']

/** `{"success": false, "message": "Invalid key", "data": []}` */
function failureIn(value: Readonly<Record<string, unknown>>): string | null {
  const flag = FLAGS.find((name) => value[name] === false)
  const { status } = value
  const said =
    flag === undefined
      ? typeof status === 'string' && FAILED.test(status)
        ? `"status": ${JSON.stringify(status)}`
        : null
      : `"${flag}": false`
  if (said === null) return null
  const message = messageIn(value)
  return message === null ? said : `${said}, ${message}`
}

function messageIn(value: Readonly<Record<string, unknown>>): string | null {
  const said = MESSAGES.map((name) => value[name]).find((one) => typeof one === 'string')
  return said === undefined ? null : said.slice(0, SAID_MAX)
}

const BESIDE_MESSAGES = new Set([...MESSAGES, 'code', 'status', 'statusCode', 'status_code'])

/** `{"message": "Invalid key"}`, `{"status": 401, "message": "…"}`: nothing but that. */
export function messageAlone(value: unknown): string | null {
  if (!isObject(value) || !Object.keys(value).every((name) => BESIDE_MESSAGES.has(name)))
    return null
  const message = messageIn(value)
  return message === null ? null : `the message: ${message}`
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return /^\s*(?:0|false|none|null|ok)?\s*$/i.test(value)
  if (typeof value !== 'object') return !value
  return value === null || Object.keys(value).length === 0
}
