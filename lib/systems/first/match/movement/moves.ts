import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import type { Action } from '../state/option';
import { climbs, jumps } from './climb';
import { canWalk } from './walk';

/** Every way in which a character can move now. */
export const movesOf = (
  match: MatchContext,
  figure: Figure,
): readonly Extract<Action, { readonly pick: 'move' | 'climb' | 'jump' }>[] => {
  const { id } = figure;
  return [
    ...(canWalk(figure) ? [{ pick: 'move', figure: id } as const] : []),
    ...(climbs(match, figure).length > 0 ? [{ pick: 'climb', figure: id } as const] : []),
    ...(jumps(match, figure).length > 0 ? [{ pick: 'jump', figure: id } as const] : []),
  ];
};
