import { portableText, xmlContent } from '../lib/xml-text.ts'
import { ERRORS, type ServiceError } from './errors.ts'
import { problemType } from './paths.ts'
import type { WireProblem } from './schemas/problem.ts'

export type Form = 'json' | 'xml'

export const PROBLEM_MEDIA_TYPES = {
  json: 'application/problem+json',
  xml: 'application/problem+xml',
} as const

/** `baseUrl`: the public address with the base path, where the reference page that explains the code stands. */
export function problemOf(error: ServiceError, baseUrl: string): WireProblem {
  const problem = {
    type: problemType(baseUrl, error.code),
    title: ERRORS[error.code].title,
    status: error.status,
    detail: portableText(error.detail),
  }
  if (error.status !== 400) return problem
  const errors = error.errors.map((one) => ({
    in: one.in,
    name: portableText(one.name),
    detail: portableText(one.detail),
  }))
  return { ...problem, errors }
}

export function problemBody(problem: WireProblem, form: Form): string {
  return form === 'json' ? JSON.stringify(problem) : problemXml(problem)
}

/** RFC 9457, appendix B: members are elements, an item of an array is `<i>`. */
function problemXml(problem: WireProblem): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<problem xmlns="urn:ietf:rfc:7807">${members(problem)}</problem>`
  )
}

function members(value: Readonly<Record<string, unknown>>): string {
  return Object.entries(value)
    .map(([name, member]) => `<${name}>${memberXml(member)}</${name}>`)
    .join('')
}

function memberXml(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => `<i>${memberXml(item)}</i>`).join('')
  if (typeof value === 'object' && value !== null) {
    return members(value as Record<string, unknown>)
  }
  return xmlContent(String(value))
}
