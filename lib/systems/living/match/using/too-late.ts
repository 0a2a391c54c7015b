import { amountOf } from '../../../../effects/amount';
import { figureOf, type Game } from '../state/game';
import type { Use } from '../state/use';

/** Whether a skill comes too late: its target is dead for more of its own turns than the green line allows. */
export const isTooLate = (game: Game, { skill, targets, green, user }: Use): boolean => {
  const { life, fallen } = figureOf(game, targets[0] ?? user);
  return (
    life === 'dead' &&
    (skill.green ?? []).some(
      (effect) =>
        'parameter' in effect &&
        effect.parameter === 'dead-at-most' &&
        fallen > amountOf(effect.turns, green, () => 0),
    )
  );
};
