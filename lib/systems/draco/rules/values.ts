/** House values of the building rules; the text's cards are lost. */
export const values = {
  slayerPoints: 20,
  cardPoints: 14,
  shieldsOnFace: 3,
  skills: 3,
  cards: 5,
} as const;
