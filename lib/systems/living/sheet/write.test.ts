import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDraft, legalHero } from '../fixtures/drafts';
import { heroOf } from '../fixtures/heroes';
import { newHero } from './hero';
import { readHero, writeHero } from './file';

it.each([
  ['any draft', anyDraft],
  ['a legal hero', legalHero],
])(
  'reading what was written gives the same hero: %s',
  (_, heroes) => {
    fc.assert(
      fc.property(heroes, (hero) => {
        expect(readHero(JSON.parse(JSON.stringify(writeHero(hero))))).toEqual({ ok: true, value: hero });
      }),
      { numRuns: 150 },
    );
  },
  60_000,
);

it('writes keys in a fixed order and leaves out what is nothing', () => {
  expect(JSON.stringify(writeHero(newHero('Jane')))).toBe(
    '{"format":"pipsmith/hero","version":1,"system":"living","name":"Jane",' +
      '"equipment":{"armour":"none","shield":false,"weapons":[]},"faces":{},"skills":[]}',
  );
  const full = heroOf({
    extra: 1,
    notes: 'n',
    snowfall: { skills: ['snowfall/shove'] },
    followers: [
      { skills: ['summoner/bite'], faces: { 6: { skill: 1, melee: 2 } }, name: 'G', kind: 'daemon' },
    ],
    faces: { 6: { magic: 1, defence: 0, melee: 1 }, 2: { melee: 1 } },
    equipment: { other: ['Cap'], weapons: [{ pole: true, type: 'blunt', name: 'Staff' }] },
    title: 't',
  });
  expect(Object.keys(writeHero(full))).toEqual([
    'format',
    'version',
    'system',
    'name',
    'title',
    'equipment',
    'faces',
    'skills',
    'followers',
    'snowfall',
    'notes',
    'extra',
  ]);
  expect(JSON.stringify(writeHero(full)['faces'])).toBe('{"2":{"melee":1},"6":{"melee":1,"magic":1}}');
  expect(JSON.stringify(writeHero(full)['followers'])).toBe(
    '[{"kind":"daemon","name":"G","faces":{"6":{"melee":2,"skill":1}},"skills":["summoner/bite"]}]',
  );
});
