/** Kinds of card to print or leave out, in the order offered. */
export const cardKinds = { roster: 'Roster', fighter: 'Fighter cards' };
