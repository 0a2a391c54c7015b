import { choicesOf } from '../request';
import type { Judge } from './judge';

/**
 * A judge of a game of which no more is known than how good a situation is: every answer has to be tried out.
 * @param moment grows with every turn
 */
export const judgeByWorth = <Situation, About, Option>(
  worth: (situation: Situation, player: number) => number,
  moment: (situation: Situation) => number,
): Judge<Situation, About, Option> => ({
  worth,
  prospect: worth,
  weigh: (request) => choicesOf(request).map((choice) => ({ choice, gain: 0, isSure: false, cost: 1 })),
  reflex: (request) => choicesOf(request)[0] ?? 0,
  areAlike: () => false,
  moment,
  isSettled: () => true,
});
