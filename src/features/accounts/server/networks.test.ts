import { expect, test } from 'vitest'
import { networkOf } from './networks.ts'

test.each([
  ['78.100.1.2', '78.100.1.2'],
  ['::ffff:78.100.1.2', '78.100.1.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['78.100.1.2', '78.100.1.2'],
  ['::ffff:78.100.1.2', '78.100.1.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s is of the site %s', (address, site) => {
  expect(networkOf(address, 48)).toBe(site)
})
