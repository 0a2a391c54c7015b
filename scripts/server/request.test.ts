import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readProxySettings, Requests, shareOf } from './request.mjs';

const names = new Set(['localhost', '192.0.2.2', '[fe80::1]']);

const request = (headers: Readonly<Record<string, string>>, remoteAddress = '192.0.2.9'): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('headers of a request', () => {
  it.each([
    ['localhost:3000', '', 'http://localhost:3000'],
    ['192.0.2.2', '', 'http://192.0.2.2'],
    ['[fe80::1]:3000', '', 'http://[fe80::1]:3000'],
    ['LOCALHOST', 'https', 'https://localhost'],
    ['evil.example', '', ''],
    ['localhost.evil.example', '', ''],
    ['localhost@evil.example', '', ''],
    ['evil.example/localhost', '', ''],
    ['"><script>', '', ''],
    ['', '', ''],
  ])('of the host %j is believed where it is a name of this machine (%s): %j', (host, scheme, origin) => {
    expect(new Requests({ names }).originOf(request({ host, 'x-forwarded-proto': scheme }))).toBe(origin);
  });

  it('of the host counts for nothing where the public address is set', () => {
    for (const origin of ['https://pipsmith.example/', 'pipsmith.example'])
      for (const host of ['localhost', 'evil.example'])
        expect(new Requests({ names, origin }).originOf(request({ host }))).toBe('https://pipsmith.example');
  });

  it.each(['ftp://pipsmith.example', 'two words', ''])('ignores %j as a public address', (origin) => {
    expect(new Requests({ names, origin }).originOf(request({ host: 'evil.example' }))).toBe('');
  });

  it.each([
    [0, '198.51.100.1', '192.0.2.9'],
    [1, '198.51.100.1', '198.51.100.1'],
    [1, 'forged, 198.51.100.1', '198.51.100.1'],
    [2, 'forged, 198.51.100.1, 192.0.2.3', '198.51.100.1'],
    [2, '198.51.100.1', '192.0.2.9'],
    [1, '', '192.0.2.9'],
  ])('behind %i proxies, of %j believes what ours have seen', (proxies, forwarded, client) => {
    const requests = new Requests({ names, proxies });
    expect(requests.clientOf(request({ 'x-forwarded-for': forwarded }))).toBe(client);
  });

  it('of TLS is believed of any proxy, and known of the public address', () => {
    expect(new Requests({ names }).isSecure(request({ 'x-forwarded-proto': 'https' }))).toBe(true);
    expect(new Requests({ names }).isSecure(request({}))).toBe(false);
    expect(new Requests({ names, origin: 'https://a.example' }).isSecure(request({}))).toBe(true);
  });
});

describe('shares', () => {
  it.each([
    ['192.0.2.9', '192.0.2.9'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s has its share as %s', (address, share) => {
    expect(shareOf(address)).toBe(share);
  });
});

describe('proxies', () => {
  const of = (env: Readonly<Record<string, string>>): Requests => {
    const settings = readProxySettings(env);
    if (typeof settings === 'string') throw new Error(settings);
    return new Requests({ names, ...settings });
  };
  const forwarded = { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.2' };

  it.each([
    [{}, '127.0.0.1', '127.0.0.1', '127.0.0.1'],
    [{ PIPSMITH_PROXIES: '1' }, '127.0.0.1', undefined, '198.51.100.1'],
    [{ PIPSMITH_PROXIES: '1' }, '::ffff:172.18.0.2', undefined, '198.51.100.1'],
    [{ PIPSMITH_PROXIES: '1' }, '::1', undefined, '198.51.100.1'],
    [{ PIPSMITH_PROXIES: '1' }, '192.0.2.9', '192.0.2.9', '192.0.2.9'],
    [
      { PIPSMITH_PROXIES: '1', PIPSMITH_PROXY_ADDRESSES: '192.0.2.0/24' },
      '192.0.2.9',
      undefined,
      '198.51.100.1',
    ],
    [{ PIPSMITH_PROXIES: '1', PIPSMITH_PROXY_ADDRESSES: '192.0.2.8' }, '192.0.2.9', '192.0.2.9', '192.0.2.9'],
    [
      { PIPSMITH_PROXIES: '1', PIPSMITH_PROXY_ADDRESSES: '10.0.0.1 2001:db8::/32' },
      '2001:db8::1',
      undefined,
      '198.51.100.1',
    ],
    [{ PIPSMITH_PROXIES: '2', PIPSMITH_CLIENT_HEADER: 'X-Real-IP' }, '127.0.0.1', undefined, '198.51.100.2'],
  ])(
    'as %j says, a connection from %s has the share of %s, a request on it that of %s',
    (env, remote, own, client) => {
      const requests = of(env);
      const asked = request(forwarded, remote);
      expect(requests.connectionOf(asked.socket)).toBe(own);
      expect(requests.clientOf(asked)).toBe(client);
    },
  );

  it.each([
    [{ PIPSMITH_PROXIES: 'two' }, /PIPSMITH_PROXIES is "two"/],
    [{ PIPSMITH_PROXY_ADDRESSES: '10.0.0.1, nearby' }, /has "nearby"/],
    [{ PIPSMITH_PROXY_ADDRESSES: '10.0.0.0/33' }, /has "10.0.0.0\/33"/],
    [{ PIPSMITH_PROXIES: '1', PIPSMITH_CLIENT_HEADER: 'two words' }, /the name of a header/],
    [{ PIPSMITH_CLIENT_HEADER: 'X-Real-IP' }, /needs PIPSMITH_PROXIES/],
  ])('%j is refused in a sentence', (env, sentence) => {
    expect(readProxySettings(env)).toMatch(sentence);
  });
});
