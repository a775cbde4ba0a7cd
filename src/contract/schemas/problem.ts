import Type, { type Static } from 'typebox'
import { listOf, record, text } from './fields.ts'

const PARAMETER_PLACES = ['path', 'query', 'header', 'body'] as const

export const ParameterError = record(
  {
    in: Type.Unsafe<(typeof PARAMETER_PLACES)[number]>({
      type: 'string',
      enum: PARAMETER_PLACES,
      description: 'Where the parameter stands.',
    }),
    name: text({ description: 'Name of the parameter; empty for the whole body.' }),
    detail: text({ description: 'What is wrong with it.' }),
  },
  { description: 'One bad parameter.' },
)

/** RFC 9457. */
export const Problem = Type.Object(
  {
    type: text({ description: 'Identifies the kind of problem, and explains it when opened.' }),
    title: text({ description: 'The kind of problem, always the same for one type.' }),
    status: Type.Integer({ description: 'The HTTP status.' }),
    detail: text({ description: 'What is wrong this time.' }),
    errors: Type.Optional(
      listOf(ParameterError, { description: 'One entry for each bad parameter; at 400 only.' }),
    ),
  },
  { additionalProperties: false, description: 'Why a request was not answered as asked.' },
)

/** RFC 6749, section 5.2. */
export const OAuthError = Type.Object(
  {
    error: text({ description: "The RFC's name of the error.", examples: ['invalid_client'] }),
    error_description: text({ description: 'What is wrong, for the developer.' }),
  },
  { additionalProperties: false, description: 'Why no token was issued.' },
)

export type WireProblem = Static<typeof Problem>
export type WireParameterError = Static<typeof ParameterError>
export type WireOAuthError = Static<typeof OAuthError>
