import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Requests } from './request.mjs';

const names = new Set(['localhost', '192.0.2.2', '[fe80::1]']);

const request = (headers: Readonly<Record<string, string>>, remoteAddress = '192.0.2.9'): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('what a request says of itself', () => {
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
