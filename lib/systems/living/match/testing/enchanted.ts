import type { Charm } from '../state/figure';

/** An enchantment that somebody cast before the test begins, and that no time ends. */
export const lying = (skill: string, key: number, by: number, more: Partial<Charm> = {}): Charm => ({
  key,
  kind: 'enchantment',
  skill,
  by,
  green: 1,
  blue: 1,
  clock: { ends: 'never', of: by, left: 1 },
  ...more,
});

/** Whoever bears these enchantments of one caster, the oldest first: their keys count from 1. */
export const bearing = (by: number, ...skills: readonly string[]) => ({
  with: { charms: skills.map((skill, index) => lying(skill, index + 1, by)) },
});
