import { describe, expect, test } from 'vitest';
import { faceNumbers } from '../../../../dice/face';
import { capOfArmour } from '../../../../painted-die/equipment';
import { bestFace, soleColourOf } from '../../../../painted-die/die';
import { pips, pipsOnFace, pointBudget, pointsSpent, die as livingDie } from '../../sheet/pips';
import { die } from '../../start/samples/sample';
import { dummiesIn, dummyCast, dummyIds, missionIds, traineeCast, uncleTom } from './training-cast';

const dummies = dummyCast((id) => id);
const trainees = traineeCast((mission) => mission);
const tom = uncleTom('Uncle Tom', ['Robe']);
const everybody = [...dummies, ...trainees].map(({ hero }) => hero).concat(tom);

test.each(everybody.map((hero) => [hero.name, hero] as const))(
  '%s is a die that can be painted: within the faces, none full of one colour',
  (_, { faces }) => {
    for (const face of faceNumbers) {
      expect(pipsOnFace(faces[face])).toBeLessThanOrEqual(face);
      if (pipsOnFace(faces[face]) === face) expect(soleColourOf(livingDie, faces[face])).toBeUndefined();
    }
  },
);

describe('dummies, chapter "Melee Training"', () => {
  test('five, from cloth to plate with shield, each as hard to hurt as its armour allows', () => {
    expect(dummies.map(({ id }) => id)).toEqual(dummyIds);
    expect(
      dummies.map(({ hero: { equipment, faces } }) => [
        equipment.armour,
        equipment.shield,
        bestFace(faces, 'defence'),
      ]),
    ).toEqual([
      ['none', false, 0],
      ['light', false, 1],
      ['medium', false, 2],
      ['heavy', false, 3],
      ['heavy', true, 4],
    ]);
    for (const { hero } of dummies)
      expect(bestFace(hero.faces, 'defence')).toBe(capOfArmour(hero.equipment.armour, hero.equipment.shield));
  });

  test('the green pip is on the 5-face: 1, 3, 4, 5, 5 are two Skill pips (chapter "Open Fire")', () => {
    for (const { hero } of dummies) {
      const rolled = ([1, 3, 4, 5, 5] as const).map((face) => hero.faces[face].skill);
      expect(rolled.reduce<number>((sum, skill) => sum + skill, 0)).toBe(2);
      expect(faceNumbers.filter((face) => hero.faces[face].skill > 0)).toEqual([5]);
    }
  });

  test('as victims they differ, and none shrugs every missile of Uncle Tom off', () => {
    const layouts = dummies.map(({ hero }) => faceNumbers.map((face) => hero.faces[face].magic).join());
    expect(new Set(layouts).size).toBe(5);
    for (const { hero } of dummies) expect(bestFace(hero.faces, 'magic')).toBeLessThan(5);
  });
});

test.each([
  ['melee-training', ['defence', 'skill']],
  ['open-fire', ['defence', 'skill']],
  ['kind-of-magic', ['magic']],
] as const)('in %s their dice have only %j, as many as ever', (mission, counting) => {
  dummiesIn(mission, (id) => id).forEach(({ id, hero }, at) => {
    const whole = dummies[at]?.hero.faces ?? hero.faces;
    for (const pip of pips)
      for (const face of faceNumbers)
        expect([id, pip, hero.faces[face][pip]]).toEqual([
          id,
          pip,
          counting.some((one) => one === pip) ? whole[face][pip] : 0,
        ]);
  });
});

test('Uncle Tom has 5 Magic pips and the green one on the 6-face, and the rest is blank', () => {
  expect(tom.faces).toEqual(die({ 6: { magic: 5, skill: 1 } }));
  expect(tom.skills).toEqual(['training/tommyknocker', 'training/uncle-toms-cruise-missile']);
});

describe('heroes of the missions', () => {
  test('each has the skill of his mission alone', () => {
    expect(trainees.map(({ id, hero }) => [id, hero.skills])).toEqual([
      ['first-steps', ['training/plague']],
      ['melee-training', ['training/bloodlust']],
      ['open-fire', ['training/fast-reload']],
      ['kind-of-magic', ['training/life-boon']],
    ]);
    expect(missionIds).toEqual(trainees.map(({ id }) => id));
  });

  test('each has a green pip, and no more than 20 points', () => {
    for (const { hero } of trainees) {
      expect(bestFace(hero.faces, 'skill')).toBe(1);
      expect(pointsSpent(hero.faces)).toBeLessThanOrEqual(pointBudget);
    }
  });

  test('the marksman has 3 Ranged pips on the 5- and the 6-face and a one-handed crossbow', () => {
    const marksman = trainees.find(({ id }) => id === 'open-fire')?.hero;
    expect(faceNumbers.map((face) => marksman?.faces[face].ranged)).toEqual([0, 0, 0, 0, 3, 3]);
    expect(marksman?.equipment.weapons).toEqual([{ type: 'crossbow-one-handed' }]);
  });

  test('the fighter can hurt the hardest dummy', () => {
    const fighter = trainees.find(({ id }) => id === 'melee-training')?.hero;
    const hardest = Math.max(...dummies.map(({ hero }) => bestFace(hero.faces, 'defence')));
    expect(fighter && bestFace(fighter.faces, 'melee')).toBeGreaterThan(hardest);
  });

  test('the healer reaches the victims from his home base: 5# for each Magic pip, some 22# away', () => {
    const healer = trainees.find(({ id }) => id === 'kind-of-magic')?.hero;
    const threeQuarters = 0.75 * Math.hypot(24, 24);
    expect(healer && 5 * bestFace(healer.faces, 'magic')).toBeGreaterThanOrEqual(threeQuarters - 4);
  });
});
