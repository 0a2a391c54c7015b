import type { Fighter } from './arena';

/** A daemon's 6 shows a Skill pip and one Melee pip, its 5 two Melee pips. */
export const claws = { 6: { skill: 1, melee: 1 }, 5: { melee: 2 } };

/** A daemon of the figure called summoner at 12, 10, in its turn, with these skills. */
export const daemon = (skills: readonly string[] = [], more: Partial<Fighter> = {}): Fighter => ({
  at: [12, 10],
  kind: 'daemon',
  of: 'summoner',
  faces: claws,
  skills: skills.map((id) => `summoner/${id}`),
  with: { actions: 2, isActing: true },
  ...more,
});
