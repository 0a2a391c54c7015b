import type { Region } from '../../../../match/request';
import type { Point } from '../../../../table/table';
import { type CastMember, type Mission, rulesOf } from '../../scenarios/scenario';

import type { Figure } from '../state/figure';
import type { MatchContext, ScenarioPart } from '../state/match-context';
import type { Action, Option } from '../state/option';
import { win } from '../../../../skirmish/rules/scoring';

/** The player's team, and the one that a mission plays itself. */
export const ourTeam = 0;
export const theirTeam = 1;

/** Your Hero. @throws RangeError without one: a fault of the set-up */
export const youOf = ({ s }: MatchContext): Figure => {
  const you = s.figures.find(({ owner, id, hero }) => owner >= 0 && id === hero);
  if (!you) throw new RangeError('Nobody plays this mission.');
  return you;
};

type Allowed = Extract<Mission['rules'][number], { rule: 'actions' }>['allowed'][number];

/** Kind that each action counts as; actions not named here are always allowed. */
const kinds: Readonly<Partial<Record<Action['pick'], Allowed | 'none'>>> = {
  move: 'movement',
  climb: 'movement',
  'move-and-reload': 'movement',
  reload: 'movement',
  melee: 'melee-attack',
  shoot: 'ranged-attack',
  charge: 'charge',
  use: 'skill',
  delay: 'delay',
  recover: 'none',
  restore: 'none',
  'give-action': 'none',
};

/** You have fewer kinds of actions, and as many as the mission says. */
export const limited = (mission: Mission): ScenarioPart => {
  const [rule] = rulesOf(mission, 'actions');
  if (!rule) return {};
  return {
    actionsFor: (_game, { owner }, usual) => (owner >= 0 ? Math.min(usual, rule.perTurn) : usual),
    allows: (_game, { owner }, { pick }) => {
      const kind = kinds[pick];
      return owner < 0 || kind === undefined || (kind !== 'none' && rule.allowed.includes(kind));
    },
  };
};

const seeFall = (match: MatchContext): undefined => {
  if (youOf(match).life !== 'up') win(match, theirTeam, 'fallen');
  return undefined;
};

/** A mission is lost when your Hero falls. */
export const lostByFalling: ScenarioPart = {
  actionEnds: seeFall,
  turnEnds: seeFall,
  phaseBegins: seeFall,
  phaseEnds: seeFall,
};

/** A mission is won once this holds. */
export const wonOnce = (holds: (match: MatchContext) => boolean): ScenarioPart => {
  const see = (match: MatchContext): undefined => {
    if (youOf(match).life === 'up' && holds(match)) win(match, ourTeam, 'goal');
    return undefined;
  };
  return { walked: see, actionEnds: see, turnEnds: see, phaseEnds: see };
};

/** The script of a figure of a mission. @throws RangeError for none: a fault of its data */
export const scriptOf = <Plays extends CastMember['script']['plays']>(
  { cast, id }: Mission,
  plays: Plays,
): Extract<CastMember['script'], { plays: Plays }> => {
  const found = cast.map(({ script }) => script).find((script) => script.plays === plays);
  if (!found) throw new RangeError(`${id} has no script ${plays}.`);
  return found as Extract<CastMember['script'], { plays: Plays }>;
};

/** The place of an option that says this; undefined where none does. */
export const optionLike = (
  options: readonly Option[],
  says: Readonly<Record<string, unknown>>,
): number | undefined => {
  const found = options.findIndex((option) => {
    const fields: Readonly<Record<string, unknown>> = { ...option };
    return Object.entries(says).every(([key, value]) => fields[key] === value);
  });
  return found < 0 ? undefined : found;
};

/** The region without forbidden places; a figure already there may stay. */
export const without = (region: Region, from: Point, isForbidden: (place: Point) => boolean): Region => {
  const may = (place: Point): boolean => !isForbidden(place) || (place.x === from.x && place.y === from.y);
  return {
    contains: (place) => may(place) && region.contains(place),
    candidates: () => region.candidates().filter(may),
    sample: (next) => {
      const place = region.sample(next);
      return may(place) ? place : from;
    },
    way: (place) => region.way?.(place),
  };
};
