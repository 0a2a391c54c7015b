/** Kinds of card to print or leave out, in the order offered. */
export const cardKinds = {
  character: 'Character cards',
  dragon: 'Dragon cards',
  initiative: 'Initiative cards',
  skill: 'Skill cards',
};
