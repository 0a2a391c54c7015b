import type { Completed } from '../../match-part';
import { dragonTeam, slayerTeam } from '../match/figure';
import type { Draft, Slayer } from '../sheet/sheet';
import { theSet } from './samples';

const { eryam, ...four } = theSet;
const slayers: readonly Slayer[] = Object.values(four);

/** Whose place a slayer takes: that of his namesake, or of the first with the same attack. */
const placeOf = ({ name, attack }: Slayer): number => {
  const namesake = slayers.findIndex((one) => one.name === name && one.attack === attack);
  return namesake >= 0 ? namesake : slayers.findIndex((one) => one.attack === attack);
};

/** The set of the box with one of one's own in the place of its like: a slayer, or the dragon. */
export const completed = (own: Draft): Completed<Draft> => {
  const teams = [...slayers.map(() => slayerTeam), dragonTeam];
  if (own.kind === 'dragon') return { sheets: [...slayers, own], teams, team: dragonTeam };
  const place = placeOf(own);
  return {
    sheets: [...slayers.map((slayer, at) => (at === place ? own : slayer)), eryam],
    teams,
    team: slayerTeam,
  };
};
