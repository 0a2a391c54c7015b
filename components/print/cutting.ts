import type { SheetCount } from './sheets';

type Things = Pick<SheetCount, 'cards' | 'counters' | 'pieces'>;

/** Seconds that it takes to cut out one of a kind with scissors: an estimate. */
const seconds: Readonly<Record<keyof Things, number>> = { cards: 40, counters: 15, pieces: 30 };

const kinds = Object.keys(seconds) as readonly (keyof Things)[];

/** How many things are cut out. */
export const thingsToCut = (count: Things): number => kinds.reduce((sum, kind) => sum + count[kind], 0);

/** Minutes with scissors, the folding left out: to five of them from ten on. */
export const minutesToCut = (count: Things): number => {
  const minutes = Math.ceil(kinds.reduce((sum, kind) => sum + count[kind] * seconds[kind], 0) / 60);
  return minutes < 10 ? minutes : Math.round(minutes / 5) * 5;
};
