import type { Fighter } from './fighters';
import { picksOf } from './watching';

/** 6 shows a Skill pip; 3, 4, 5 show 3, 2, 1 Ranged pips; 2 two Melee pips; 1 nothing. */
export const faces = {
  6: { skill: 1 },
  5: { ranged: 1 },
  4: { ranged: 2 },
  3: { ranged: 3 },
  2: { melee: 2 },
};

/** A Ranger at 4, 4 with this skill, and with a pistol unless `more` arms him otherwise. */
export const ranger = (skill: string, more: Partial<Fighter> = {}): Fighter => ({
  at: [4, 4],
  faces,
  skills: [`ranger/${skill}`],
  weapons: [{ type: 'pistol' }],
  ...more,
});

/** A bare opponent, 3 # off the Ranger unless another place is named, in #. */
export const foe = (x = 8, y = 4, more: Partial<Fighter> = {}): Fighter => ({ at: [x, y], team: 1, ...more });

export const { shoot, use } = picksOf('ranger');
