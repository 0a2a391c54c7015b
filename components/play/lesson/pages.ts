/**
 * Letters that a card has room for on the smallest phone, where it lies above the board and must not be cut: measured
 * in the browser by showing every text at 360 x 740, 390 x 844 and 844 x 390 (the highest takes 109 px of 132).
 */
export const mostOnCard = 160;
/** Letters of a title in one line beside the button there. */
export const mostInTitle = 25;

/** The end of a sentence, and what starts the next one. */
const between = /(?<=[.!?])\s+(?=\S)/u;

/** The text of a lesson as cards of whole sentences; a small screen shows them one at a time. */
export const pagesOf = (text: string): readonly string[] =>
  text.split(between).reduce<readonly string[]>((done, sentence) => {
    const last = done.at(-1);
    if (last === undefined || last.length + 1 + sentence.length > mostOnCard) return [...done, sentence];
    return [...done.slice(0, -1), `${last} ${sentence}`];
  }, []);
