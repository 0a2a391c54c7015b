import { describe, expect, it } from 'vitest';
import { readAddress } from './address.mjs';

describe('an address', () => {
  it.each([
    '/fonts/../hero/x',
    '/fonts/..',
    '/..',
    '/.',
    '/fonts/./x',
    '/fonts/%2e%2e/hero/x',
    '/fonts/%2E%2e/hero/x',
    '/fonts/.%2e/hero/x',
    '/fonts/%2e./hero/x',
    '/fonts/..\\hero/x',
    '/fonts\\..\\hero/x',
    '/fonts\\x',
    '/fonts/..%5chero',
    '/fonts%5C..%5Chero',
    '/fonts%2f..%2fhero',
    '/fonts/..%2Fhero',
    '/fonts/%252e%252e/hero/x',
    '/fonts/%25252e%25252e/hero/x',
    '/fonts%252f..%252fhero',
    '/fonts/.%09./hero/x',
    '/_next/static/../../hero/x',
    '/_next/static/%2e%2e/%2e%2e/hero/x',
    '/a b',
    '/a#b',
    '',
    'hero',
    '*',
    'http://evil.example/',
  ])('%j is refused', (url) => {
    expect(readAddress(url)).toBeUndefined();
  });

  it.each([
    ['/', '/', ''],
    ['/?x=../..', '/', '?x=../..'],
    ['/?x=?y', '/', '?x=?y'],
    ['/hero/a..b', '/hero/a..b', ''],
    ['/hero/...', '/hero/...', ''],
    ['/%61%70i/hero/%41%2D%5F/card%2Epng', '/api/hero/A-_/card.png', ''],
    ['/hero/a%2Fb%20c%5B%60', '/hero/a%2Fb%20c%5B%60', ''],
    ['/hero/%', '/hero/%', ''],
    ['/hero/%E2%80%A6', '/hero/%E2%80%A6', ''],
    ['/hero/code%5C', '/hero/code%5C', ''],
    ['//hero', '//hero', ''],
  ])('%j is read as path %j and query %j', (url, path, query) => {
    expect(readAddress(url)).toEqual({ path, query });
  });
});
