import type { Rank } from './rank';

const nouns: Readonly<Record<Rank, string>> = { boss: 'Boss', specialist: 'Specialist', rookie: 'Rookie' };

/**
 * Name of a fighter until he gets one: "Boss", "Rookie 3". Frozen: share codes leave these names out.
 * @param nth which of his rank, from 1
 */
export const defaultName = (rank: Rank, nth: number): string =>
  rank === 'boss' && nth === 1 ? nouns.boss : `${nouns[rank]} ${nth}`;
