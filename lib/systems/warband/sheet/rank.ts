/** Ranks in a warband, the highest first; rulebook, chapter "Turn Phases". */
export const ranks = ['boss', 'specialist', 'rookie'] as const;
export type Rank = (typeof ranks)[number];

/** Sides of the die that each rank rolls. */
export const dieOf: Readonly<Record<Rank, number>> = { boss: 10, specialist: 8, rookie: 6 };
