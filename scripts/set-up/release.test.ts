import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './children.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const versionIn = (file: string): unknown =>
  (JSON.parse(read(file)) as { readonly version: unknown }).version;

const releases = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, version = '']) => version);

const asNumber = (version: string): number =>
  version.split('.').reduce((number, part) => number * 1000 + Number(part), 0);

describe('the version', () => {
  it('is the newest of CHANGELOG.md, and the one of the lockfile', () => {
    expect(versionIn('package.json')).toBe(releases[0]);
    expect(versionIn('package-lock.json')).toBe(releases[0]);
  });

  it('has risen with every release', () => {
    const numbers = releases.map(asNumber);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one));
  });
});
