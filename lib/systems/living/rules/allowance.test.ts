import { describe, expect, it } from 'vitest';
import { heroOf } from '../fixtures/heroes';
import { skillAllowance } from './allowance';

const dice: Readonly<Record<number, object>> = {
  0: { 6: { skill: 1 } },
  1: { 6: { melee: 1, skill: 1 } },
  2: { 6: { melee: 1, ranged: 1 } },
  3: { 6: { defence: 1, melee: 1 }, 5: { ranged: 1 } },
  4: { 6: { defence: 1, melee: 1, ranged: 1, magic: 1 } },
};

const reasons = (traits: number, skills: readonly unknown[]): readonly string[] =>
  skillAllowance(heroOf({ faces: dice[traits], skills })).map(({ figures }) => figures.reason);

const commons = ['berserk', 'bloodlust', 'cats-charge', 'flurry', 'swift-blow'].map((id) => `warrior/${id}`);
const elites = ['analgize', 'cleave'].map((id) => `warrior/${id}`);
const druids = ['awaken', 'regrowth', 'thorns'].map((id) => `druid/${id}`);
const [training] = ['beastmaster/basic-animal-training'];
const custom = (name: string, school = 'warrior') => ({ custom: name, school });

describe('ruling 6: what the traits allow', () => {
  it.each<[number, string, readonly unknown[], readonly string[]]>([
    [1, '4 common and 1 elite', [...commons.slice(0, 4), elites[0]], []],
    [1, '5 common', commons, ['too-many-of-school']],
    [1, '2 elite', elites, ['too-many-elite']],
    [1, '2 common of each of two schools', [...commons.slice(0, 2), ...druids.slice(0, 2)], []],
    [1, '3 and 1 of two schools', [...commons.slice(0, 3), druids[0]], ['too-many-of-school']],
    [
      1,
      '3 and 3 of two schools',
      [...commons.slice(0, 3), ...druids],
      ['too-many-of-school', 'too-many-of-school'],
    ],
    [1, 'an elite beside a second school', [elites[0], druids[0]], ['elite-needs-one-school']],
    [1, 'three schools', [commons[0], druids[0], 'psion/leak'], ['too-many-schools']],
    [2, '3 common', commons.slice(0, 3), []],
    [2, '4 common', commons.slice(0, 4), ['too-many-of-school']],
    [2, '1 common of each of two schools', [commons[0], druids[0]], []],
    [2, '2 and 1 of two schools', [...commons.slice(0, 2), druids[0]], ['too-many-of-school']],
    [2, 'an elite', [elites[0]], ['elite-needs-one-trait']],
    [2, 'three schools', [commons[0], druids[0], 'psion/leak'], ['too-many-schools']],
    [0, '3 common', commons.slice(0, 3), []],
    [0, '4 common', commons.slice(0, 4), ['too-many-of-school']],
    [0, 'an elite', [elites[0]], ['elite-needs-one-trait']],
    [3, '1 common', [commons[0]], []],
    [3, '2 common', commons.slice(0, 2), ['three-traits']],
    [3, '1 elite', [elites[0]], ['elite-needs-one-trait']],
    [4, 'nothing', [], []],
    [4, '1 common', [commons[0]], ['four-traits']],
    [4, '1 elite', [elites[0]], ['four-traits']],
  ])('%i traits, %s', (traits, _, skills, expected) => {
    expect(reasons(traits, skills)).toEqual(expected);
  });
});

describe('what takes a slot', () => {
  it.each<[string, number, readonly unknown[], readonly string[]]>([
    ['a repeated skill counts once', 3, [commons[0], commons[0]], []],
    ['every Basic Animal Training counts', 3, [training, training], ['three-traits']],
    ['five trainings are five common skills', 1, Array<unknown>(5).fill(training), ['too-many-of-school']],
    ['an unknown id does not', 4, ['warrior/fly', 'constructor', '__proto__'], []],
    ['a Snowfall skill does not', 4, ['snowfall/dodge', 'snowfall/avalanche', 'snowfall/hibernate'], []],
    ['a training skill does not', 4, ['training/plague'], []],
    [
      'a custom skill is a common one of its school',
      2,
      [...commons.slice(0, 3), custom('Spin')],
      ['too-many-of-school'],
    ],
    ['and may be the second school', 2, [druids[0], custom('Cone', 'ranger')], []],
    ['custom skills of one name are one', 3, [custom('Spin'), custom('Spin')], []],
    ['custom skills of two names are two', 3, [custom('Spin'), custom('Twirl')], ['three-traits']],
    ['one name in two schools is two', 3, [custom('Spin'), custom('Spin', 'ranger')], ['three-traits']],
  ])('%s', (_, traits, skills, expected) => {
    expect(reasons(traits, skills)).toEqual(expected);
  });
});

it('points at the first skill too many', () => {
  const hero = heroOf({ faces: dice[1], skills: ['nothing', ...commons, ...elites] });
  expect(skillAllowance(hero).map(({ path }) => path)).toEqual([
    ['skills', 7],
    ['skills', 5],
  ]);
});
