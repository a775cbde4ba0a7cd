/** Addresses below the base path. */
export const PATHS = {
  login: '/v2/login',
  token: '/v2/oauth/token',
  performer: '/v2/performer/{performerId}',
  place: '/v2/g-place/{directoryPlaceId}',
  openapi: '/openapi.json',
  xsd: '/schema.xsd',
  reference: '/docs',
} as const

/** Where the explanation of an error stands. */
export function problemType(baseUrl: string, code: string): string {
  return `${baseUrl}${PATHS.reference}#${code}`
}
