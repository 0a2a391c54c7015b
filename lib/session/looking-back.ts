import { reviewOf, type Review } from '../match/review/review';
import type { TurningPoint } from '../match/review/turning-points';
import type { Match } from '../match/engine';
import type { Choice } from '../match/request';
import { stir } from '../match/chance';
import { matchPartOf } from '../simulation/contest';
import type { Situation } from '../systems/match-part';
import { partOf } from '../systems/open';
import { after, startOf, type Moment } from './moments';
import type { MatchRequest } from './session';

/** How likely each team was to win at a moment, 0 to 1, in the order of `LookBack.teams`. */
export interface TeamChances {
  readonly at: number;
  readonly phase: number;
  readonly of: readonly number[];
}

/** Review of a finished match: plain data. */
export interface LookBack {
  readonly teams: readonly number[];
  readonly line: readonly TeamChances[];
  readonly points: readonly TurningPoint[];
}

/** Every moment of a match, the first one first. @throws RangeError for choices that do not fit, NotOpened */
const momentsOf = (moment: Moment): readonly Match<Situation>[] => {
  let match = startOf(moment);
  return [match, ...moment.choices.map((choice, at) => (match = after(moment, match, choice, at + 1)))];
};

/** The first player of each team. */
const playersOf = (first: Situation, { encounter }: Moment): ReadonlyMap<number, number> => {
  const players = new Map<number, number>();
  for (const { owner, team } of partOf(encounter.system, 'play')?.scene(first, encounter).figures ?? [])
    if (owner >= 0 && !players.has(team)) players.set(team, owner);
  return players;
};

/**
 * Looks back on a match as the Hard computer thinks ahead; yields the share that is done, 0 to 1.
 * @param onLine hears the line of chances as soon as it is there
 * @throws RangeError for choices that do not fit, NotOpened
 */
export function* lookBackOn(
  moment: Moment,
  onLine?: (found: Pick<LookBack, 'teams' | 'line'>) => void,
): Generator<number, LookBack> {
  const { encounter, choices } = moment;
  const { engine, judge, hide, standing } = matchPartOf(encounter.system);
  const moments = momentsOf(moment);
  const [first] = moments;
  const players = first ? playersOf(engine.look(first), moment) : new Map<number, number>();
  const match = { moments, choices, players: [...players.values()], seed: stir(encounter.seed, 11) >>> 0 };
  const part = partOf(encounter.system, 'play');
  const isInVain = (request: MatchRequest, situation: Situation, choice: Choice): boolean =>
    typeof choice === 'number' &&
    part?.request(request, situation, encounter).options[choice]?.warning !== undefined;
  const teams = [...players.keys()];
  const phaseAt = (at: number): number => {
    const then = moments[at];
    return then ? standing(engine.look(then)).phase : 0;
  };
  const lineOf = (line: Review['line']): LookBack['line'] =>
    line.map(({ at, of }) => ({ at, phase: phaseAt(at), of }));
  const { line, points } = yield* reviewOf({ engine, judge, hide, isInVain }, match, (early) =>
    onLine?.({ teams, line: lineOf(early) }),
  );
  return { teams, line: lineOf(line), points };
}
