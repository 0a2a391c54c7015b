import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: ['{lib,components,scripts,app}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
