import type { ScenarioPlay } from '../state/game';

const nothing = (): void => undefined;

/** A scenario that adds nothing to the rules of play. */
export const nothingMore: ScenarioPlay = {
  respawns: false,
  tokens: () => [],
  spawn: () => false,
  moved: nothing,
  fell: nothing,
  turnEnds: nothing,
  roundEnds: nothing,
};
