/** Headers of answers, by name: components of the API description. */
export const HEADERS = {
  'Request-Id': {
    description:
      'Names this request in the logs of the service. A sane one sent by the caller is kept.',
    example: '01980f5c-6f7e-7c3a-9d5e-2f0c6a1b4e77',
  },
  ETag: {
    description:
      'Strong tag of this representation. Send it back in If-None-Match to be told of changes only.',
    example: '"Qm9yZWFsZS1sZXMtbG91dHJlcw-gzip"',
  },
  'Last-Modified': {
    description: 'When the record last changed.',
    example: 'Fri, 20 Nov 2026 10:30:00 GMT',
  },
  'Cache-Control': {
    description: 'Answers may be kept by the client, and are asked about before each use.',
    example: 'private, no-cache',
  },
  Vary: {
    description: 'Request headers that choose the representation.',
    example: 'Accept, Accept-Encoding',
  },
  'Content-Location': {
    description:
      'Address of the record that answers, where the identifier asked for was replaced by another.',
    example: 'https://events.example/client-api/v2/performer/12',
  },
  'RateLimit-Policy': {
    description: "The client's budgets: q requests in w seconds, and as many as burst at once.",
    example: '"second";q=100;w=1;burst=200, "day";q=1000000;w=86400',
  },
  RateLimit: {
    description: 'What is left of them: r requests, and t seconds until the budget is full again.',
    example: '"second";r=199;t=1, "day";r=999712;t=86000',
  },
  'WWW-Authenticate': {
    description: 'How to authenticate, and what was wrong with a token that was sent (RFC 6750).',
    example: 'Bearer realm="affiche", error="invalid_token"',
  },
  'Retry-After': {
    description: 'Seconds after which it is worth trying again.',
    example: '1',
  },
} as const

export type HeaderName = keyof typeof HEADERS

export function headerComponents(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(HEADERS).map(([name, { description, example }]) => [
      name,
      { description, schema: { type: 'string' }, example },
    ]),
  )
}

export function headerRefs(names: readonly HeaderName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
