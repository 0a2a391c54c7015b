import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownPages, pagePattern, rulesPage, sharedPages } from './pages';
import { placeOf } from './place';

const routes = join(process.cwd(), 'app');

/** The first parts of all addresses that the server has a page for. */
const served = readdirSync(routes, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name === 'page.tsx')
  .flatMap(({ parentPath }) => parentPath.slice(routes.length).split('/')[1] ?? []);

test('every page of the server opens without it', () => {
  const all: readonly string[] = [...ownPages, ...sharedPages, rulesPage, 'offline'];
  expect([...new Set(served)].sort()).toEqual([...all].sort());
});

test('the service worker takes each of them for a page, and nothing else', () => {
  const isPage = (path: string): boolean => new RegExp(pagePattern).test(path);
  const own = [...ownPages, ...sharedPages, rulesPage].map((page) => `/${page}`);
  for (const path of ['/', ...own, ...own.map((each) => `${each}/`), '/hero/abc', '/rules/a/b'])
    expect([path, isPage(path)]).toEqual([path, true]);
  for (const path of ['/offline', '/maps/1', '/mapsy', '/hero/abc/file', '/healthz', '/sw.js'])
    expect([path, isPage(path)]).toEqual([path, false]);
});

test('the shell knows each of them', () => {
  for (const page of [...ownPages, ...sharedPages, rulesPage])
    expect(placeOf(new URL(`https://pipsmith.example/${page}`)).at).not.toBe('nowhere');
});
