import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authorOf } from '../lib/cards/icon-authors';
import { iconFiles, pathsOf, wholePath } from './icons';

const files = await iconFiles();

test('the first game has its icons', () => {
  expect(files.length).toBeGreaterThanOrEqual(3);
});

test.each(files)('the icons of $file.pathname are those of the package', ({ file, icons }) => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(pathsOf(icons));
});

test.each([
  { about: 'errors that do not add up', d: 'M0 0l.4 0 .4 0 .4 0', whole: 'm0 0l0 0l1 0l0 0' },
  { about: 'absolute commands', d: 'M10.2,20.6L30 40H5V6z', whole: 'm10 21l20 19h-25v-34z' },
  {
    about: 'curves from where they start',
    d: 'm1.4 1c1.2.3-.5 2 3 3s1 1 2.2 2.2',
    whole: 'm1 1c2 0 0 2 3 3s1 1 3 2',
  },
  {
    about: 'an arc with its flags run together',
    d: 'M9 9a4.5 4.5 0 013.2 3.4',
    whole: 'm9 9a4.5 4.5 0 0 1 3 3',
  },
  { about: 'nothing of a broken arc', d: 'm0 0a1 2 3 1 0 4-4.1.1', whole: undefined },
  { about: 'a closed part, whence the next goes on', d: 'm5 5h3zm2 2', whole: 'm5 5h3zm2 2' },
])('a path in whole numbers keeps $about', ({ d, whole }) => {
  if (whole === undefined) expect(() => wholePath(d)).toThrow('broken');
  else expect(wholePath(d)).toBe(whole);
});

test('it is known who drew each icon', () => {
  const all = files.flatMap(({ icons }) => icons.map(([, icon]) => icon));
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter((icon) => authorOf(icon) === undefined)).toEqual([]);
  expect(authorOf('no-icon')).toBeUndefined();
});
