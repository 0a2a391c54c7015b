import type { CardKind } from '../cards/card-labels';

/** Kinds of card to print or leave out, in the order offered. */
export const cardKinds: Readonly<Record<CardKind, string>> = {
  hero: 'Hero cards',
  follower: 'Follower cards',
  snowfall: 'Snowfall cards',
};

/** Cards to fill in by hand. */
export const blankCards = {
  hero: 'Blank hero cards',
  pet: 'Blank pet cards',
  daemon: 'Blank Daemon cards',
  snowfall: 'Blank Snowfall cards',
};
