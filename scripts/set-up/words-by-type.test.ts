import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './children.mjs';
import { saidWords } from './words-by-type.mjs';

/** Each statement, and its single words that a reader sees; its other words are ids. */
const statements: readonly (readonly [code: string, said: readonly string[]])[] = [
  ["export const label: string = 'armour';", ['armour']],
  ["export const ending = 'hit.';", ['hit.']],
  [
    "export const labels: Readonly<Record<Kind, string>> = { melee: 'sword', magic: 'staff' };",
    ['sword', 'staff'],
  ],
  ["export const nounFor = (many: boolean): string => (many ? 'dice' : 'die');", ['dice', 'die']],
  ["export const told = tell('wounds');", ['wounds']],
  ["export const either: Kind | string = 'wand';", ['wand']],
  ["export const kind: Kind = 'melee';", []],
  ["export const kinds: readonly Kind[] = ['melee', 'magic'];", []],
  ["export const order = ['melee', 'magic'] as const;", []],
  ["export const isMagic = isOf('magic');", []],
  ["export const found = skillOf('hamstring');", []],
  ["export const compared = 'å'.localeCompare('b', 'sv');", []],
  ["export type Way = 'up' | 'down';", []],
  ["export const sentence = 'You lose.';", []],
];

const head = [
  "type Kind = 'melee' | 'magic';",
  'declare const tell: (text: string) => string;',
  'declare const isOf: (kind: Kind) => boolean;',
  'declare const skillOf: (skillId: string) => string;',
].join('\n');

let folder = '';
let found: ReadonlyMap<string, ReadonlySet<number>> = new Map();
const fileOf = (nth: number): string => join(folder, `words-${nth}.en.ts`);
const named = (nth: number): string => relative(join(root, 'lib'), fileOf(nth));
const codeOf = (statement: string): string => `${head}\n${statement}\n`;

beforeAll(() => {
  const build = join(root, 'node_modules', '.cache');
  mkdirSync(build, { recursive: true });
  folder = mkdtempSync(join(build, 'words-'));
  statements.forEach(([statement], nth) => writeFileSync(fileOf(nth), codeOf(statement)));
  found = saidWords(statements.map((_, nth) => named(nth)));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The literal that starts at a place of a code, without its quotation marks. */
const literalAt = (code: string, place: number): string => /^'([^']*)'/.exec(code.slice(place))?.[1] ?? '';

test.each(statements.map(([statement, said], nth) => ({ statement, said, nth })))(
  '$statement says $said',
  ({ statement, said, nth }) => {
    const places = found.get(named(nth)) ?? new Set();
    expect(
      [...places].sort((one, other) => one - other).map((at) => literalAt(codeOf(statement), at)),
    ).toEqual(said);
  },
);
