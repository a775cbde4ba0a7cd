import type { FetchFailure } from '../../domain/run-failure.ts'
import { RefusedAddressError } from '../../lib/safe-fetch/address-guard.ts'
import { FetchError } from './fetch-error.ts'

export interface Fault {
  readonly error: FetchError
  /** Asking again soon may help. */
  readonly passing: boolean
}

type Row = readonly [codes: RegExp, code: FetchFailure, says: string, passing: boolean]

/** Before the answer has begun. The first row that fits the error's code counts. */
const CONNECTING: readonly Row[] = [
  [/^UND_ERR_CONNECT_TIMEOUT$|^ETIMEDOUT$/, 'timeout', 'did not accept a connection in time', true],
  [/^UND_ERR_HEADERS_TIMEOUT$|TimeoutError/, 'timeout', 'did not answer in time', true],
  [/^(ENOTFOUND|EAI_NODATA)$/, 'unreachable', 'cannot be found: there is no such name', false],
  [/^EAI_/, 'unreachable', 'cannot be found at the moment: looking up its name failed', true],
  [
    /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|RECORD_TOO_SMALL|HTTP_REQUEST)$/,
    'unreachable',
    'does not speak TLS: perhaps it is meant to begin with http://',
    false,
  ],
  [/^TLS_BROKEN_OFF$/, 'unreachable', 'broke off the connection before TLS was agreed on', true],
  // Of the partner's certificate the program says so by itself, and by none of these.
  [
    /^ERR_SSL_|^EPROTO$/,
    'unreachable',
    'does not agree with us on TLS: it speaks what is too old, or asks for a certificate of ours',
    false,
  ],
  [/^CERT_HAS_EXPIRED$/, 'unreachable', 'has no valid certificate: it has expired', false],
  [
    /^CERT_NOT_YET_VALID$/,
    'unreachable',
    "has no valid certificate: it is to count later, or this machine's clock is wrong",
    false,
  ],
  [
    /ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
    'unreachable',
    'has no valid certificate: it is for another name',
    false,
  ],
  [
    /^(?:DEPTH_ZERO_)?SELF_SIGNED|^UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)/,
    'unreachable',
    'has no valid certificate: no authority that is known here vouches for it, or one between was not sent',
    false,
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO|TLS|HOSTNAME_MISMATCH|^INVALID_(?:CA|PURPOSE)$|^PATH_LENGTH/,
    'unreachable',
    'has no valid certificate',
    false,
  ],
  [
    /^HPE_|^HTTPParserError$|^NO_HTTP$|^UND_ERR_INVALID|^ERR_INVALID|CONTENT_LENGTH_MISMATCH$/,
    'status',
    'does not answer as a web server does',
    false,
  ],
  [/^UND_ERR_HEADERS_OVERFLOW$/, 'status', 'sends more headers than are read', false],
  [/^CLOSED$/, 'unreachable', 'closed the connection without an answer', true],
  [/.*/, 'unreachable', 'cannot be reached', true],
]

/** What shares its code with much else, by the words of the engine and of the client. */
const BY_MESSAGE: Readonly<Record<string, string>> = {
  // A status 101 that nobody asked for, or bytes behind the last answer.
  'bad response': 'NO_HTTP',
  'bad upgrade': 'NO_HTTP',
  'other side closed': 'CLOSED',
  'Client network socket disconnected before secure TLS connection was established':
    'TLS_BROKEN_OFF',
}

/** Within the answer. */
const READING: readonly Row[] = [
  [/TimeoutError/, 'timeout', 'took longer than a transfer may', false],
  [/^UND_ERR_BODY_TIMEOUT$/, 'cutOff', 'was cut off: nothing more came', true],
  [/.*/, 'cutOff', 'was cut off: fewer bytes came than were promised', true],
]

/** What was asked, and from where it redirected. */
export interface Asked {
  readonly address: string
  readonly from?: string
  /** It is no host that the operator gave: the data of others leads there. */
  readonly isLed: boolean
}

export function connectingFault({ address, from, isLed }: Asked, error: unknown): Fault {
  const subject = from === undefined ? address : `${from} redirects to ${address}, which`
  const refused = causes(error).find((cause) => cause instanceof RefusedAddressError)
  if (refused === undefined) return classify(CONNECTING, subject, error)
  // Who leads inwards may mean no good: a private host is had as the operator's own word only.
  const advice = isLed
    ? 'A private host is read only where the location of the feed names it.'
    : `If that is wanted, add ${refused.host} to AFFICHE_FETCH_ALLOW_HOSTS.`
  const message = `${subject} is refused: ${refused.message}. ${advice}`
  return { error: new FetchError('refusedAddress', message, { cause: error }), passing: false }
}

export function readingFault(address: string, error: unknown): Fault {
  return classify(READING, address, error)
}

function classify(rows: readonly Row[], subject: string, error: unknown): Fault {
  const kinds = causes(error).map((cause) => ({
    name: nameOf(cause),
    kind: BY_MESSAGE[cause.message] ?? nameOf(cause),
  }))
  for (const [pattern, code, says, passing] of rows) {
    const found = kinds.find(({ kind }) => pattern.test(kind))?.name
    if (found === undefined) continue
    const message = `${subject} ${says}${found === '' ? '' : ` (${found})`}.`
    return { error: new FetchError(code, message, { cause: error }), passing }
  }
  throw error
}

/** The code says more than the name; the message may repeat what was sent, so it is not shown. */
function nameOf(error: Error): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.name === 'Error' ? '' : error.name
}

function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return [new Error('')]
  return error.cause instanceof Error ? [error, ...causes(error.cause)] : [error]
}
