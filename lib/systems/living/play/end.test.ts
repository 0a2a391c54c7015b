import { describe, expect, test } from 'vitest';
import { livingEngine } from '../match/rules';
import { missionOf } from '../match/set-up/encounter';
import { beginMission } from '../match/set-up/mission';
import type { Situation } from '../match/state/situation';
import type { MissionId } from '../scenarios/scenario';
import { missionEnd } from './end';

/** How a mission is told that ended with this many dice, for a team; undefined while it goes on. */
const told = (mission: MissionId, winner: number | undefined, dice: number): string | undefined => {
  const start = beginMission(mission, true);
  const encounter = missionOf('living', mission, 1, 'Trainee');
  if (!start || !encounter) throw new Error('a mission');
  const base: Situation = livingEngine.look(livingEngine.begin(start, 5).match);
  const [you, ...others] = base.figures;
  if (!you) throw new Error('nobody');
  const figures = [{ ...you, hand: dice }, ...others];
  return missionEnd(
    { ...base, figures, phase: 9, ...(winner !== undefined && { outcome: { winner, because: 'goal' } }) },
    encounter,
  );
};

describe('the end of a mission', () => {
  test.each<readonly [MissionId, RegExp]>([
    ['first-steps', /^You made it: Trainee reached the opposite corner in phase 9, with 2 dice left\.$/],
    ['melee-training', /five dummies are beaten, and Trainee is back home with 2 dice left\.$/],
    ['open-fire', /no dummies are left, and Trainee is still standing, with 2 dice left\.$/],
    ['kind-of-magic', /Uncle Tom is beaten, and Trainee has 2 dice left\.$/],
  ])('of %s is told with what happened', (mission, sentence) => {
    expect(told(mission, 0, 2)).toMatch(sentence);
  });

  test('is told where it is lost, and not before it is over', () => {
    expect(told('open-fire', 1, 0)).toBe(
      'Trainee lost the last die in phase 9, so the mission is lost. Try again.',
    );
    expect(told('open-fire', undefined, 5)).toBeUndefined();
  });
});
