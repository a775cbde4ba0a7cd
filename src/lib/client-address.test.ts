import { expect, it } from 'vitest'
import { callerAddress, createProxyTrust, networkOf } from './client-address.ts'

const trust = createProxyTrust(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1'])

it.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['2001:db8::5', true],
  ['::1', true],
  ['127.0.0.1', false],
  ['nonsense', false],
  ['', false],
])('%s is believed: %s', (address, expected) => expect(trust(address)).toBe(expected))

it.each([
  ['203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['10.0.0.1', '', '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4, 10.9.9.9', '1.2.3.4'],
  ['10.0.0.1', '10.9.9.9', '10.9.9.9'],
])('%s with X-Forwarded-For "%s" is called by %s', (peer, forwarded, caller) => {
  expect(callerAddress(peer, forwarded, trust)).toBe(caller)
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network))
