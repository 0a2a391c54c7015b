/** Words beside the cards of a slayer or dragon. */
export const facts = {
  attack: 'Attack',
  notes: 'Notes',
  skills: 'Skills',
  cards: 'Cards',
  noSkills: 'No skills.',
  noCards: 'No cards.',
};
