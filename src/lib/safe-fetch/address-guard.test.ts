import { expect, test } from 'vitest'
import { bareHost, refusal } from './address-guard.ts'

test.each([
  ['127.0.0.1', 'loopback'],
  ['0.0.0.0', 'unspecified'],
  ['10.0.0.5', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['169.254.169.254', 'linkLocal'],
  ['100.64.0.1', 'carrierGradeNat'],
  ['255.255.255.255', 'broadcast'],
  ['224.0.0.1', 'multicast'],
  ['198.18.0.1', 'reserved'],
  ['::1', 'loopback'],
  ['::', 'unspecified'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::127.0.0.1', 'loopback'],
  ['::7f00:1', 'reserved'],
  ['::a00:5', 'reserved'],
  ['64:ff9b:1::7f00:1', 'rfc6052'],
  ['4000::1', 'reserved'],
  ['fe80::1', 'linkLocal'],
  ['fd00::1', 'uniqueLocal'],
  ['64:ff9b::7f00:1', 'rfc6052'],
  ['2002:7f00:1::', '6to4'],
  ['not an address', 'not an address'],
])('%s is refused: %s', (address, range) => {
  expect(refusal(address)).toBe(range)
})

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
  '%s is public',
  (address) => {
    expect(refusal(address)).toBeNull()
  },
)

/** The URL standard turns each of them into an address before anything is connected. */
test.each([
  'http://[::ffff:127.0.0.1]/',
  'http://0.0.0.0/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://[::1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://127.0.0.1./',
  'http://0/',
])('%s is refused however it is written', (url) => {
  expect(refusal(bareHost(new URL(url).hostname))).not.toBeNull()
})
