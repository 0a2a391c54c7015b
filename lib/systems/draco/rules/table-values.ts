/** Values of the table and of a game in the text. Inches and dice. */
export const tableValues = {
  side: 24,
  /** The slayers stand wholly within so many inches of a corner; ruling 3. */
  corner: 4,
  dragonRadius: 1.5,
  /** Trees of each player, and what their edges keep from every tree and base; ruling 3. */
  trees: 6,
  treesApart: 3,
  /** Number on the die beside a dragon's card at first. */
  cardDie: 5,
  recovered: 2,
  dragonMoves: 5,
  bowReaches: 10,
  /** Under so many inches one is met, and nobody shoots. */
  near: 1,
  /** After so many initiative piles it is a draw; ruling 10. */
  piles: 20,
} as const;
