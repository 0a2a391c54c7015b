/** Terms for the second version of a dragon. */
export const cardWords = {
  noSkill: 'No skill',
  /** "Fire Breath (Card 1)" */
  onCard: (what: string, card: string): string => (card === '' ? what : `${what} (${card})`),
};
