import { isHeavy, type Fighter, type Warband } from '../sheet/warband';
import { roleIdOf } from '../skills/roles';
import { values } from './values';

/** Rookies of one stat who work a gun together, by their places; chapter "Fire Team". */
export interface FireTeam {
  readonly stat: number;
  /** Two or more, the one who founds it first. */
  readonly rookies: readonly number[];
}

const joins = (fighter: Fighter): boolean => {
  const role = roleIdOf(fighter);
  return fighter.rank === 'rookie' && (role === 'fire-team' || role === 'allrounder');
};

/** The places of the rookies who can be in a fire team with the one at this place. */
export const partnersOf = ({ fighters }: Warband, index: number): readonly number[] =>
  fighters.flatMap((fighter, at) =>
    at !== index && joins(fighter) && fighter.stat === fighters[index]?.stat ? [at] : [],
  );

const isFireTeam = (fighter: Fighter): boolean => roleIdOf(fighter) === 'fire-team';

/** Whether somebody founds a fire team that others may join. */
export const hasFireTeam = ({ fighters }: Warband): boolean => fighters.some(isFireTeam);

/** The fire teams of a warband, one for each stat of a rookie who founds one and has partners. */
export const fireTeamsOf = (warband: Warband): readonly FireTeam[] => {
  const founders = warband.fighters.flatMap((fighter, at) => (isFireTeam(fighter) ? [at] : []));
  return founders.flatMap((founder, nth) => {
    const stat = warband.fighters[founder]?.stat ?? 0;
    const partners = partnersOf(warband, founder);
    const isFirst = founders.findIndex((other) => warband.fighters[other]?.stat === stat) === nth;
    return isFirst && partners.length > 0 ? [{ stat, rookies: [founder, ...partners] }] : [];
  });
};

/** Places of fighters with a heavy area shooter. */
export const areaGunsOf = ({ fighters }: Warband): readonly number[] =>
  fighters.flatMap(({ shooter }, at) => (shooter?.class === 'heavy-area' ? [at] : []));

/** The places of a Minion Master's minions: the rookies so marked, and the first others up to two; ruling 13. */
export const minionsOf = ({ fighters }: Warband): readonly number[] => {
  const rookies = fighters.flatMap(({ rank }, at) => (rank === 'rookie' ? [at] : []));
  const marked = rookies.filter((at) => fighters[at]?.minion);
  const others = rookies.filter((at) => !marked.includes(at));
  return [...marked, ...others.slice(0, Math.max(0, values.minions - marked.length))].sort((a, b) => a - b);
};

/** The warband as paper shows it: everybody marked who is a minion of its master. */
export const withMinions = (warband: Warband): Warband => {
  if (!warband.fighters.some((fighter) => roleIdOf(fighter) === 'minion-master')) return warband;
  const minions = minionsOf(warband);
  return {
    ...warband,
    fighters: warband.fighters.map((fighter, at) => ({ ...fighter, minion: minions.includes(at) })),
  };
};

/** Places of fighters with a shooter of this weight. */
export const shootersOf = ({ fighters }: Warband, weight: 'medium' | 'heavy'): readonly number[] =>
  fighters.flatMap(({ shooter }, at) =>
    shooter && (weight === 'heavy' ? isHeavy(shooter.class) : shooter.class === weight) ? [at] : [],
  );
