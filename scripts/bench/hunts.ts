import type { Contest } from '@/lib/simulation/contest';
import type { Played } from '@/lib/simulation/series';
import { rulesVersion } from '@/lib/systems/draco/match/rules';
import { houseValuesHash } from '@/lib/systems/draco/reference/house-values';
import type { HuntCounts } from '@/lib/systems/draco/reference/measured';
import { findDragonSkill } from '@/lib/systems/draco/skills/dragons';
import { theSet } from '@/lib/systems/draco/start/samples';
import type { Sheet } from '@/lib/systems/sheet';

const sheets = Object.values(theSet) as unknown as readonly Sheet[];

/** Matches of the set of the box between searching players, trees at random. */
export const contestOf = (nodes: number, seed: number): Contest => ({
  system: 'draco',
  sheets,
  scenario: 'hunt',
  map: 'random',
  seed,
  isLenient: false,
  players: sheets.map(() => ({ plays: 'search', nodes })),
});

/** Before the first match. */
export const noCounts = (nodes: number, seed: number): HuntCounts => ({
  rules: rulesVersion,
  values: houseValuesHash(),
  nodes,
  seed,
  matches: 0,
  wins: [0, 0],
  draws: 0,
  piles: {},
  skills: {},
  cards: {},
});

/** With one more match. */
export const added = (counts: HuntCounts, { winner, phases, heroes }: Played): HuntCounts => {
  const skills = { ...counts.skills };
  const cards = { ...counts.cards };
  for (const [id, tally] of heroes.flatMap((hero) => Object.entries(hero.skills))) {
    const { could = 0, turns = 0, up = 0, picked = 0 } = tally;
    if (findDragonSkill(id)) {
      const has = cards[id] ?? { up: 0, picked: 0 };
      cards[id] = { up: has.up + up, picked: has.picked + picked };
    } else {
      const has = skills[id] ?? { could: 0, turns: 0 };
      skills[id] = { could: has.could + could, turns: has.turns + turns };
    }
  }
  return {
    ...counts,
    matches: counts.matches + 1,
    wins: counts.wins.map((won, team) => won + Number(winner === team)),
    draws: counts.draws + Number(winner === null),
    piles: { ...counts.piles, [phases]: (counts.piles[phases] ?? 0) + 1 },
    skills,
    cards,
  };
};
