/** Name of the game within a sentence. */
export const name = 'Warband Skirmish';

/** Noun for what a player fields. */
export const noun = { one: 'warband', many: 'warbands' };
