import { ServiceError } from '../contract/errors.ts'
import type { WireParameterError } from '../contract/schemas/problem.ts'

export type LoginBody =
  | { readonly clientId: string; readonly clientSecret: string }
  | { readonly refreshToken: string }

const MEMBERS = ['clientId', 'clientSecret', 'refreshToken'] as const

/** Exactly one of the two forms, or a 400 that says what is wrong with each member. */
export function readLoginBody(body: unknown): LoginBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid([{ in: 'body', name: '', detail: 'It must be an object.' }])
  }
  const given = body as Readonly<Record<string, unknown>>
  const present = MEMBERS.filter((name) => given[name] !== undefined)
  const faults = present
    .filter((name) => typeof given[name] !== 'string' || given[name] === '')
    .map((name) => fault(name, 'It must be a text that is not empty.'))
  if (faults.length > 0) throw invalid(faults)

  const { clientId, clientSecret, refreshToken } = given as Partial<Record<string, string>>
  if (refreshToken !== undefined) {
    const extra = present.filter((name) => name !== 'refreshToken')
    if (extra.length === 0) return { refreshToken }
    throw invalid(extra.map((name) => fault(name, 'It cannot go with refreshToken.')))
  }
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  const missing = (['clientId', 'clientSecret'] as const).filter((name) => !present.includes(name))
  throw invalid(missing.map((name) => fault(name, 'It is missing.')))
}

function fault(name: string, detail: string): WireParameterError {
  return { in: 'body', name, detail }
}

function invalid(errors: readonly WireParameterError[]): ServiceError {
  return new ServiceError('invalid-login-request', { errors })
}
