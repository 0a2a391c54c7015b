import { describe, expect, it } from 'vitest';
import { broken, heroOf } from '../fixtures/heroes';
import { armourCap, oneColourFace, pointsBudget, unspentPoints } from './pips';

const pet = (faces: object) => ({ kind: 'pet', ability: 'flight', faces });
const beast = (faces: object) => ({ kind: 'beast-shape', ability: 'flight', faces });
const daemon = (faces: object) => ({ kind: 'daemon', faces });
const followers = (...list: readonly object[]) => heroOf({ followers: list });

describe('points-budget', () => {
  const spends20 = { 6: { magic: 5 } };
  const spends21 = { 6: { magic: 5 }, 5: { defence: 1 } };
  it.each([
    ['20 points', heroOf({ faces: spends20 }), []],
    ['21 points', heroOf({ faces: spends21 }), ['faces']],
    [
      'costs 1, 2, 3, 4 and nothing for green',
      heroOf({ faces: { 6: { defence: 2, melee: 2, ranged: 2, magic: 2, skill: 6 } } }),
      [],
    ],
    ['a pet of 20', followers(pet(spends20)), []],
    ['a pet of 21', followers(pet(spends21)), ['followers/0/faces']],
    ['a beast shape of 21', followers(pet({}), beast(spends21)), ['followers/1/faces']],
    ['a daemon of 21', followers(daemon(spends21)), []],
  ])('%s', (_, hero, places) => {
    expect(pointsBudget(hero).map(({ path }) => path.join('/'))).toEqual(places);
  });

  it('tells what is spent', () => {
    expect(pointsBudget(heroOf({ faces: spends21 }))[0]?.figures).toEqual({
      whose: { kind: 'hero' },
      spent: 21,
      budget: 20,
    });
  });
});

describe('face-capacity and one-colour-face', () => {
  it.each([
    [1, { defence: 1 }, ['one-colour-face']],
    [1, { skill: 1 }, ['one-colour-face']],
    [1, { defence: 1, melee: 1 }, ['face-capacity']],
    [2, { melee: 1 }, []],
    [2, { melee: 2 }, ['one-colour-face']],
    [2, { melee: 1, skill: 1 }, []],
    [2, { melee: 3 }, ['face-capacity', 'one-colour-face']],
    [3, { ranged: 2 }, []],
    [3, { ranged: 3 }, ['one-colour-face']],
    [4, { defence: 3 }, []],
    [4, { defence: 4 }, ['one-colour-face']],
    [4, { defence: 3, magic: 1 }, []],
    [5, { magic: 4 }, []],
    [5, { magic: 5 }, ['one-colour-face']],
    [5, { magic: 5, skill: 1 }, ['face-capacity']],
    [6, { melee: 5, skill: 1 }, []],
    [6, { melee: 6 }, ['one-colour-face']],
    [6, { melee: 6, skill: 1 }, ['face-capacity']],
  ])('the %i-face with %j', (face, pips, rules) => {
    expect(broken(heroOf({ faces: { [face]: pips } }), 'face-capacity', 'one-colour-face')).toEqual(rules);
    for (const follower of [pet, beast, daemon]) {
      const hero = followers(follower({ [face]: pips }));
      expect(broken(hero, 'face-capacity', 'one-colour-face')).toEqual(rules);
    }
  });

  it('names the face of the follower', () => {
    expect(oneColourFace(followers(pet({}), daemon({ 4: { melee: 4 } })))[0]).toMatchObject({
      path: ['followers', 1, 'faces', '4'],
      figures: { whose: { kind: 'daemon' }, face: 4, pip: 'melee' },
    });
  });
});

describe('armour-cap', () => {
  it.each([
    ['none', false, 0],
    ['none', true, 1],
    ['light', false, 1],
    ['light', true, 2],
    ['medium', false, 2],
    ['medium', true, 3],
    ['heavy', false, 3],
    ['heavy', true, 4],
  ])('%s armour, shield %s: %i Defence pips a face', (armour, shield, cap) => {
    const on6 = (defence: number) => heroOf({ equipment: { armour, shield }, faces: { 6: { defence } } });
    expect(armourCap(on6(cap))).toEqual([]);
    expect(armourCap(on6(cap + 1))).toMatchObject([
      { path: ['faces', '6'], figures: { face: 6, pips: cap + 1, cap } },
    ]);
  });

  it('caps each face on its own, and no follower', () => {
    const hero = heroOf({
      equipment: { armour: 'light' },
      faces: { 6: { defence: 2 }, 5: { defence: 1 }, 4: { defence: 2 } },
      followers: [daemon({ 6: { defence: 5 } }), pet({ 6: { defence: 2 } })],
    });
    expect(armourCap(hero).map(({ path }) => path.join('/'))).toEqual(['faces/4', 'faces/6']);
  });
});

describe('skill-pip-count', () => {
  it.each([
    ['one green pip', heroOf({ faces: { 6: { skill: 1 } } }), []],
    ['two on one face', heroOf({ faces: { 6: { skill: 2 } } }), ['skill-pip-count']],
    [
      'one on each of two faces',
      heroOf({ faces: { 6: { skill: 1 }, 5: { skill: 1 } } }),
      ['skill-pip-count'],
    ],
    ['a pet with two', followers(pet({ 6: { skill: 2 } })), ['skill-pip-count']],
    ['a beast shape with two', followers(beast({ 6: { skill: 2 } })), ['skill-pip-count']],
    ['a daemon with two', followers(daemon({ 6: { skill: 2 } })), []],
    ['one on each die', heroOf({ faces: { 6: { skill: 1 } }, followers: [pet({ 6: { skill: 1 } })] }), []],
  ])('%s', (_, hero, rules) => {
    expect(broken(hero, 'skill-pip-count')).toEqual(rules);
  });
});

describe('unspent-points', () => {
  it('counts what is left of a hero, a pet and a beast shape, never of a daemon', () => {
    const hero = heroOf({
      faces: { 6: { melee: 3 } },
      followers: [pet({}), beast({ 6: { magic: 5 } }), daemon({})],
    });
    expect(unspentPoints(hero).map(({ path, figures }) => [path.join('/'), figures.left])).toEqual([
      ['faces', 14],
      ['followers/0/faces', 20],
    ]);
  });
});
