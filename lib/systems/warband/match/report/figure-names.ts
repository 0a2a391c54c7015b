import { namesApart } from '../../../../language/apart';
import type { Situation } from '../state/situation';

/** How the figures of a match are called: those of one name are told apart, and both halves of one have his. */
export const figureNames = ({ figures, cards }: Pick<Situation, 'figures' | 'cards'>): readonly string[] => {
  const wholes = figures.filter(({ id, whole }) => id === whole);
  const apart = namesApart(wholes.map(({ card }) => ({ name: cards[card]?.name ?? '' })));
  const byId = new Map(wholes.map(({ id }, at) => [id, apart[at] ?? '']));
  return figures.map(({ whole }) => byId.get(whole) ?? '');
};
