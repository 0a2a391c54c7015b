import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../set-up/children.mjs';

/** The sources that mutants are drawn from, by subject. */
const shared: Readonly<Record<string, readonly RegExp[]>> = {
  rules: [/^lib\/painted-die\/(?!.*coding)[^/]+\.ts$/],
  codes: [/^lib\/(share|radix)\//, /^lib\/painted-die\/[^/]*coding[^/]*\.ts$/],
  match: [
    /^lib\/(match|table|effects|dice)\//,
    /^lib\/skirmish\/(map|set-up|rules|players|report)\//,
    /^lib\/painted-die\/match\//,
  ],
  cards: [/^lib\/cards\/(?!kit\/)/, /^lib\/painted-die\/cards\//],
  kit: [/^lib\/cards\/kit\//],
  roster: [/^lib\/(roster|transfer|photo)\//],
  server: [/^scripts\/server\/[^/]+\.mjs$/],
  session: [
    /^lib\/(session|companion)\//,
    /^lib\/(skirmish|painted-die)\/play\//,
    /^components\/draft\/[^/]+\.ts$/,
  ],
};

/** The folders of a game that belong to an area. */
const ofGames: Readonly<Record<string, readonly string[]>> = {
  rules: ['rules', 'sheet', 'skills', 'start'],
  codes: ['codec'],
  match: ['match'],
  cards: ['cards'],
  kit: ['kit'],
  session: ['play'],
};

export const areas: readonly string[] = Object.keys(shared);

/** Every folder beside the shared interface is a game, except those for tests. */
const games = readdirSync(join(root, 'lib/systems'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

const isMutable = (file: string): boolean =>
  /\.(ts|mjs)$/.test(file) &&
  !sourceText(file).includes("from 'vitest'") &&
  !/\.test\.ts$|\.d\.ts$|(^|\/)(testing|messages|fixtures)(\/|\.ts$)|corpus/.test(file);

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const skipped = new Set(['node_modules', 'test-results', 'playwright-report', 'coverage']);

/** Files of the tree below a folder, their paths written with slashes; installed and built files are left out. */
export const filesBelow = (folder: string, from = folder): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, from) : [relative(from, path).split(sep).join('/')];
  });

export const sourceText = (file: string): string => readFileSync(join(root, file), 'utf8');

export const testFiles = (): string[] =>
  filesBelow(root).filter((file) => isTest(file) && !file.startsWith('e2e/'));

/** An area's files by game; what games share comes first, under the name "shared". */
export interface Area {
  readonly name: string;
  readonly groups: readonly { readonly name: string; readonly files: readonly string[] }[];
}

export const findAreas = (): readonly Area[] => {
  const files = filesBelow(root).filter(isMutable).sort();
  return areas.map((name) => {
    const common = files.filter((file) => shared[name]?.some((pattern) => pattern.test(file)));
    const own = games.map((game) => ({
      name: game,
      files: files.filter((file) =>
        ofGames[name]?.some((folder) => file.startsWith(`lib/systems/${game}/${folder}/`)),
      ),
    }));
    const groups = [{ name: 'shared', files: common }, ...own];
    return { name, groups: groups.filter((group) => group.files.length > 0) };
  });
};
