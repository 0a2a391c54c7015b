import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const at = { find: '@', replacement: root };

/** Tests of the house with a game for tests alone: the registries are exchanged for those that have it. */
const withCoinToss = '**/coin-toss*.test.{ts,tsx}';

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['scripts/set-up/seed.mjs'],
    // Property tests take their time where other work shares the machine.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        resolve: { alias: [at] },
        test: {
          name: 'product',
          include: ['{lib,components,scripts,app}/**/*.test.{ts,tsx}'],
          exclude: [withCoinToss],
        },
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
        test: { name: 'coin-toss', include: [`{lib,components,scripts}/${withCoinToss}`] },
      },
    ],
  },
});
