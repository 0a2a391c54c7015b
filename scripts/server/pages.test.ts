import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownPages, rulesPage, sharedPages } from '@/components/offline/pages';
import { root } from '../set-up/children.mjs';
import { readsQuery } from './pages.mjs';

/** The folders of app that have a page: "", "build", "hero/[code]". */
const routes = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file === 'page.tsx' || file.endsWith(`${sep}page.tsx`))
  .map((file) => (file === 'page.tsx' ? '' : dirname(file).replaceAll(sep, '/')))
  .sort();

const fileOf = (route: string): string => join('app', route, 'page.tsx').replaceAll(sep, '/');

/** An address that leads to the page of a route. */
const addressOf = (route: string): string =>
  `/${route.replace(/\[\[\.\.\..+\]\]/, 'skills').replace(/\[.+\]/, 'CODE')}`;

const isReader = (file: string): boolean =>
  /\buseSearchParams\(|\bsearchParams: Promise\b/.test(readFileSync(join(root, file), 'utf8'));

/** The files that each page renders with; what it loads later is not rendered on the server. */
const filesOf = new Map<string, ReadonlySet<string>>();

beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: routes.map(fileOf),
    outdir: 'never-written',
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: { '.css': 'empty' },
    metafile: true,
    plugins: [
      {
        name: 'later',
        setup: (bundler) =>
          bundler.onResolve({ filter: /./ }, ({ kind }) =>
            kind === 'dynamic-import' ? { path: 'later', external: true } : undefined,
          ),
      },
    ],
  });
  for (const route of routes) {
    const files = new Set<string>();
    const add = (file: string): void => {
      if (files.has(file)) return;
      files.add(file);
      for (const { path, external } of metafile.inputs[file]?.imports ?? []) if (!external) add(path);
    };
    add(fileOf(route));
    filesOf.set(route, files);
  }
});

/** Those of them whose query the proxy reads. */
const codeFields = ['hero', 'party'];

describe('the list of pages that read their query', () => {
  it('has each page that does, and no other', () => {
    const reading = routes.filter((route) => [...(filesOf.get(route) ?? [])].some(isReader));
    expect(reading).toContain('build');
    expect(reading).not.toContain('');
    const expected = [...new Set([...reading, ...codeFields])].sort();
    expect(routes.filter((route) => readsQuery(addressOf(route)))).toEqual(expected);
  });

  it('knows its pages in capitals and with a slash at the end, which are sent on to them', () => {
    for (const path of ['/hero/', '/HERO', '/Party', '/build/', '/rules/skills/living/hamstring'])
      expect([path, readsQuery(path)]).toEqual([path, true]);
    for (const path of ['/hero/CODE', '/party/CODE', '/heroes', '/builds', '/nowhere/build'])
      expect([path, readsQuery(path)]).toEqual([path, false]);
  });
});

it('every page is one that a device opens without the server, the first one and that of no network aside', () => {
  const known = [
    '',
    'offline',
    ...ownPages,
    ...sharedPages.flatMap((page) => [page, `${page}/[code]`]),
    `${rulesPage}/[[...path]]`,
  ];
  expect(routes).toEqual(known.sort());
});
