/** Name of the game within a sentence. */
export const name = 'the coin toss';
