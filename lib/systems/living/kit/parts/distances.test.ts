import { describe, expect, it } from 'vitest';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { emptyFace, emptyFaces } from '../../sheet/pips';
import { distancesOf, stepsOf } from './distances';

interface Made {
  readonly magic?: number;
  readonly ranged?: number;
  readonly skill?: number;
  readonly skills?: readonly string[];
  readonly weapons?: HeroDraft['equipment']['weapons'];
  readonly snowfall?: readonly string[];
}

const made = ({ magic = 0, ranged = 0, skill = 1, skills = [], weapons = [], snowfall = [] }: Made) => {
  const hero = newHero('Mira');
  return {
    ...hero,
    faces: { ...emptyFaces, 6: { ...emptyFace, magic, ranged, skill } },
    skills: [...skills],
    equipment: { ...hero.equipment, weapons },
    snowfall: { skills: [...snowfall] },
  } satisfies HeroDraft;
};

const countNote = (hero: HeroDraft, isSnowfall = false): readonly string[] =>
  distancesOf([hero], isSnowfall).map(
    ({ source, from, kind, step, per, most }) =>
      `${'skill' in source ? source.skill : 'weapon' in source ? source.weapon : 'spells'} ${from} ${kind} ${step} ${per} ${most}`,
  );

describe('distances from skills', () => {
  it.each([
    [
      'reach grows with the best Magic face',
      { magic: 5, skills: ['zealot/life-boon'] },
      'Life Boon centre radius 0.5 magic 5',
    ],
    [
      'a spell reaches 5# for each Magic pip',
      { magic: 3, skills: ['zealot/life-boon'] },
      'spells edge range 5 magic 3',
    ],
    [
      'a spell with a range of its own',
      { magic: 2, skills: ['elemental-mage/lightning-bolt'] },
      'Lightning Bolt edge range 1 magic 2',
    ],
    [
      'what a green line names grows with the Skill pips of five dice',
      { skills: ['summoner/fiery-breath'] },
      'Fiery Breath edge range 1 skill 5',
    ],
    [
      'Tease grows with dice and pips',
      { skills: ['dirty-tricks/tease'] },
      'Tease centre range 2 die-and-skill 25',
    ],
  ] as const)('%s', (_, hero, expected) => {
    expect(countNote(made(hero))).toContain(expected);
  });
  it('without a Magic pip there is no reach', () => {
    expect(countNote(made({ magic: 0, skills: ['zealot/life-boon'] }))).toEqual([]);
  });
  it('without a Skill pip nothing of a green line is measured', () => {
    expect(countNote(made({ skill: 0, skills: ['summoner/fiery-breath'] }))).toEqual([]);
  });
  it('a spell with its own range has no usual one beside it', () => {
    const all = countNote(made({ magic: 2, skills: ['elemental-mage/lightning-bolt'] }));
    expect(all.filter((line) => line.startsWith('spells'))).toEqual([]);
  });
});

describe('distances from weapons', () => {
  it.each([
    ['throwing', 'throwing edge range 1 die 5'],
    ['blowpipe', 'blowpipe edge range 1 die 5'],
    ['shortbow', 'shortbow edge range 2 die 5'],
    ['longbow', 'longbow edge range 3 die 5'],
    ['crossbow-one-handed', 'crossbow-one-handed edge range 10 none 1'],
    ['crossbow-two-handed', 'crossbow-two-handed edge range 15 none 1'],
    ['pistol', 'pistol edge range 15 none 1'],
    ['rifle', 'rifle edge range 20 none 1'],
    ['magic', 'magic edge range 25 none 1'],
    ['cannon', 'cannon centre radius 0.5 ranged 3'],
  ] as const)('%s', (type, expected) => {
    expect(countNote(made({ ranged: 3, weapons: [{ type }] }))).toContain(expected);
  });
  it('all but throwing and melee weapons have a dead zone of 1#', () => {
    const zones = (type: 'throwing' | 'blunt' | 'longbow' | 'magic'): number =>
      distancesOf([made({ ranged: 1, weapons: [{ type }] })]).filter(({ kind }) => kind === 'dead-zone')
        .length;
    expect([zones('throwing'), zones('blunt'), zones('longbow'), zones('magic')]).toEqual([0, 0, 1, 1]);
  });
});

it('Snowfall measures the Snowfall loadout alone', () => {
  const hero = made({
    magic: 3,
    skills: ['zealot/life-boon'],
    weapons: [{ type: 'longbow' }],
    snowfall: ['snowfall/igloo'],
  });
  expect(
    countNote(hero, true).every((line) => !line.includes('Life Boon') && !line.includes('longbow')),
  ).toBe(true);
  expect(countNote(hero).some((line) => line.includes('Life Boon'))).toBe(true);
});

it('half a # for each of five pips ends at 2½#', () => {
  expect(stepsOf({ step: 0.5, most: 5 })).toEqual([0.5, 1, 1.5, 2, 2.5]);
});
