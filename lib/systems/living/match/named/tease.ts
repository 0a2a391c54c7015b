import { worth } from '../values/count';
import { figureOf, sheetOf, standing } from '../state/game';
import { addAura, clockOf } from '../lasting/modifiers';
import { isInReach, onSameLevel } from '../geometry/where';
import type { NamedPlay } from '../state/plays';

/** Lures everybody in reach of the opposite sex, friend and foe; whose sex is not noted, is not (ruling dirty-tricks-tease). */
export const tease: NamedPlay = (game, { figures: { reach = 0, actions = 0 } }, context) => {
  const you = figureOf(game, context.use.user);
  const { sex } = sheetOf(game, you);
  if (sex === undefined) return undefined;
  const radius = worth(game, reach, context, you.id);
  const moves = worth(game, actions, context, you.id);
  for (const figure of standing(game)) {
    const other = sheetOf(game, figure).sex;
    if (other === undefined || other === sex || figure.rider >= 0 || !onSameLevel(you, figure)) continue;
    if (!isInReach(you, figure, radius)) continue;
    addAura(
      game,
      figure,
      'state',
      context,
      clockOf(game, 'during-their-next-turn', you.id, figure, 1),
      moves,
    );
  }
  return undefined;
};
