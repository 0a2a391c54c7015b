import { afterEach, expect, it, vi } from 'vitest';
import { addressesOf, askedAt, hostSetting, listensOn, portSetting } from './serve.mjs';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('PORT "%s" is port %i', (setting, port) => {
  vi.stubEnv('PORT', setting);
  expect(portSetting(3000)).toBe(port);
});

it.each(['65536', '99999', '-1', '80a', '1.5', ' '])('PORT "%s" is refused with a sentence', (setting) => {
  vi.stubEnv('PORT', setting);
  expect(portSetting(3000)).toContain(`PORT is "${setting}"`);
});

it.each([
  ['', undefined],
  ['localhost', undefined],
  [' 192.168.1.5 ', '192.168.1.5'],
  ['::', '::'],
])('HOST "%s" listens on %s', (setting, host) => {
  vi.stubEnv('HOST', setting);
  expect(hostSetting()).toBe(host);
});

it.each([
  [undefined, ['127.0.0.1', '::1']],
  ['0.0.0.0', ['0.0.0.0']],
  ['192.168.1.5', ['192.168.1.5']],
])('with HOST %s it listens on %j, and nowhere else', (host, addresses) => {
  expect(listensOn(host)).toEqual(addresses);
});

it.each([
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['192.168.1.5', '192.168.1.5'],
  ['127.0.0.1', '127.0.0.1'],
])('asks itself for its first page, listening on %s, at %s', (host, asked) => {
  expect(askedAt(host)).toBe(asked);
});

it('says where a server is reached: on this machine, or at its one address', () => {
  expect(addressesOf(undefined, 3000)).toEqual(['http://localhost:3000']);
  expect(addressesOf('192.168.1.5', 3000)).toEqual(['http://192.168.1.5:3000']);
  expect(addressesOf('fd00::5', 80)).toEqual(['http://[fd00::5]:80']);
});

it('a server that listens everywhere is reached on this machine first, and never at a link-local address', () => {
  const [own, ...others] = addressesOf('0.0.0.0', 3000);
  expect(own).toBe('http://localhost:3000');
  for (const other of others) expect(other).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:3000$/);
});
