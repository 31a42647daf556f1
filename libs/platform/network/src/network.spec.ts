import { expect, it } from 'vitest';
import { isLoopback, networkOf, parseTrustedProxies } from './index.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1::203.0.113.9', '2001:db8:1:0::/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('limits count %s under the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['', []],
  ['10.0.0.1', ['10.0.0.1']],
  [' 10.0.0.0/8, ::1 ,2001:db8::/32', ['10.0.0.0/8', '::1', '2001:db8::/32']],
])('parses the list %j of trusted proxies', (text, value) => {
  expect(parseTrustedProxies(text)).toEqual({ ok: true, value });
});

it.each([
  ['proxy.example', 'proxy.example'],
  ['10.0.0.1, 10.0.0.0/33', '10.0.0.0/33'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['10.0.0.0/8/8', '10.0.0.0/8/8'],
  ['true', 'true'],
])('refuses the list %j and names %s', (text, entry) => {
  expect(parseTrustedProxies(text)).toEqual({ ok: false, error: { kind: 'not-a-proxy', entry } });
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['http://localhost:4201', true],
  ['http://shop.localhost', true],
  ['http://[::1]:4201', true],
  ['0.0.0.0', false],
  ['::', false],
  ['https://shop.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://localhost.evil.example', false],
  ['127.evil.example', false],
])('%s is loopback: %s', (place, expected) => {
  expect(isLoopback(place)).toBe(expected);
});
