/** Words beside the cards of a hero. */
export const facts = {
  equipment: 'Equipment',
  skills: 'Skills',
  noSkills: 'No skills.',
  skill: 'Skill',
  spell: 'Spell',
  unknownSkill: 'Not in the first edition',
  life: (life: number): string => `${life} Life`,
  notes: 'Notes',
};
