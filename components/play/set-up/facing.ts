/**
 * Heroes by their teams, in the order of their first: two groups that face each other. Where there are more teams, or
 * one, all heroes are one group: no two of them face each other.
 * @param teams by hero
 */
export const facingOf = (teams: readonly number[]): readonly (readonly number[])[] => {
  const all = [...teams.keys()];
  const groups = [...new Set(teams)].map((team) => all.filter((at) => teams[at] === team));
  return groups.length === 2 ? groups : [all];
};

/** Teams numbered from 0 without gaps, in the order of their numbers, as a match has them. */
export const numberedTeams = (teams: readonly number[]): readonly number[] => {
  const known = [...new Set(teams)].sort((one, other) => one - other);
  return teams.map((team) => known.indexOf(team));
};
