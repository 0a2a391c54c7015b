/** Values of the table and of a game in the text. Inches and dice. */
export const tableValues = {
  side: 24,
  /** Inches from a corner within which the slayers start; ruling 3. */
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
  /** Distance in inches below which figures are met and can't be shot. */
  near: 1,
  /** Initiative piles until a draw; ruling 10. */
  piles: 20,
} as const;
