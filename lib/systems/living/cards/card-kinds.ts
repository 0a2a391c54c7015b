/** The kinds of card of this game, in the order in which they are offered. */
export const cardKinds = ['hero', 'follower', 'snowfall'] as const;
export type CardKind = (typeof cardKinds)[number];
