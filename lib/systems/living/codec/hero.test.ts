import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChoiceReader, ChoiceWriter } from '../../../radix/choices';
import { newHero, zHero, type HeroDraft } from '../sheet/hero';
import { codedDraft } from './fixtures/drafts';
import { heroCoding } from './hero';

const written = (hero: HeroDraft): ChoiceWriter => {
  const writer = new ChoiceWriter();
  heroCoding.write(writer, hero);
  return writer;
};

const back = (hero: HeroDraft): HeroDraft => {
  const writer = written(hero);
  expect(writer.misfit).toBeUndefined();
  const reader = new ChoiceReader(writer.fold());
  const read = heroCoding.read(reader);
  expect(reader.close()).toBeUndefined();
  return read;
};

const plain = newHero('Plain');

describe('a hero as choices', () => {
  it('comes back the same, key for key, legal or not', () => {
    fc.assert(
      fc.property(codedDraft, (hero) => {
        expect(back(hero)).toStrictEqual(hero);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    {
      about: 'a pole that is none',
      hero: { ...plain, equipment: { ...plain.equipment, weapons: [{ type: 'blunt', pole: false }] } },
    },
    {
      about: 'a melee kind on what is not thrown',
      hero: { ...plain, equipment: { ...plain.equipment, weapons: [{ type: 'rifle', melee: 'blunt' }] } },
    },
    {
      about: 'an empty item and an empty id',
      hero: { ...plain, equipment: { ...plain.equipment, other: [''] }, skills: [''] },
    },
    {
      about: 'names of objects as ids',
      hero: { ...plain, skills: ['constructor', '__proto__', 'toString'] },
    },
    {
      about: 'a loadout and unknown keys in it',
      hero: { ...plain, snowfall: { skills: ['snowfall/shove'], note: 1 } },
    },
    {
      about: 'an ability on a daemon',
      hero: {
        ...plain,
        followers: [
          {
            kind: 'daemon',
            ability: 'flight',
            magical: true,
            weapons: [],
            faces: plain.faces,
            skills: ['summoner/bite', 'nope'],
          },
        ],
      },
    },
  ] as const)('with $about comes back the same', ({ hero }) => {
    expect(back(hero)).toStrictEqual(hero);
  });

  it('keeps the order of its lists', () => {
    const skills = [
      'warrior/flurry',
      'beastmaster/basic-animal-training',
      'warrior/berserk',
      'beastmaster/basic-animal-training',
    ];
    expect(back({ ...plain, skills }).skills).toEqual(skills);
  });

  it('takes an empty name of a weapon or a follower for none, as its file does', () => {
    const hero = back({
      ...plain,
      equipment: { ...plain.equipment, weapons: [{ type: 'blunt', name: '' }] },
    });
    expect(hero.equipment.weapons).toEqual([{ type: 'blunt' }]);
  });

  it.each([
    { about: 'no name', hero: newHero(''), misfit: 'no-name' },
    { about: 'half a character', hero: newHero('\uD800'), misfit: 'broken-text' },
    { about: 'a name of 81 letters', hero: newHero('x'.repeat(81)), misfit: 'over-limit' },
    { about: 'notes of 2,001 letters', hero: { ...plain, notes: 'x'.repeat(2001) }, misfit: 'over-limit' },
    {
      about: '51 skills',
      hero: { ...plain, skills: Array.from({ length: 51 }, () => 'warrior/flurry') },
      misfit: 'over-limit',
    },
  ])('with $about is refused', ({ hero, misfit }) => {
    expect(written(hero).misfit).toBe(misfit);
  });

  it('is read from any number as a hero that a file could hold, or not at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
        const reader = new ChoiceReader(bytes);
        const hero = heroCoding.read(reader);
        if (reader.fault === undefined) expect(zHero.parse(hero)).toEqual(hero);
      }),
      { numRuns: 1000 },
    );
  });
});
