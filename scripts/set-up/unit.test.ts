import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from './children.mjs';
import { isolated, keptApart } from './unit.mjs';

const faults = (code: string): number =>
  new Linter().verify(code, { rules: { 'no-restricted-syntax': ['error', ...keptApart] } }).length;

describe('a test that shares its worker', () => {
  it.each([
    `vi.mock('./open', () => ({}));`,
    `vi.doMock('./open');`,
    `const opened = vi.hoisted(() => []);`,
    `vi.resetModules();`,
    `vi.stubGlobal('Worker', class {});`,
    `vi.stubEnv('PORT', '0');`,
    `globalThis.fetch = () => undefined;`,
    `globalThis['fetch'] = () => undefined;`,
    `process.env.PORT = '0';`,
    `process.env['PORT'] ??= '0';`,
    `process.exitCode = 0;`,
    `delete process.env.PORT;`,
    `delete globalThis.fetch;`,
    `Array.prototype.last = () => undefined;`,
    `Object.defineProperty(globalThis, 'indexedDB', {});`,
    `Object.assign(process.env, { PORT: '0' });`,
    `Reflect.deleteProperty(process.env, 'PORT');`,
    `process.chdir('/');`,
    `import 'fake-indexeddb/auto';`,
  ])('may not say %s', (code) => expect(faults(code)).toBe(1));

  it.each([
    `vi.spyOn(process.stdout, 'write').mockReturnValue(true);`,
    `vi.useFakeTimers();`,
    `const port = process.env['PORT'];`,
    `const env = { ...process.env, PORT: '0' };`,
    `opened.fetch = globalThis.fetch;`,
  ])('may say %s', (code) => expect(faults(code)).toBe(0));
});

it('has a worker of its own only where there is such a file', () => {
  expect(isolated.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
