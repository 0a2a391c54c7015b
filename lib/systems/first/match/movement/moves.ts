import type { Figure } from '../state/figure';
import type { Game } from '../state/game';
import type { Action } from '../state/option';
import { climbs, jumps } from './climb';
import { canWalk } from './walk';

/** Every way in which a character can move now. */
export const movesOf = (
  game: Game,
  figure: Figure,
): readonly Extract<Action, { readonly pick: 'move' | 'climb' | 'jump' }>[] => {
  const { id } = figure;
  return [
    ...(canWalk(figure) ? [{ pick: 'move', figure: id } as const] : []),
    ...(climbs(game, figure).length > 0 ? [{ pick: 'climb', figure: id } as const] : []),
    ...(jumps(game, figure).length > 0 ? [{ pick: 'jump', figure: id } as const] : []),
  ];
};
