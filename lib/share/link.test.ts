import { describe, expect, it } from 'vitest';
import { codeFrom, heroLink, originOf, partyPath } from './link';

describe('the code in what a player pasted', () => {
  it.each([
    ['AgnG_x-1', 'AgnG_x-1'],
    ['  AgnG_x-1\n', 'AgnG_x-1'],
    ['https://pipsmith.example/hero/AgnG_x-1', 'AgnG_x-1'],
    ['https://pipsmith.example/party/AgnG_x-1/', 'AgnG_x-1'],
    ['pipsmith.example/hero/AgnG_x-1?utm=1#top', 'AgnG_x-1'],
    ['/hero/AgnG_x-1', 'AgnG_x-1'],
    ['http://localhost:3000/build?from=AgnG_x-1&x=2', 'AgnG_x-1'],
    ['http://localhost:3000/print?paper=a4&hero=AgnG_x-1', 'AgnG_x-1'],
    ['AgnG_x-1?from', 'AgnG_x-1'],
    ['https://pipsmith.example/hero/Agn\r\n G_x-1', 'AgnG_x-1'],
    ['<https://pipsmith.example/hero/AgnG_x-1>', 'AgnG_x-1'],
    ['(see https://pipsmith.example/hero/AgnG_x-1).', 'AgnG_x-1'],
    ['“AgnG_x-1”', 'AgnG_x-1'],
    ['https://pipsmith.example/hero/', ''],
    ['', ''],
    ['https://pipsmith.example/hero/Ag%20G', 'Ag%20G'],
  ])('%j -> %j', (pasted, code) => {
    expect(codeFrom(pasted)).toBe(code);
  });

  it('is found at once in two million characters of anything', () => {
    for (const part of ['a', ' ', '/hero/', '?', '"', '?hero']) {
      const start = performance.now();
      codeFrom(part.repeat(2_000_000 / part.length));
      // One pass takes milliseconds, a pass for each character hours.
      expect(performance.now() - start).toBeLessThan(60_000);
    }
  });
});

describe('the origin that links can carry', () => {
  it.each([
    ['https://pipsmith.example', 'https://pipsmith.example'],
    ['https://pipsmith.example/some/path?x', 'https://pipsmith.example'],
    ['https://pipsmith.example:8443/', 'https://pipsmith.example:8443'],
    ['  http://192.168.1.7:3000 ', 'http://192.168.1.7:3000'],
    ['pipsmith.example', 'https://pipsmith.example'],
    ['https://localhost.example', 'https://localhost.example'],
  ])('%j -> %j', (setting, origin) => {
    expect(originOf(setting)).toBe(origin);
  });

  it.each([
    undefined,
    '',
    ' ',
    'http://localhost',
    'http://localhost:3000',
    'localhost:3000',
    'http://LOCALHOST.',
    'http://my.localhost',
    'http://127.0.0.1:3000',
    'http://127.1',
    'http://[::1]:3000',
    'http://[::ffff:127.0.0.1]',
    'http://0.0.0.0:3000',
    'ftp://pipsmith.example',
    'javascript:alert(1)',
    'file:///etc',
    'not a host',
  ])('%j has none', (setting) => {
    expect(originOf(setting)).toBeUndefined();
  });

  it('leads to the pages', () => {
    expect(heroLink('https://pipsmith.example', 'AB')).toBe('https://pipsmith.example/hero/AB');
    expect(partyPath('AB')).toBe('/party/AB');
  });
});
