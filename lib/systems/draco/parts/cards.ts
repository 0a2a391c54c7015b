import type { CardsPart } from '../../display';
import { dragonCards } from '../cards/dragon-cards';
import { pictureOf, pipsOf } from '../cards/picture';
import { slayerCards } from '../cards/slayer-cards';
import type { Draft } from '../sheet/sheet';

/** Slayers and dragons on cards of one format. */
export const cards: CardsPart<Draft> = {
  cards: (draft, options) =>
    draft.kind === 'slayer' ? slayerCards(draft, options) : dragonCards(draft, options),
  blanks: {},
  picture: pictureOf,
  die: (draft) => (draft.kind === 'slayer' ? pipsOf(draft) : undefined),
};
