import { defineConfig } from 'vitest/config';
import { pseudoFolder } from './scripts/set-up/pseudo.mjs';
import { WaitingFirst } from './scripts/set-up/test-order.mjs';
import { isolated } from './scripts/set-up/unit.mjs';

const root = import.meta.dirname;
const at = { find: '@', replacement: root };

/** Tests with a game only for tests: the registries are exchanged for those with it. */
const withCoinToss = '**/coin-toss*.test.{ts,tsx}';

/** Tests in a language only for tests. */
const inPseudo = '**/*.pseudo.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['scripts/set-up/seed.mjs', 'scripts/set-up/undo.mjs'],
    // A slow machine is no failure: these bounds only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: '100%',
    sequence: { sequencer: WaitingFirst, shuffle: { files: true, tests: true } },
    // Each project is a group, run after the other: workers share modules only with files of the same project.
    projects: [
      {
        extends: true,
        resolve: { alias: [at] },
        test: {
          name: 'product',
          include: ['{lib,components,scripts,app}/**/*.test.{ts,tsx}'],
          exclude: [withCoinToss, inPseudo, ...isolated],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        resolve: { alias: [at] },
        test: { name: 'isolated', include: [...isolated], sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        resolve: {
          alias: [
            ...['lib', 'components'].map((half) => ({
              find: `@/${half}/systems/registry`,
              replacement: `${root}/${half}/systems/testing/registry`,
            })),
            at,
          ],
        },
        test: {
          name: 'coin-toss',
          include: [`{lib,components,scripts}/${withCoinToss}`],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^#words\/(.*)$/, replacement: `${pseudoFolder}/$1.ts` }, at] },
        test: {
          name: 'pseudo',
          include: [inPseudo],
          exclude: ['node_modules/**'],
          globalSetup: 'scripts/set-up/pseudo-for-tests.mjs',
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
