/** Setting of a series of matches between two heroes. */
export const series = (own: string, foe: string): string =>
  `${own} and ${foe} play All Out Carnage on an open field with the full rules: moves, skills, followers and all.`;
