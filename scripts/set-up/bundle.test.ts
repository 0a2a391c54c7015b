import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
  for (const file of ['tsconfig.json', 'package.json', 'package-lock.json'])
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

describe('the bundle of the command line', () => {
  it('is made once, lies two folders deep, and is made anew where a source has changed', async () => {
    const first = await bundle();
    expect(await wordOf(first)).toBe('one');
    expect(new URL('../../tsconfig.json', first).href).toBe(pathToFileURL(join(root, 'tsconfig.json')).href);
    expect((await bundle())?.href).toBe(first?.href);
    say('another');
    expect(await wordOf(await bundle())).toBe('another');
    // A command line that still runs the old one may load more of it.
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
    // The same sources make the same bundle, and it is named by what is in it.
    expect(second?.href).toBe(first?.href);
    rmSync(fileURLToPath(second ?? ''), { recursive: true });
    expect(await wordOf(await bundle())).toBe('one');
  });

  const damages: readonly (readonly [string, (folder: string) => void])[] = [
    ['was emptied', (folder) => readdirSync(folder).forEach((name) => rmSync(join(folder, name)))],
    ['lost a file', (folder) => rmSync(join(folder, 'output.mjs'))],
    ['has a file that was cut off', (folder) => writeFileSync(join(folder, 'main.mjs'), '')],
    [
      'has a file with another byte in it',
      (folder) => {
        const main = join(folder, 'main.mjs');
        writeFileSync(main, readFileSync(main, 'utf8').replace('one', 'won'));
      },
    ],
  ];

  it.each(damages)('is made anew where it %s', async (_, damage) => {
    const folder = fileURLToPath((await bundle()) ?? '');
    damage(folder);
    const again = fileURLToPath((await bundle()) ?? '');
    expect(readdirSync(again).length).toBeGreaterThan(2);
    expect(readFileSync(join(again, 'main.mjs'), 'utf8')).toContain('one');
  });

  it('can be read by others, whatever its maker’s habit', async () => {
    const usual = process.umask(0o077);
    try {
      const folder = fileURLToPath((await bundle()) ?? '');
      const modes = [join(root, '.pipsmith'), folder, join(folder, 'main.mjs')].map(
        (path) => statSync(path).mode & 0o777,
      );
      expect(modes.map((mode) => mode.toString(8))).toEqual(['755', '755', '644']);
    } finally {
      process.umask(usual);
    }
  });

  it('is one, however often it is asked for, of sources that are dated in the future or anew', async () => {
    const day = 24 * 60 * 60 * 1000;
    const dated = (ms: number): void =>
      utimesSync(join(root, 'scripts/pipsmith/word.ts'), new Date(ms), new Date(ms));
    dated(Date.now() + 400 * day);
    await pause(50);
    const first = await bundle();
    for (let time = 0; time < 3; time += 1) expect((await bundle())?.href).toBe(first?.href);
    dated(Date.now() - day);
    expect((await bundle())?.href).toBe(first?.href);
    const names = readdirSync(join(root, '.pipsmith'));
    expect(names.filter((name) => name !== 'current.json')).toEqual([basename(fileURLToPath(first ?? ''))]);
    // It is known without being made.
    expect(statSync(join(root, '.pipsmith/current.json')).mode & 0o777).toBe(0o644);
  });

  it('of long ago is thrown away when another is made, and so is what was never finished', async () => {
    const shelf = join(root, '.pipsmith');
    const long = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    const first = fileURLToPath((await bundle()) ?? '');
    mkdirSync(join(shelf, 'making-x'));
    for (const folder of [first, join(shelf, 'making-x')]) utimesSync(folder, long, long);
    say('another');
    const second = fileURLToPath((await bundle()) ?? '');
    expect(readdirSync(shelf).filter((name) => name !== 'current.json')).toEqual([basename(second)]);
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
