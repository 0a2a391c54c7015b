/** Takes the paths of the icons that cards use out of the game-icons package: `npx tsx scripts/icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIcons, iconNames } from '../lib/cards/icons';
import { counterIconNames } from '../lib/systems/living/kit/counters/counter-icons';
import { partIconNames } from '../lib/systems/living/kit/parts/icons';

const root = new URL('../', import.meta.url);
const source = new URL('node_modules/@iconify-json/game-icons/icons.json', root);
export const iconFile = new URL('lib/cards/icon-paths.json', root);
const partIconFile = new URL('lib/systems/living/kit/parts/icon-paths.json', root);
export const counterIconFile = new URL('lib/systems/living/kit/counters/counter-icon-paths.json', root);

/** What each number of a command is, along x, along y, or another thing; one group to a repetition. */
const numbersOf: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: '.....xy',
  z: '',
};

const step = /([a-z])([^a-z]*)/gi;
const decimal = /-?(?:\d+\.?\d*|\.\d+)/g;
/** The flags of an arc are single digits, and may stand with nothing between them and the number behind. */
const arc = /^(\d)[\s,]*(\d)(.*)$/s;

const plainNumbers = (text: string): readonly number[] =>
  [...text.matchAll(decimal)].map(([found]) => Number(found));

const arcNumbers = (text: string): readonly number[] => {
  const numbers: number[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const radii = [...rest.matchAll(decimal)].slice(0, 3);
    const last = radii[2];
    const flags = last && arc.exec(rest.slice(last.index + last[0].length).trimStart());
    const [, large = '', sweep = '', behind = ''] = flags ?? [];
    const ends = [...behind.matchAll(decimal)].slice(0, 2);
    const end = ends[1];
    if (end === undefined) throw new Error(`a broken arc: ${text}`);
    numbers.push(
      ...[...radii.map(([found]) => found), large, sweep, ...ends.map(([found]) => found)].map(Number),
    );
    rest = behind.slice(end.index + end[0].length);
  }
  return numbers;
};

/**
 * A path in whole numbers, relative throughout: in a box of 512 that is a hundredth of a millimetre on a card, and
 * half the bytes. Each point is rounded where it stands, so that errors do not add up.
 */
export const wholePath = (d: string): string => {
  let written = '';
  let [x, y, startX, startY, penX, penY] = [0, 0, 0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(step)) {
    const command = letter.toLowerCase();
    const kinds = numbersOf[command];
    if (kinds === undefined) throw new Error(`a path with ${letter}`);
    if (command === 'z') {
      written += 'z';
      [x, y, penX, penY] = [startX, startY, Math.round(startX), Math.round(startY)];
      continue;
    }
    const numbers = command === 'a' ? arcNumbers(rest) : plainNumbers(rest);
    if (numbers.length === 0 || numbers.length % kinds.length !== 0)
      throw new Error(`a broken path: ${letter}${rest}`);
    const isRelative = letter === command;
    for (let first = 0; first < numbers.length; first += kinds.length) {
      let [toX, toY] = [x, y];
      const group = Array.from(kinds, (kind, place) => {
        const number = numbers[first + place] ?? 0;
        if (kind === 'x') {
          toX = isRelative ? x + number : number;
          return Math.round(toX) - penX;
        }
        if (kind === 'y') {
          toY = isRelative ? y + number : number;
          return Math.round(toY) - penY;
        }
        return number;
      });
      [x, y, penX, penY] = [toX, toY, Math.round(toX), Math.round(toY)];
      if (command === 'm' && first === 0) [startX, startY] = [x, y];
      written += command === 'm' && first > 0 ? 'l' : command;
      written += group.join(' ').replaceAll(' -', '-');
    }
  }
  return written;
};

/** Paths by name, of icons by their names at game-icons.net; throws when the package has one no more, or as something else. */
const pathsOf = (
  icons: readonly (readonly [name: string, icon: string])[],
): Readonly<Record<string, string>> => {
  const { icons: all } = JSON.parse(readFileSync(source, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  };
  return Object.fromEntries(
    icons.map(([name, icon]) => {
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(all[icon]?.body ?? '');
      if (!path?.[1]) throw new Error(`game-icons has no single path "${icon}"`);
      return [name, wholePath(path[1])];
    }),
  );
};

/** The path of each icon of the cards in a box of 512 x 512. */
export const iconPaths = (): Readonly<Record<string, string>> =>
  pathsOf(iconNames.map((name) => [name, gameIcons[name]]));

/** The path of each icon of the counters. */
export const counterIconPaths = (): Readonly<Record<string, string>> =>
  pathsOf(counterIconNames.map((icon) => [icon, icon]));

/** The path of each icon of the scenarios' parts. */
export const partIconPaths = (): Readonly<Record<string, string>> =>
  pathsOf(partIconNames.map((icon) => [icon, icon]));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(iconFile, `${JSON.stringify(iconPaths(), null, 2)}\n`);
  writeFileSync(counterIconFile, `${JSON.stringify(counterIconPaths(), null, 2)}\n`);
  writeFileSync(partIconFile, `${JSON.stringify(partIconPaths(), null, 2)}\n`);
  console.log(
    `${iconNames.length} icons of cards, ${counterIconNames.length} of counters and ${partIconNames.length} of parts taken`,
  );
}
