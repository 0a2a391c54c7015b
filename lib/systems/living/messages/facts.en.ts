/** Texts beside the cards of a hero. */
export const facts = {
  equipment: 'Equipment',
  skills: 'Skills',
  noSkills: 'No skills.',
  times: (name: string, times: number): string => (times > 1 ? `${name} × ${times}` : name),
  custom: 'Custom skill',
  unknownSkill: 'Not in the Living Rulebook',
  elite: 'Elite',
  followers: 'Followers',
  magical: 'Magical',
  snowfall: 'Snowfall loadout',
  notes: 'Notes',
  pole: 'pole weapon',
};
