/** Takes the paths of the icons that games draw out of the game-icons package: `npx tsx scripts/icons.ts`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const source = new URL('node_modules/@iconify-json/game-icons/icons.json', root);
const games = new URL('lib/systems/', root);

/** Meaning of each number of a command, along x, along y, or another thing; one group to a repetition. */
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
/** The flags of an arc are single digits, and may have nothing between them and the next number. */
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

/** Icons by what a game calls them and by their names at game-icons.net. */
type NamedIcons = readonly (readonly [name: string, icon: string])[];

/** Paths in a box of 512 x 512 by name; throws if the package no longer has an icon, or has it as something else. */
export const pathsOf = (icons: NamedIcons): Readonly<Record<string, string>> => {
  const { icons: all } = JSON.parse(readFileSync(source, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  };
  return Object.fromEntries(
    icons.map(([name, icon]) => {
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(all[icon]?.body ?? '');
      if (!path?.[1]) throw new Error(`game-icons has no icon "${icon}" with a single path`);
      return [name, wholePath(path[1])];
    }),
  );
};

/** A file of paths, and the icons of game-icons.net in it, by their names there. */
export interface IconFile {
  readonly file: URL;
  readonly icons: NamedIcons;
}

/** The files of paths of every game, as the `icon-files.ts` of its folder has them. */
export const iconFiles = async (): Promise<readonly IconFile[]> => {
  const found: IconFile[] = [];
  for (const game of readdirSync(games).sort()) {
    const list = new URL(`${game}/icon-files.ts`, games);
    if (!existsSync(list)) continue;
    const { iconFiles: files } = (await import(list.href)) as {
      readonly iconFiles: Readonly<Record<string, NamedIcons>>;
    };
    for (const [path, icons] of Object.entries(files)) found.push({ file: new URL(path, list), icons });
  }
  return found;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, icons } of await iconFiles()) {
    writeFileSync(file, `${JSON.stringify(pathsOf(icons), null, 2)}\n`);
    console.log(`${icons.length} icons in ${fileURLToPath(file)}`);
  }
}
