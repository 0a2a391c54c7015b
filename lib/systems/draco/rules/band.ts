/** Where the figures have to lie; DRACO's house values. Shares from 0 to 1; the piles are those of the middle match. */
export const band = {
  /** Choices that those try out for a decision who play the matches, on average. */
  nodes: 300,
  wins: { least: 0.45, most: 0.55 },
  draws: { most: 0.02 },
  piles: { least: 5, most: 9 },
  skill: { least: 0.05 },
  card: { least: 0.05, most: 0.6 },
} as const;
