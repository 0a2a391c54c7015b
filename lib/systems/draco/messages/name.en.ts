/** Name of the game within a sentence. */
export const name = 'Hic est Draco';

/** Noun for what a player fields. */
export const noun = { one: 'slayer or dragon', many: 'slayers and dragons' };
