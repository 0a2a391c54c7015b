/** Name of the game within a sentence. */
export const name = 'the Living Rulebook';
