import { namesApart } from '../../../../language/apart';
import type { Situation } from '../state/situation';

/**
 * Names of the figures of a match: those with the same name are told apart, and both halves of a fighter have the
 * fighter's name.
 */
export const figureNames = ({ figures, cards }: Pick<Situation, 'figures' | 'cards'>): readonly string[] => {
  const wholes = figures.filter(({ id, whole }) => id === whole);
  const apart = namesApart(wholes.map(({ card }) => ({ name: cards[card]?.name ?? '' })));
  const byId = new Map(wholes.map(({ id }, at) => [id, apart[at] ?? '']));
  return figures.map(({ whole }) => byId.get(whole) ?? '');
};
