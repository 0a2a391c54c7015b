import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { forTests } from './journeys.mjs';
import { root } from './children.mjs';

/** Imports that Turbopack replaces, as next.config.mjs says in this environment. */
const exchangedIn = (env: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const says =
    "import('./next.config.mjs').then(({ default: { turbopack } }) => console.log(JSON.stringify(turbopack.resolveAlias)))";
  const { stdout } = spawnSync(process.execPath, ['--eval', says], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
  });
  return JSON.parse(stdout) as Readonly<Record<string, string>>;
};

test('the product’s build has neither the language nor the game for tests', () => {
  expect(exchangedIn({})).toEqual({});
});

test('the build for tests has both', () => {
  expect(exchangedIn(forTests)).toMatchObject({
    '#words/*': './.pipsmith/words/pseudo/*.ts',
    '@/lib/systems/registry': './lib/systems/testing/registry.ts',
  });
});
