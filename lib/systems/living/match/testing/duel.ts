import type { Fighter } from './fighters';
import { picksOf } from './watching';

/** 6 shows a Skill pip, 5 two Melee pips, 4 three, the most; 3 one Defence pip; 1 nothing. */
export const faces = { 6: { skill: 1 }, 5: { melee: 2 }, 4: { melee: 3 }, 3: { defence: 1 } };

/** An opponent, in contact with the hero unless another place is named, in #. */
export const foe = (x = 11, y = 10, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  team: 1,
  faces,
  ...more,
});

/** An attack in melee without a skill: on the first who is named after the hero, or by them on the hero. */
export const plain = { pick: 'melee', target: 1, skill: undefined };
export const atHero = { ...plain, target: 0 };

/** Common steps for tests of a school that fights hand to hand. */
export const duelsOf = (school: string, weapons: Fighter['weapons'] = []) => {
  const { strike, use } = picksOf(school);
  return {
    /** A hero at 10, 10 with these skills of the school. */
    hero: (skills: string | readonly string[], more: Partial<Fighter> = {}): Fighter => ({
      at: [10, 10],
      faces,
      skills: [skills].flat().map((skill) => `${school}/${skill}`),
      weapons,
      ...more,
    }),
    use,
    strike: (skill: string, target = 1) => ({ ...strike(skill), target }),
  };
};
