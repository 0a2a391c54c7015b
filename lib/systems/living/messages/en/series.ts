/** What a series of matches between two heroes is about. */
export const series = (own: string, foe: string): string =>
  `${own} and ${foe} fight All Out Carnage on an open field by the full rules: moves, skills, followers and all.`;
