/** House values of the building rules; the text's cards are lost. */
export const values = {
  slayerPoints: 20,
  cardPoints: 14,
  shieldsOnFace: 3,
  skills: 3,
  cards: 5,
} as const;

/** Dice that pools begin with, and the most that they ever have; the text. */
export const poolSizes = { slayer: 5, dragon: 26 } as const;
