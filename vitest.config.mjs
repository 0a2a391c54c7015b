import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: ['{lib,components,scripts,app}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['scripts/set-up/seed.mjs'],
    // Property tests take their time where other work shares the machine.
    testTimeout: 60_000,
  },
});
