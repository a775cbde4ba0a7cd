import Type, { type TSchema } from 'typebox'
import { documentXml } from '../document-xml.ts'
import type { ErrorCode } from '../errors.ts'
import { PATHS } from '../paths.ts'
import { LoginRequest, TokenAnswer, TokenRequest } from '../schemas/login.ts'
import { DIRECTORY_PLACE_ID_PATTERN } from '../schemas/place.ts'
import { DOCUMENTS, type DocumentKind } from '../schemas/records.ts'
import { errorResponses, oauthErrorResponses } from './error-responses.ts'
import { exampleJson, TOKEN_EXAMPLE } from './examples.ts'
import { headerRefs } from './headers.ts'

export interface Address {
  /** Origin, without a slash at its end. */
  readonly publicUrl: string
  /** `/client-api`, or empty. */
  readonly basePath: string
}

export const TAGS = {
  login: { name: 'Client login', description: 'Credentials in, tokens out.' },
  serving: {
    name: 'Direct event data serving',
    description: 'All events of a performer or of a place, in one answer.',
  },
} as const

/** What any request may run into, whatever it asks for. */
const EVERYWHERE = [
  'malformed-request',
  'request-timeout',
  'address-too-long',
  'too-many-requests',
  'headers-too-large',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

export function pathItems(address: Address): Record<string, unknown> {
  return {
    [PATHS.login]: { post: loginOperation(address) },
    [PATHS.token]: { post: tokenOperation() },
    [PATHS.performer]: {
      get: lookup(address, {
        kind: 'performer',
        operationId: 'getPerformerEvents',
        summary: 'Get performer events',
        description:
          "Returns the performer's data and all events in which the performer takes part: past and future, " +
          'cancelled and sold out, by start, then identifier. A retired identifier answers with the record that ' +
          'replaced it, and Content-Location. HEAD answers the same without the body.',
        parameter: 'performerId',
        about: 'Identifier of the performer. Compared by value: 10.0 and 1e1 are 10.',
        schema: Type.Number({ examples: [12] }),
        fault: 'It must be a number.',
        notFound: 'performer-not-found',
      }),
    },
    [PATHS.place]: {
      get: lookup(address, {
        kind: 'place',
        operationId: 'getPlaceEvents',
        summary: 'Get place events',
        description:
          'Returns one place of the places directory and all events scheduled there, by start, then identifier. ' +
          'An identifier that the directory replaced answers with the record that replaced it, and ' +
          'Content-Location. HEAD answers the same without the body.',
        parameter: 'directoryPlaceId',
        about: 'Identifier of the place in the places directory.',
        schema: Type.String({
          pattern: DIRECTORY_PLACE_ID_PATTERN,
          examples: ['osm-w4100235'],
        }),
        fault: 'It must be 1 to 512 letters, digits, underscores or hyphens.',
        notFound: 'place-not-found',
      }),
    },
  }
}

interface Lookup {
  readonly kind: DocumentKind
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameter: string
  readonly about: string
  readonly schema: TSchema
  readonly fault: string
  readonly notFound: ErrorCode
}

function lookup(address: Address, one: Lookup): unknown {
  const codes = [
    'invalid-parameter',
    'malformed-path',
    'token-missing',
    'token-invalid',
    one.notFound,
    'not-acceptable',
    ...EVERYWHERE,
  ] as const
  const errors = [{ in: 'path', name: one.parameter, detail: one.fault }] as const
  return {
    tags: [TAGS.serving.name],
    operationId: one.operationId,
    summary: one.summary,
    description: one.description,
    security: [{ accessToken: [] }],
    parameters: [
      {
        name: one.parameter,
        in: 'path',
        required: true,
        description: one.about,
        schema: one.schema,
      },
      {
        name: 'If-None-Match',
        in: 'header',
        required: false,
        description: 'The ETag of the copy that the client has: unchanged is answered with 304.',
        schema: Type.String(),
      },
    ],
    responses: {
      '200': documentResponse(address, one.kind),
      '304': {
        description: 'Not modified: the copy that the client has is still good. No body.',
        headers: headerRefs(['Request-Id', 'ETag', 'Last-Modified', 'Cache-Control', 'Vary']),
      },
      ...errorResponses({ codes, errors, forms: ['json', 'xml'] }, baseUrlOf(address)),
    },
  }
}

function documentResponse(address: Address, kind: DocumentKind): unknown {
  const json = exampleJson(kind, address.publicUrl)
  const schema = DOCUMENTS[kind]
  return {
    description: 'Success.',
    headers: headerRefs([
      'Request-Id',
      'ETag',
      'Last-Modified',
      'Cache-Control',
      'Vary',
      'Content-Location',
      'RateLimit',
      'RateLimit-Policy',
    ]),
    content: {
      'application/json': { schema, example: JSON.parse(json) },
      'application/xml': { schema, example: documentXml(kind, json) },
    },
  }
}

const LOGIN_ERRORS = [
  'invalid-login-request',
  'malformed-body',
  'login-failed',
  'body-too-large',
  'unsupported-media-type',
  'too-many-failed-logins',
  ...EVERYWHERE.filter((code) => code !== 'too-many-requests'),
] as const

function loginOperation(address: Address): unknown {
  const errors = [{ in: 'body', name: 'clientSecret', detail: 'It is missing.' }] as const
  return {
    tags: [TAGS.login.name],
    operationId: 'login',
    summary: 'Log in',
    description:
      'Exchanges the credentials that the operator supplied, or a refresh token, for an access token. A refresh ' +
      'token is good once; every answer holds the next one.',
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: LoginRequest,
          examples: {
            credentials: { value: { clientId: 'CLIENT_ID', clientSecret: 'CLIENT_SECRET' } },
            refresh: { value: { refreshToken: TOKEN_EXAMPLE.refresh_token } },
          },
        },
        'application/x-www-form-urlencoded': { schema: LoginRequest },
      },
    },
    responses: {
      '200': tokenResponse(),
      ...errorResponses({ codes: LOGIN_ERRORS, errors, forms: ['json'] }, baseUrlOf(address)),
    },
  }
}

function tokenOperation(): unknown {
  return {
    tags: [TAGS.login.name],
    operationId: 'requestToken',
    summary: 'Request a token (OAuth 2.0)',
    description:
      'The same as a standard OAuth 2.0 token endpoint (RFC 6749), for stock OAuth clients. Its errors have the ' +
      "RFC's body.",
    security: [{ clientBasic: [] }, {}],
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: TokenRequest } },
    },
    responses: { '200': tokenResponse(), ...oauthErrorResponses() },
  }
}

function tokenResponse(): unknown {
  return {
    description: 'Success. Cache-Control is no-store.',
    headers: headerRefs(['Request-Id']),
    content: { 'application/json': { schema: TokenAnswer, example: TOKEN_EXAMPLE } },
  }
}

export function baseUrlOf({ publicUrl, basePath }: Address): string {
  return publicUrl.replace(/\/+$/, '') + basePath
}
