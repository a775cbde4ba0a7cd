import Type, { type Static } from 'typebox'
import { text } from './fields.ts'

export const ClientCredentials = Type.Object(
  {
    clientId: text({ description: 'Supplied by the operator of the service.' }),
    clientSecret: text({ description: 'Supplied by the operator of the service, shown once.' }),
  },
  { description: 'Log in with the client’s own credentials. Other members are ignored.' },
)

export const RefreshCredentials = Type.Object(
  { refreshToken: text({ description: 'The refresh_token of the last answer; good once.' }) },
  { description: 'Log in again with a refresh token. Other members are ignored.' },
)

/** Exactly one of the two forms. */
export const LoginRequest = Type.Unsafe<
  Static<typeof ClientCredentials> | Static<typeof RefreshCredentials>
>({
  oneOf: [ClientCredentials, RefreshCredentials],
  description: 'Exactly one of the two forms of credentials.',
})

/** RFC 6749, sections 4.4.2 and 6. Further members are ignored, as the RFC asks. */
export const TokenRequest = Type.Object(
  {
    grant_type: Type.Union([Type.Literal('client_credentials'), Type.Literal('refresh_token')], {
      description: 'Which grant.',
    }),
    client_id: Type.Optional(text({ description: 'Unless sent by HTTP Basic.' })),
    client_secret: Type.Optional(text({ description: 'Unless sent by HTTP Basic.' })),
    refresh_token: Type.Optional(text({ description: 'With grant_type=refresh_token.' })),
  },
  { description: 'A token request of OAuth 2.0.' },
)

export const TokenAnswer = Type.Object(
  {
    access_token: text({ description: 'Send it as `Authorization: Bearer …`.' }),
    token_type: Type.Literal('Bearer', { description: 'Always Bearer.' }),
    expires_in: Type.Integer({ description: 'Seconds until the access token expires.' }),
    refresh_token: text({ description: 'Good once, for the next access token.' }),
    refresh_expires_in: Type.Integer({
      description: 'Seconds until the refresh token expires.',
    }),
  },
  { additionalProperties: false, description: 'A fresh pair of tokens.' },
)

export type WireTokenAnswer = Static<typeof TokenAnswer>
