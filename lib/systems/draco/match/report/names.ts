import { namesApart } from '../../../../language/apart';
import type { Setting } from '../state/situation';

/** Names of figures, cards and sides in a match. */
export interface Names {
  /** A figure by its id. */
  readonly of: (figure: number) => string;
  /** One of the dragon's cards, from 0. */
  readonly card: (card: number) => string;
  /** "the slayers", or the dragon's name. */
  readonly side: (team: number) => string;
}

/** Figures by their sheets' names, told apart; a card without a name by its number. */
export const namesIn = ({ cards, dragon }: Setting, slayers: string): Names => {
  const names = namesApart(cards);
  const hers = cards[dragon];
  return {
    of: (figure) => names[figure] ?? '',
    card: (card) => {
      const name = hers?.kind === 'dragon' ? (hers.cards[card]?.name ?? '') : '';
      return name === '' ? String(card + 1) : name;
    },
    side: (team) => (team === 1 ? (names[dragon] ?? '') : slayers),
  };
};
