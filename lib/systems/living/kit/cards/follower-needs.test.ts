import { describe, expect, test } from 'vitest';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { pointsSpent } from '../../sheet/pips';
import { die, hero } from '../../start/samples/sample';
import { skills } from '../../skills/index';
import { creatures } from '../../start/creatures';
import { followerNeeds, type NeedBound, type NeedKind } from './follower-needs';

const pet = {
  kind: 'pet',
  magical: false,
  weapons: [],
  faces: die({}),
  skills: [],
} as const satisfies HeroDraft['followers'][number];

const withSkill = (id: string): HeroDraft =>
  id.startsWith('snowfall/')
    ? { ...newHero('Jane'), snowfall: { skills: [id] } }
    : { ...newHero('Jane'), skills: [id] };

const needsOf = (jane: HeroDraft) =>
  followerNeeds([jane]).map(({ kind, count, bound }) => [kind, count, bound]);

/** Chapters "Followers" and "Skills": all that brings somebody, and what it brings. */
const bringers: Readonly<Record<string, NeedKind>> = {
  'beastmaster/basic-animal-training': 'pet',
  'beastmaster/spirit-chains': 'pet',
  'druid/spirit-bond': 'pet',
  'druid/shapeshift': 'beast-shape',
  'necromancer/raise-zombie': 'zombie',
  'necromancer/awake-golem': 'golem',
  'snowfall/raise-snowman': 'snowman',
  'snowfall/winter-spirit': 'winter-spirit',
  'summoner/summon-daemon': 'daemon',
};

test('every skill brings what its rules say, and no other skill brings anybody', () => {
  const found = skills.flatMap(({ id }) =>
    followerNeeds([withSkill(id)]).map(({ kind, skill }) => [id, kind, skill.id]),
  );
  expect(found.toSorted()).toEqual(
    Object.entries(bringers)
      .map(([id, kind]) => [id, kind, id])
      .toSorted(),
  );
});

const training = 'beastmaster/basic-animal-training';

describe('how many', () => {
  test.each<[what: string, HeroDraft, readonly (readonly [NeedKind, number, NeedBound])[]]>([
    [
      'a Zombie for each Magic pip of the best face',
      hero({
        name: 'Vesper',
        faces: die({ 6: { magic: 3 }, 5: { magic: 1 } }),
        skills: ['necromancer/raise-zombie'],
      }),
      [['zombie', 3, 'as-magic']],
    ],
    ['a Zombie without Magic', withSkill('necromancer/raise-zombie'), [['zombie', 1, 'as-magic']]],
    ['Golems have no limit', withSkill('necromancer/awake-golem'), [['golem', 5, 'no-bound']]],
    ['nor have snowmen', withSkill('snowfall/raise-snowman'), [['snowman', 5, 'no-bound']]],
    [
      'pets that the skills allow, less those that are built',
      { ...withSkill(training), skills: [training, training, training], followers: [pet] },
      [['pet', 2, 'as-skills']],
    ],
    ['all pets are built', { ...withSkill(training), followers: [pet] }, []],
    [
      'a beast shape that is built',
      { ...withSkill('druid/shapeshift'), followers: [{ ...pet, kind: 'beast-shape' }] },
      [],
    ],
    [
      'a daemon, even when one is built',
      { ...withSkill('summoner/summon-daemon'), followers: [{ ...pet, kind: 'daemon' }] },
      [['daemon', 1, 'one']],
    ],
    ['nobody', newHero('Jane'), []],
    [
      'a Snowfall skill among the others does count, wherever it stands',
      { ...newHero('Jane'), skills: ['snowfall/raise-snowman'] },
      [['snowman', 5, 'no-bound']],
    ],
    ['skills that nobody knows', { ...newHero('Jane'), skills: ['necromancer/raise-dragon'] }, []],
  ])('%s', (_, jane, needs) => {
    expect(needsOf(jane)).toEqual(needs);
  });

  test('each hero of a party for himself, by his place', () => {
    const party = [
      newHero('Bito'),
      withSkill('necromancer/raise-zombie'),
      withSkill('necromancer/raise-zombie'),
    ];
    expect(followerNeeds(party).map((need) => need.hero)).toEqual([1, 2]);
  });
});

test('an Undead has no Ranged pips and no full face; a snowman has one green pip on the 6-face', () => {
  const { zombie, golem, snowman } = creatures;
  expect(golem).toEqual(zombie);
  expect(zombie.isHouseValue).toBe(true);
  expect(pointsSpent(zombie.faces)).toBeLessThanOrEqual(20);
  expect(snowman).toEqual({ faces: die({ 6: { skill: 1 } }), isHouseValue: false });
});
