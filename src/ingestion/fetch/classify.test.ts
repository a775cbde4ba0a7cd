import { expect, test } from 'vitest'
import { connectingFault } from './classify.ts'

/** As the engine tells them. */
test.each([
  ['CERT_HAS_EXPIRED', 'has no valid certificate: it has expired'],
  ['CERT_NOT_YET_VALID', 'has no valid certificate: it is to count later'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'has no valid certificate: no authority that is known here'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'has no valid certificate: no authority that is known here'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'has no valid certificate: no authority that is known here'],
  [
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'has no valid certificate: no authority that is known here',
  ],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'has no valid certificate: it is for another name'],
  ['HOSTNAME_MISMATCH', 'has no valid certificate: it is for another name'],
  ['INVALID_CA', 'has no valid certificate'],
  ['INVALID_PURPOSE', 'has no valid certificate'],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'does not agree with us on TLS'],
  ['ERR_SSL_UNSUPPORTED_PROTOCOL', 'does not agree with us on TLS'],
  ['ERR_SSL_DH_KEY_TOO_SMALL', 'does not agree with us on TLS'],
  ['ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE', 'does not agree with us on TLS'],
  ['ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE', 'does not agree with us on TLS'],
  ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'does not agree with us on TLS'],
  ['EPROTO', 'does not agree with us on TLS'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'does not speak TLS'],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'does not speak TLS'],
])('%s: the server %s', (code, says) => {
  const error = Object.assign(new Error('write EPROTO geheim'), { code })
  const { error: fault, passing } = connectingFault(
    { address: 'https://feeds.example/', isLed: false },
    error,
  )
  expect(fault.code).toBe('unreachable')
  expect(fault.message).toContain(`https://feeds.example/ ${says}`)
  expect(fault.message).toContain(code)
  expect(fault.message).not.toContain('geheim')
  expect(passing).toBe(false)
})

/** Of what has no code the message may repeat what was sent: it is not shown. */
test.each([
  ['an error', new Error('geheim'), ''],
  ['what is no error', 'geheim', ''],
  ['one of another name', new RangeError('geheim'), ' (RangeError)'],
])('%s without a code cannot be reached', (_, error, named) => {
  const { error: fault, passing } = connectingFault({ address: 'here', isLed: false }, error)
  expect([fault.message, passing]).toEqual([`here cannot be reached${named}.`, true])
})
