import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const house = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pipsmith-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A house of its own, with a command line that says one word. */
let root = '';
let nth = 0;

const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
const say = (word: string): void =>
  write('scripts/pipsmith/word.ts', `export const word: string = '${word}';`);

beforeEach(() => {
  nth += 1;
  root = join(folder, String(nth));
  for (const path of ['scripts/set-up', 'scripts/pipsmith']) mkdirSync(join(root, path), { recursive: true });
  symlinkSync(join(house, 'node_modules'), join(root, 'node_modules'));
  copyFileSync(join(house, 'scripts/set-up/bundle.mjs'), join(root, 'scripts/set-up/bundle.mjs'));
  for (const file of ['tsconfig.json', 'package-lock.json'])
    copyFileSync(join(house, file), join(root, file));
  write('scripts/pipsmith/main.ts', "export { word } from '@/scripts/pipsmith/word';");
  for (const file of ['output', 'match-thread-serve']) write(`scripts/pipsmith/${file}.ts`, 'export {};');
  say('one');
});

const bundle = async (): Promise<URL | undefined> => {
  const { bundled } = (await import(pathToFileURL(join(root, 'scripts/set-up/bundle.mjs')).href)) as {
    readonly bundled: () => Promise<URL | undefined>;
  };
  return bundled();
};

const wordOf = async (at: URL | undefined): Promise<unknown> =>
  at && ((await import(new URL('main.mjs', at).href)) as { readonly word: string }).word;

describe('the bundle of the command line', { timeout: 60_000 }, () => {
  it('is made once, lies two folders deep, and is made anew where a source has changed', async () => {
    const first = await bundle();
    expect(await wordOf(first)).toBe('one');
    expect(new URL('../../tsconfig.json', first).href).toBe(pathToFileURL(join(root, 'tsconfig.json')).href);
    expect((await bundle())?.href).toBe(first?.href);
    say('another');
    expect(await wordOf(await bundle())).toBe('another');
    // Who still runs the old one may load more of it.
    expect(existsSync(new URL('main.mjs', first))).toBe(true);
  });

  it('is made by two at once, and both have one', async () => {
    const words = await Promise.all([bundle(), bundle()].map(async (at) => wordOf(await at)));
    expect(words).toEqual(['one', 'one']);
  });

  it('is made anew where what tells of it is broken, or where it is gone', async () => {
    const first = await bundle();
    write('.pipsmith/current.json', '{"folder":');
    const second = await bundle();
    expect(second?.href).not.toBe(first?.href);
    rmSync(fileURLToPath(second ?? ''), { recursive: true });
    expect(await wordOf(await bundle())).toBe('one');
  });

  it('is none where nothing can be written, or where a source cannot be read', async () => {
    write('.pipsmith', 'no folder');
    expect(await bundle()).toBeUndefined();
    rmSync(join(root, '.pipsmith'));
    write('scripts/pipsmith/word.ts', 'export const word: string = ');
    expect(await bundle()).toBeUndefined();
    expect(readdirSync(join(root, '.pipsmith'))).toEqual([]);
  });
});
