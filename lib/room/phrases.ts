/** Everything that players can say to each other: words come with the messages, so that nobody can write anything else. */
export const phrases = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'ouch',
  'lucky',
  'thinking',
  'sorry',
  'thanks',
  'goodGame',
  'goodbye',
  'thumb',
  'smile',
  'laugh',
  'surprise',
  'cry',
  'skull',
] as const;
export type Phrase = (typeof phrases)[number];

/** Phrases of one seat: the most at once, and a second in the long run. */
export const phrasePace = { most: 3, perSecond: 0.5 } as const;

/** Something that a seat has said; `nth` tells two of the same apart. */
export interface Said {
  readonly nth: number;
  readonly seat: number;
  readonly phrase: Phrase;
}
