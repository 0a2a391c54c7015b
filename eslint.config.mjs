import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { isolated, keptApart } from './scripts/set-up/unit.mjs';

/** Every folder beside the interface that games share is a game, but for those of tests. */
const games = readdirSync(new URL('./lib/systems/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

/** Node, which runs lib for the command line and the journeys, reads no JSON without it. */
const namedAsJson = {
  selector: 'ImportDeclaration[source.value=/\\.json$/][attributes.length=0]',
  message: "End an import of JSON with { type: 'json' }.",
};

/** A file that needs more than 20 others has several subjects. */
const mostImports = 20;
const fewImports = {
  selector: Array.from({ length: mostImports + 1 }, () => 'ImportDeclaration').join(' + '),
  message: `A file may import from at most ${mostImports} others: split it.`,
};

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.next-testing/**',
      '.pipsmith/**',
      'node_modules/**',
      'test-results/**',
      'playwright-report/**',
      'next-env.d.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // Oxlint has it, in a tenth of the time, and all rules of React and Next.
      '@typescript-eslint/no-unused-vars': 'off',
      eqeqeq: 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'zod', message: 'zod/mini says the same in a quarter of the bytes.' },
            { name: 'next/link', message: 'Use the Link of components/ui, which prefetches nothing.' },
          ],
        },
      ],
      'no-console': 'error',
      'no-restricted-syntax': ['error', namedAsJson],
    },
  },
  {
    files: ['lib/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw random numbers from a seed.' },
        { object: 'Date', property: 'now', message: 'lib has no clock.' },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['{components,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', namedAsJson, fewImports] },
  },
  {
    // A game is a folder and a line: who names it elsewhere is bound to it.
    files: ['{app,components,lib,scripts}/**/*.{ts,tsx}', 'proxy.ts'],
    ignores: [
      '{lib,components}/systems/registry.ts',
      ...games.map((game) => `{lib,components}/systems/${game}/**`),
      '**/*.test.{ts,tsx}',
      'scripts/{bench,fuzz}/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        namedAsJson,
        fewImports,
        {
          selector: `Literal[value=/^(${games.join('|')})$/]`,
          message: 'Only the registries name a game: ask its system.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: [...isolated],
    rules: { 'no-restricted-syntax': ['error', namedAsJson, ...keptApart] },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['app/**/page.tsx'],
    rules: { 'max-lines': ['error', { max: 40 }] },
  },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test', 'expect'],
              message: 'Import test from ./test: it waits until an opened page responds.',
            },
          ],
        },
      ],
    },
  },
  { files: ['components/ui/link.tsx'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);
