import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { ERRORS, ServiceError, serviceError, type ErrorCode } from './errors.ts'
import { OAUTH_ERRORS, oauthErrorBody, oauthErrorOf, type OAuthErrorCode } from './oauth-error.ts'
import { markup } from '../lib/markup.ts'
import { openApiDocument } from './openapi/document.ts'
import { problemBody, problemOf } from './problem.ts'
import { referencePage } from './reference-page.ts'
import { OAuthError, Problem } from './schemas/problem.ts'

const BASE_URL = 'https://events.example/client-api'
const CODES = Object.keys(ERRORS) as ErrorCode[]
const DOCS = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')

/** `| code | status |` at the beginning of each row of the document's tables. */
const DOCUMENTED = [...DOCS.matchAll(/^\| `([^`]+)` \| (\d{3}) \|/gm)].map(
  ([, code, status]) => `${code} ${status}`,
)

const ajv = new Ajv2020({ strict: false })
const isProblem = ajv.compile(Problem)
const isOAuthError = ajv.compile(OAuthError)

describe('the catalogue', () => {
  test('has every status that the service may answer an error with', () => {
    const statuses = new Set(CODES.map((code) => ERRORS[code].status))
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([
      301, 400, 401, 404, 405, 406, 408, 410, 413, 414, 415, 429, 431, 500, 503,
    ])
  })

  test('and docs/errors.md list the same codes', () => {
    const errors = CODES.map((code) => `${code} ${ERRORS[code].status}`)
    const oauth = Object.entries(OAUTH_ERRORS).map(([code, { status }]) => `${code} ${status}`)
    expect(DOCUMENTED).toEqual([...errors, ...oauth])
  })

  test('and what to do is said alike there and where the type of a problem leads', () => {
    const told = [...DOCS.matchAll(/^\| `([^`]+)` \| \d{3} \| [^|]* \| ([^|]*) \|/gm)].map(
      ([, code, advice]) => [code, advice?.replaceAll('`', '')],
    )
    expect(told).toEqual(CODES.map((code) => [code, ERRORS[code].advice]))
    const page = referencePage(
      openApiDocument({ publicUrl: 'https://events.example', basePath: '/client-api' }),
    )
    const shown = CODES.filter(
      (code) => !page.includes(`<dd>${markup`${ERRORS[code].advice}`.text}</dd>`),
    )
    expect(shown).toEqual([])
  })

  test.each(CODES)('%s has the one body of a problem, in JSON', (code) => {
    const { status, title, detail } = ERRORS[code]
    const body: unknown = JSON.parse(
      problemBody(problemOf(new ServiceError(code), BASE_URL), 'json'),
    )
    expect(isProblem(body), JSON.stringify(isProblem.errors)).toBe(true)
    expect(body).toEqual({
      type: `${BASE_URL}/docs#${code}`,
      title,
      status,
      detail,
      ...(status === 400 && { errors: [] }),
    })
  })

  test.each(CODES)('%s has the one body of a problem, in XML', (code) => {
    const { status, title } = ERRORS[code]
    const xml = problemBody(problemOf(new ServiceError(code), BASE_URL), 'xml')
    const document = XmlDocument.fromString(xml)
    const get = (name: string) =>
      document.get(`/p:problem/p:${name}`, { p: 'urn:ietf:rfc:7807' })?.content
    expect(get('type')).toBe(`${BASE_URL}/docs#${code}`)
    expect(get('title')).toBe(title)
    expect(get('status')).toBe(String(status))
    document.dispose()
  })
})

describe('a problem', () => {
  const errors = [
    { in: 'path', name: 'performerId', detail: 'It must be a number, not <b> & "c\u0000".' },
    { in: 'query', name: 'q', detail: 'No.' },
  ] as const

  test('names the bad parameters at 400', () => {
    const problem = problemOf(new ServiceError('invalid-parameter', { errors }), BASE_URL)
    expect(problem.errors).toEqual([
      { in: 'path', name: 'performerId', detail: 'It must be a number, not <b> & "c".' },
      { in: 'query', name: 'q', detail: 'No.' },
    ])
    expect(problemBody(problem, 'xml')).toContain(
      '<errors><i><in>path</in><name>performerId</name>' +
        '<detail>It must be a number, not &lt;b&gt; &amp; "c".</detail></i><i><in>query</in>',
    )
  })

  test('names none at any other status', () => {
    const problem = problemOf(new ServiceError('not-found', { errors }), BASE_URL)
    expect(problem).not.toHaveProperty('errors')
  })
})

describe('what a caller reads and what the log reads are two texts', () => {
  test('the log text is in the message only', () => {
    const error = new ServiceError('unavailable', { detail: 'Later.', log: 'pool is empty' })
    expect(error.message).toBe('unavailable: pool is empty')
    expect(JSON.stringify(problemOf(error, BASE_URL))).not.toContain('pool')
    expect(error.detail).toBe('Later.')
  })

  test('what is not ours is an internal error without words', () => {
    const thrown = new Error('column "secret" of /srv/data does not exist')
    const error = serviceError(thrown)
    expect(error).toMatchObject({ code: 'internal', status: 500, cause: thrown })
    expect(JSON.stringify(problemOf(error, BASE_URL))).not.toMatch(/secret|srv/)
  })

  test('what is ours stays itself', () => {
    const error = new ServiceError('gone')
    expect(serviceError(error)).toBe(error)
  })
})

describe('the token endpoint', () => {
  test.each(Object.keys(OAUTH_ERRORS) as OAuthErrorCode[])(
    '%s has the body of RFC 6749',
    (code) => {
      const body: unknown = JSON.parse(oauthErrorBody(code))
      expect(isOAuthError(body)).toBe(true)
      expect(body).toEqual({ error: code, error_description: OAUTH_ERRORS[code].description })
    },
  )

  test('a description keeps to the characters that the RFC allows', () => {
    expect(JSON.parse(oauthErrorBody('invalid_request', 'é "x" \\ \n')).error_description).toMatch(
      /^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/,
    )
  })

  test.each([
    ['login-failed', 'invalid_client'],
    ['too-many-failed-logins', 'slow_down'],
    ['unsupported-media-type', 'invalid_request'],
    ['internal', 'server_error'],
    ['unavailable', 'temporarily_unavailable'],
  ] as const)('%s is called %s there', (code, name) => {
    expect(oauthErrorOf(new ServiceError(code))).toBe(name)
  })
})
