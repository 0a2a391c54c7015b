// Vitest settings for the copy with the mutants: no isolation, except for tests that need it.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const folder = process.env['MUTANT_FOLDER'] ?? '';
const at = { find: '@', replacement: folder };
const withCoinToss = ['lib', 'components'].map((half) => ({
  find: `@/${half}/systems/registry`,
  replacement: `${folder}/${half}/systems/testing/registry`,
}));

/** @param {string} name @param {boolean} isolate @param {{ find: string, replacement: string }[]} alias */
const project = (name, isolate, alias) => ({
  extends: /** @type {const} */ (true),
  resolve: { alias },
  test: { name, isolate, include: ['{lib,components,scripts,app}/**/*.test.{ts,tsx}'] },
});

export default defineConfig({
  root: folder,
  cacheDir: join(folder, '.vite'),
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    silent: true,
    // The whole call has its own time limit.
    testTimeout: 600_000,
    setupFiles: [join(folder, 'mutant-note.mjs'), join(folder, 'scripts/set-up/seed.mjs')],
    projects: [
      project('shared', false, [at]),
      project('own', true, [at]),
      project('coin-toss', true, [...withCoinToss, at]),
    ],
  },
});
