import { band } from '../rules/band';
import data from './measured.json' with { type: 'json' };

/** Counts that `npm run bench:hunts` keeps of matches of the set of the box. */
export interface HuntCounts {
  /** The rules, and the house values by their hash, that the matches were played with. */
  readonly rules: string;
  readonly values: string;
  /** Choices that players tried out for a decision, on average. */
  readonly nodes: number;
  readonly seed: number;
  readonly matches: number;
  /** Slayers first, then the dragon. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Matches by the number of their piles. */
  readonly piles: Readonly<Record<string, number>>;
  /** For each slayer's skill: turns in which it could be used, and was. */
  readonly skills: Readonly<Record<string, { readonly could: number; readonly turns: number }>>;
  /** For each of her cards, by skill: attacks while it was face up, and attacks with it. */
  readonly cards: Readonly<Record<string, { readonly up: number; readonly picked: number }>>;
}

/** A part of the matches, turns or attacks that something came to. */
export interface Share {
  readonly id: string;
  readonly share: number;
  readonly of: number;
}

const shared = (id: string, part: number, of: number): Share => ({ id, share: of === 0 ? 0 : part / of, of });

/** Piles of the match at this quantile of lengths. */
const pilesAt = (piles: HuntCounts['piles'], matches: number, part: number): number => {
  let left = Math.floor((matches - 1) * part);
  for (const [number, count] of Object.entries(piles).sort(([a], [b]) => Number(a) - Number(b))) {
    if (left < count) return Number(number);
    left -= count;
  }
  return 0;
};

/** Counts as shares. */
export const huntFigures = (counts: HuntCounts) => {
  const { matches, wins, draws, piles } = counts;
  const [slayers = 0, dragon = 0] = wins;
  return {
    matches,
    nodes: counts.nodes,
    seed: counts.seed,
    slayers: slayers / Math.max(1, matches),
    dragon: dragon / Math.max(1, matches),
    draws: draws / Math.max(1, matches),
    /** How far chance may move a side's share either way, in 19 of 20 cases. */
    noise: matches === 0 ? 1 : 0.98 / Math.sqrt(matches),
    piles: {
      quarter: pilesAt(piles, matches, 0.25),
      middle: pilesAt(piles, matches, 0.5),
      threeQuarters: pilesAt(piles, matches, 0.75),
    },
    skills: Object.entries(counts.skills).map(([id, { could, turns }]) => shared(id, turns, could)),
    cards: Object.entries(counts.cards).map(([id, { up, picked }]) => shared(id, picked, up)),
  } as const;
};
export type HuntFigures = ReturnType<typeof huntFigures>;

/** Names of figures outside the band; empty where all are within. */
export const outsideBand = ({
  slayers,
  dragon,
  draws,
  piles,
  skills,
  cards,
}: HuntFigures): readonly string[] => [
  ...(slayers < band.wins.least || slayers > band.wins.most ? ['slayers'] : []),
  ...(dragon < band.wins.least || dragon > band.wins.most ? ['dragon'] : []),
  ...(draws >= band.draws.most ? ['draws'] : []),
  ...(piles.middle < band.piles.least || piles.middle > band.piles.most ? ['piles'] : []),
  ...skills.filter(({ share }) => share < band.skill.least).map(({ id }) => id),
  ...cards.filter(({ share }) => share < band.card.least || share > band.card.most).map(({ id }) => id),
];

export const measuredCounts: HuntCounts = data;

/** Measurements of `npm run bench:hunts`. */
export const measured = huntFigures(measuredCounts);
