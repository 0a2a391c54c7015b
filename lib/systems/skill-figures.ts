/** Figures that `pipsmith balance` keeps of a game, as far as its rules pages show them. */
export interface KeptFigures {
  readonly rules: string;
  readonly player: string;
  readonly seed: number;
  readonly matches: number;
  readonly skills: Readonly<Record<string, SkillCount>>;
}

/** Results of a skill in exchanges, each of two matches: one at either corner. */
export interface SkillCount {
  readonly matches: number;
  /** Wins and half of the draws. */
  readonly points: number;
  /** The points of each exchange, 0 to 2, squared and added up: they say how far chance goes. */
  readonly squares?: number;
}

/** Bounds of a share, 0 to 1. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for an interval of 95 %. */
const ninetyFive = 1.96;

/** Addition as of two tosses of a coin: exchanges that all went alike must not look certain. */
const coinTosses = 1 / 8;

/** Squares as counted; of before they were, what matches come to that have each their own dice. */
export const squaresOf = ({ matches, points, squares }: SkillCount): number => {
  const share = matches === 0 ? 0 : points / matches;
  return squares ?? matches * (share + share * share);
};

/**
 * The 95 % interval of a skill's wins, from how much its exchanges differ. Both matches of an exchange have the same
 * dice, so they say more than two matches would: exchanges are counted, not matches.
 */
export const intervalOf = (count: SkillCount): Interval => {
  const { matches, points } = count;
  if (matches === 0) return { low: 0, high: 1 };
  const exchanges = matches / 2;
  const share = points / matches;
  const spread = Math.max(0, squaresOf(count) / 4 - exchanges * share * share) + coinTosses;
  const reach = (ninetyFive * Math.sqrt(spread)) / exchanges;
  return { low: Math.max(0, share - reach), high: Math.min(1, share + reach) };
};

/** How a skill did in the place of others. */
export interface SkillFigure {
  readonly id: string;
  readonly matches: number;
  /** Wins and half of the draws, 0 to 1. */
  readonly share: number;
  readonly interval: Interval;
}

/** Part of the kept figures that a rules page shows. */
export interface SkillFigures {
  readonly matches: number;
  /** Matches of a skill, in the middle. */
  readonly each: number;
  readonly most: readonly SkillFigure[];
  readonly least: readonly SkillFigure[];
  /** Command that goes on with more matches. */
  readonly command: string;
}

/** Skills on the page at either end of the ranking. */
export const shown = 10;

/** Skills by wins, the most useful first; those that never played are left out. */
export const ranked = (skills: KeptFigures['skills']): readonly SkillFigure[] =>
  Object.entries(skills)
    .filter(([, count]) => count.matches > 0)
    .map(([id, count]) => ({
      id,
      matches: count.matches,
      share: count.points / count.matches,
      interval: intervalOf(count),
    }))
    .sort((a, b) => b.share - a.share || b.matches - a.matches || (a.id < b.id ? -1 : 1));

/** The ten most and the ten least useful skills of a game, as its file of figures has them. */
export const skillFigures = (system: string, { matches, seed, skills }: KeptFigures): SkillFigures => {
  const figures = ranked(skills);
  const counts = figures.map((one) => one.matches).sort((a, b) => a - b);
  const each = counts[Math.floor(counts.length / 2)] ?? 0;
  const file = `lib/systems/${system}/reference/balance.json`;
  return {
    matches,
    each,
    most: figures.slice(0, shown),
    least: figures.slice(Math.max(shown, figures.length - shown)).reverse(),
    command: `npm run --silent pipsmith -- balance ${system} -n 200 --close 1000 --seed ${seed} -o ${file}`,
  };
};
