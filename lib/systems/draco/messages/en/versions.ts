/** What a second version of a dragon replaces. */
export const cardWords = {
  noSkill: 'No skill',
  /** "Fire Breath (Card 1)" */
  onCard: (what: string, card: string): string => (card === '' ? what : `${what} (${card})`),
};
