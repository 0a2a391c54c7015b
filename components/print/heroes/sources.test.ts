import { describe, expect, it } from 'vitest';
import { blankOf, nameOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { candidatesIn, listed, partiesByKey, type Source } from './sources';

await open([firstSystem]);

const hero = (name: string, id?: string) => ({
  hero: blankOf(firstSystem, name),
  ...(id !== undefined && { id }),
});
const sources: readonly Source[] = [
  { id: 'saved-a', heroes: [hero('Ada', 'a')] },
  { id: 'x', party: 'Crew', heroes: [hero('Ada', 'a'), hero('Bito', 'b')] },
  { id: 'y', party: 'Band', heroes: [hero('Bito', 'b'), hero('Ada', 'a')] },
  { id: 'file-1', heroes: [hero('Ada')] },
];

describe('a hero in several parties', () => {
  it('is printed once; one of a file stands for himself', () => {
    expect(candidatesIn(sources).map(({ printable }) => nameOf(printable.hero))).toEqual([
      'Ada',
      'Bito',
      'Ada',
    ]);
  });

  it('is one row, in the first source that has him', () => {
    expect(listed(sources).map(({ rows }) => rows.length)).toEqual([1, 1, 0, 1]);
    expect(listed(sources).map(({ keys }) => keys.length)).toEqual([1, 2, 2, 1]);
  });

  it('is told with the parties he is in', () => {
    expect(partiesByKey(sources).get('saved/a')).toEqual(['Crew', 'Band']);
    expect(partiesByKey(sources).get('file-1/0')).toBeUndefined();
  });
});
