import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers } from '../dice/face';
import { isLegal } from '../systems/living/rules/check';
import { paintLock } from '../systems/living/rules/pip-locks';
import { apply } from '../systems/living/sheet/apply';
import { meleeKinds, weaponTypes, type Weapon } from '../systems/living/sheet/armoury';
import { petAbilities } from '../systems/living/sheet/follower';
import { newHero, type HeroDraft } from '../systems/living/sheet/hero';
import { pips } from '../systems/living/sheet/pips';
import { samples } from '../systems/living/start/samples/samples';
import type { Edit, Owner } from '@/lib/systems/living/sheet/edit';
import { legalHero } from '../systems/living/fixtures/drafts';
import { documentOf } from '../systems/living/fixtures/heroes';
import { open, systemIds } from '../systems/open';
import { encodeSheet } from './index';

await open(systemIds);

const lengthOf = (hero: HeroDraft): number => {
  const code = encodeSheet(documentOf(hero));
  return code.ok ? code.value.length : Infinity;
};

const nameless = (weapons: readonly Weapon[]): readonly Weapon[] =>
  weapons.map((weapon) => ({ ...weapon, name: undefined }));

/** The hero without his texts; a name must be, and is one letter. */
const bare = (hero: HeroDraft): HeroDraft => ({
  ...hero,
  name: 'A',
  title: '',
  notes: '',
  equipment: { ...hero.equipment, weapons: nameless(hero.equipment.weapons), other: [] },
  skills: hero.skills.map((skill) =>
    typeof skill === 'string' ? skill : { ...skill, custom: 'A', text: '' },
  ),
  followers: hero.followers.map((follower) => ({
    ...follower,
    name: undefined,
    weapons: nameless(follower.weapons),
  })),
});

const textsOf = (hero: HeroDraft): readonly string[] => [
  hero.name,
  hero.title,
  hero.notes,
  ...hero.equipment.other,
  ...[hero.equipment, ...hero.followers].flatMap(({ weapons }) => weapons.map(({ name = '' }) => name)),
  ...hero.followers.map(({ name = '' }) => name),
  ...hero.skills.flatMap((skill) => (typeof skill === 'string' ? [] : [skill.custom, skill.text])),
];

const utf8 = (texts: readonly string[]): number => new TextEncoder().encode(texts.join('')).length;

const stroke = fc.record({ face: fc.constantFrom(...faceNumbers), pip: fc.constantFrom(...pips) });
const weapon: fc.Arbitrary<Weapon> = fc.oneof(
  fc.constantFrom(...meleeKinds).map((type) => ({ type, pole: true })),
  fc.constantFrom(...meleeKinds).map((melee) => ({ type: 'throwing' as const, melee })),
  fc.constantFrom(...weaponTypes).map((type) => ({ type })),
);

const painted = (
  hero: HeroDraft,
  owner: Owner,
  strokes: readonly { face: 1 | 2 | 3 | 4 | 5 | 6; pip: (typeof pips)[number] }[],
): HeroDraft =>
  strokes.reduce(
    (now, { face, pip }) =>
      paintLock(now, owner, face, undefined, pip) === undefined
        ? apply(now, { edit: 'paint', owner, face, to: pip })
        : now,
    hero,
  );

/** The most followers a hero can have: four trained pets and a chained one, each with three weapons. */
const packMaster = fc
  .record({
    strokes: fc.array(stroke, { minLength: 40, maxLength: 60 }),
    weapons: fc.array(weapon, { minLength: 3, maxLength: 3 }),
    pets: fc.array(
      fc.record({
        ability: fc.constantFrom(...petAbilities),
        magical: fc.boolean(),
        strokes: fc.array(stroke, { minLength: 60, maxLength: 80 }),
        weapons: fc.array(weapon, { minLength: 3, maxLength: 3 }),
      }),
      { minLength: 5, maxLength: 5 },
    ),
  })
  .map(({ strokes, weapons, pets }) => {
    const training = 'beastmaster/basic-animal-training';
    const start: HeroDraft = {
      ...newHero('A'),
      skills: [training, training, training, training, 'beastmaster/spirit-chains'],
      equipment: { armour: 'heavy', shield: true, weapons, other: [] },
    };
    const oneTrait = strokes.filter(({ pip }) => pip === 'melee' || pip === 'skill');
    return pets.reduce(
      (hero, pet, index) => {
        const owner = { follower: index };
        const edits: readonly Edit[] = [
          { edit: 'add-follower', kind: 'pet', name: '' },
          { edit: 'set-ability', index, ability: pet.ability },
          { edit: 'set-magical', index, magical: pet.magical },
          ...pet.weapons.map((one) => ({ edit: 'add-weapon', owner, weapon: one }) as const),
        ];
        return painted(edits.reduce(apply, hero), owner, pet.strokes);
      },
      painted(start, 'hero', oneTrait),
    );
  });

describe('the length of a code', () => {
  it('without texts is at most 100 characters for a legal hero', () => {
    fc.assert(
      fc.property(legalHero, (hero) => {
        expect(lengthOf(bare(hero))).toBeLessThanOrEqual(100);
      }),
      { numRuns: 60 },
    );
  });

  it('is at most 100 with five pets and eighteen weapons', () => {
    fc.assert(
      fc.property(packMaster, (hero) => {
        expect(isLegal(hero)).toBe(true);
        expect(lengthOf(hero)).toBeLessThanOrEqual(100);
      }),
      { numRuns: 40 },
    );
  });

  it('without texts is at most 60 for every sample', () => {
    const lengths = samples.map(({ hero }) => lengthOf(bare(hero)));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(60);
  });

  it('grows by at most 4/3 characters for each byte of the texts, and one for the end of each', () => {
    fc.assert(
      fc.property(legalHero, (hero) => {
        const texts = textsOf(hero).filter((text) => text !== '');
        const allowed = lengthOf(bare(hero)) + (utf8(texts) * 4) / 3 + texts.length + 2;
        expect(lengthOf(hero)).toBeLessThanOrEqual(allowed);
      }),
      { numRuns: 60 },
    );
  });

  it('grows by less than a character for each letter of plain words', () => {
    const words = 'She rode out of the fog with her wolf, and the village never forgot that morning. ';
    for (const { hero } of samples) {
      const grown = lengthOf({ ...hero, notes: hero.notes + words.repeat(5) }) - lengthOf(hero);
      expect(grown).toBeLessThan(words.length * 5);
    }
  });
});
