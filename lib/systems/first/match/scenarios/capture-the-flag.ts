import { centre } from '../../../../skirmish/map/corners';
import { playerOf, type MatchContext, type ScenarioPlay } from '../state/match-context';
import { onceTouched, pointOf, touchesOn } from '../../../../skirmish/map/places';
import type { Token } from '../state/situation';
import { entersBase, spawnAtHome, nothingMore } from './base';
import { score } from '../../../../skirmish/rules/scoring';

const inPlace: Token = { at: pointOf(centre), carrier: -1, waits: undefined };

const emitFlag = (
  { host }: MatchContext,
  what: 'taken' | 'dropped' | 'home' | 'back',
  figure: number,
): void => {
  host.emit({ type: 'flag', what, figure });
};

/** Moving onto the flag takes it, being pushed onto it does not; bringing it into the own base scores. */
const moved: ScenarioPlay['moved'] = (match, figure, way, how) => {
  const { s } = match;
  const [flag] = s.tokens;
  if (!flag) return;
  let carried = way;
  if (flag.carrier < 0) {
    if (how === 'pushed' || !touchesOn(way, flag.at)) return;
    carried = onceTouched(way, flag.at);
    emitFlag(match, 'taken', figure.id);
  } else if (flag.carrier !== figure.id) return;
  if (!entersBase(match, figure.team, carried)) {
    s.tokens = [{ at: figure.at, carrier: figure.id, waits: undefined }];
    return;
  }
  s.tokens = [inPlace];
  emitFlag(match, 'home', figure.id);
  score(match, figure.team, 1);
};

/** One flag in the middle, which two teams want to bring home; chapter "Capture the flag". */
export const captureTheFlag: ScenarioPlay = {
  ...nothingMore,
  respawns: true,
  tokens: () => [inPlace],
  spawn: spawnAtHome,
  moved,
  fell: (match, figure) => {
    const [flag] = match.s.tokens;
    if (flag?.carrier !== figure.id) return;
    const { teams, players } = match.s.setting;
    const team = new Set(players.filter((_, hero) => teams[hero] === figure.team));
    // The turn of the fall is not a following one.
    const current = playerOf(match.s);
    const waits = [...team].map((player) => ({ player, left: player === current ? 2 : 1 }));
    match.s.tokens = [{ at: figure.at, carrier: -1, waits }];
    emitFlag(match, 'dropped', figure.id);
  },
  turnEnds: (match, player) => {
    const [flag] = match.s.tokens;
    if (!flag?.waits) return;
    const waits = flag.waits
      .map((each) => (each.player === player ? { player, left: each.left - 1 } : each))
      .filter(({ left }) => left > 0);
    if (waits.length > 0) {
      match.s.tokens = [{ ...flag, waits }];
      return;
    }
    match.s.tokens = [inPlace];
    emitFlag(match, 'back', -1);
  },
};
