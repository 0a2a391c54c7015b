/** What `pipsmith balance` keeps of a game, as far as its rules pages show it. */
export interface KeptFigures {
  readonly rules: string;
  readonly player: string;
  readonly seed: number;
  readonly matches: number;
  readonly skills: Readonly<Record<string, { readonly matches: number; readonly points: number }>>;
}

/** How a skill did in the place of others. */
export interface SkillFigure {
  readonly id: string;
  readonly matches: number;
  /** Wins and half of the draws, 0 to 1. */
  readonly share: number;
}

/** What a rules page shows of it. */
export interface SkillFigures {
  readonly matches: number;
  /** Matches of a skill, in the middle. */
  readonly each: number;
  /** How far chance may move the share of such a skill either way, in 19 of 20 cases. */
  readonly noise: number;
  readonly most: readonly SkillFigure[];
  readonly least: readonly SkillFigure[];
  /** What is typed to go on with more matches. */
  readonly command: string;
}

const shown = 10;

/** The ten most and the ten least useful skills of a game, as its file of figures has them. */
export const skillFigures = (system: string, { matches, seed, skills }: KeptFigures): SkillFigures => {
  const ranked = Object.entries(skills)
    .filter(([, count]) => count.matches > 0)
    .map(([id, count]) => ({ id, matches: count.matches, share: count.points / count.matches }))
    .sort((a, b) => b.share - a.share || b.matches - a.matches || (a.id < b.id ? -1 : 1));
  const counts = ranked.map((one) => one.matches).sort((a, b) => a - b);
  const each = counts[Math.floor(counts.length / 2)] ?? 0;
  const file = `lib/systems/${system}/reference/balance.json`;
  return {
    matches,
    each,
    noise: each === 0 ? 1 : 0.98 / Math.sqrt(each),
    most: ranked.slice(0, shown),
    least: ranked.slice(Math.max(shown, ranked.length - shown)).reverse(),
    command: `npm run --silent pipsmith -- balance ${system} -n 1000 --seed ${seed} -o ${file}`,
  };
};
