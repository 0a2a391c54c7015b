import { describe, expect, test } from 'vitest';
import { check } from '../rules/check';
import { followerPoints } from '../rules/followers';
import { basicAnimalTraining } from '../rules/skill-slots';
import { apply } from '../sheet/apply';
import { newHero, type HeroDraft } from '../sheet/hero';
import { petEdits, petKinds } from './pets';

const trainer = (trainings: number): HeroDraft => ({
  ...newHero('Jane'),
  skills: Array.from({ length: trainings }, () => basicAnimalTraining),
});
const aboutFollowers = (hero: HeroDraft) =>
  check(hero).filter(({ path, rule }) => path[0] === 'followers' || rule === 'pet-training');

describe.each(petKinds)('a %s', (kind) => {
  test('is legal and has spent 20 points', () => {
    const hero = petEdits(trainer(1), kind, 'Fang').reduce(apply, trainer(1));
    expect(aboutFollowers(hero)).toEqual([]);
    expect(followerPoints(hero, 0)).toEqual({ spent: 20, budget: 20 });
    expect(hero.followers[0]?.weapons).toHaveLength(1);
  });

  test('takes the place of another pet', () => {
    const one = petEdits(trainer(1), 'bear', 'Bruno').reduce(apply, trainer(1));
    const other = petEdits(one, kind, 'Fang', 0).reduce(apply, one);
    expect(other.followers.map(({ name }) => name)).toEqual(['Fang']);
    expect(aboutFollowers(other)).toEqual([]);
  });
});
