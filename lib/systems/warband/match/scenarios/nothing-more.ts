import type { ScenarioPlay } from '../state/match-context';

const nothing = (): void => undefined;

/** A scenario that adds nothing to the rules of play. */
export const nothingMore: ScenarioPlay = {
  tokens: () => [],
  moved: nothing,
  drops: nothing,
  out: nothing,
  upkeep: nothing,
  tally: ({ s }) => ({ of: 'points', by: s.scores }),
  winner: () => undefined,
};

/** Side with more; nobody on a tie. */
export const ahead = (of: (team: number) => number): number | undefined => {
  const [one, other] = [of(0), of(1)];
  if (one === other) return undefined;
  return one > other ? 0 : 1;
};
