/** House values of the building rules, beside `muster`; the text leaves them open. */
export const values = {
  leastStat: 2,
  /** A stat is so much below its die at most. */
  belowDie: 2,
  /** Low stats defend so well that warbands with only low stats win four matches out of five. */
  leastTotal: 28,
  mediumShooters: 2,
  heavyShooters: 1,
  hands: 2,
  minions: 2,
} as const;
