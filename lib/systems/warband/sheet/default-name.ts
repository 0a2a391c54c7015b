import type { Rank } from './rank';

const nouns: Readonly<Record<Rank, string>> = { boss: 'Boss', specialist: 'Specialist', rookie: 'Rookie' };

/**
 * Default name of a fighter: "Boss", "Rookie 3". Frozen: share codes leave these names out.
 * @param nth number within the rank, from 1
 */
export const defaultName = (rank: Rank, nth: number): string =>
  rank === 'boss' && nth === 1 ? nouns.boss : `${nouns[rank]} ${nth}`;
