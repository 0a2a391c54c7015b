import type { CardKind } from '../cards/card-labels';

/** Kinds of card to print or leave out, in the order offered. */
export const cardKinds: Readonly<Record<CardKind, string>> = { hero: 'Hero cards', fiend: 'Fiend cards' };

/** Sheets and cards to fill in by hand. */
export const blankCards = {
  sheet: 'Blank character sheets',
  hero: 'Blank hero cards',
  fiend: 'Blank fiend cards',
};
