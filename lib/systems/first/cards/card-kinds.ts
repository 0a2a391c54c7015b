/** The kinds of card of this game, in the order in which they are offered. */
export const cardKinds = ['hero', 'fiend'] as const;
export type CardKind = (typeof cardKinds)[number];
