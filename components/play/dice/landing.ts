/** When dice of a roll begin to fall, one after the other, and how long one falls; in ms. */
export const landing = { start: 30, between: 40, falls: 700, lifts: 200 } as const;

/** With more dice than these, equal results are grouped. */
export const mostSingle = 8;

/** ms until the last die of a roll has landed, and the one that counts is lifted. */
export const landingTime =
  landing.start + (mostSingle - 1) * landing.between + landing.falls + landing.lifts / 2;
