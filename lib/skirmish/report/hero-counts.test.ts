import { expect, test } from 'vitest';
import { HeroCounts } from './hero-counts';

/** Two heroes against each other, each with a follower. */
const figures = [
  { kind: 'hero', team: 0, hero: 0 },
  { kind: 'hero', team: 1, hero: 1 },
  { kind: 'follower', team: 0, hero: 0 },
  { kind: 'follower', team: 1, hero: 1 },
];
const counted = (): HeroCounts<(typeof figures)[number]> => {
  const counts = new HeroCounts<(typeof figures)[number]>(2, ({ hero }) => hero);
  counts.see(figures);
  return counts;
};
const use = { figure: 0, skill: 'a/skill' };

test('what followers deal and take counts for their heroes', () => {
  const counts = counted();
  counts.hurt(3, 2, 2, true);
  expect(counts.tallies()).toMatchObject([{ dealt: 2 }, { taken: 2 }]);
});

test('what is no damage is lost otherwise, and nobody has dealt it', () => {
  const counts = counted();
  counts.hurt(1, 0, 2, false, use);
  expect(counts.tallies()).toMatchObject([
    { dealt: 0, skills: { 'a/skill': { harm: 2 } } },
    { taken: 0, lost: 2 },
  ]);
});

test('what hits friends is taken, but dealt by nobody', () => {
  const counts = counted();
  counts.hurt(0, 2, 1, true, use);
  expect(counts.tallies()[0]).toMatchObject({ dealt: 0, taken: 1, skills: {} });
});

test('heroes fall by their opponents and by themselves; followers are not counted', () => {
  const counts = counted();
  counts.fall(1, 'melee', 0, use);
  counts.fall(0, 'fall', undefined);
  counts.fall(3, 'melee', 0, use);
  expect(counts.tallies()).toMatchObject([
    { felled: 1, fell: { fall: 1 }, skills: { 'a/skill': { felled: 1 } } },
    { felled: 0, fell: { melee: 1 } },
  ]);
});

test('of a skill its uses, its harm to opponents and its healing are counted', () => {
  const counts = counted();
  counts.use(use, true);
  counts.use(use, false);
  counts.heal(2, 2, use);
  counts.hinder(1, 3, use);
  counts.hinder(2, 3, use);
  expect(counts.tallies()[0]).toMatchObject({
    healed: 2,
    skills: { 'a/skill': { uses: 2, worked: 1, healed: 2, conditions: 3 } },
  });
});
