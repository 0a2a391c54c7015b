import type { CompanionChange, CompanionMoment, MomentAbout } from '../systems/companion-part';
import { companyOf, countedOf, counterOf, figureAt, figureOf, standingAt } from './figures';
import {
  companionOf,
  isSuddenDeath,
  scenarioOf,
  type FigureState,
  type LyingCounters,
  type Night,
  type OpenDuty,
} from './night';

const clamped = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Puts one figure in place of another; the same night where it is the same figure. */
const withFigure = (night: Night, at: number, to: FigureState): Night =>
  to === night.state.figures[at]
    ? night
    : {
        ...night,
        state: {
          ...night.state,
          figures: night.state.figures.map((each, place) => (place === at ? to : each)),
        },
      };

/** Keeps each count within what bounds it: along with a bound that changes it changes too, but not up from 0. */
const within = (night: Night, before: FigureState, after: FigureState): FigureState => {
  const { setUp } = night;
  const [then, now] = [countedOf(setUp, before), countedOf(setUp, after)];
  if (!then || !now) return after;
  const counts = now.figure.counts.map((count, at) => {
    const value = clamped(after.counts[at] ?? 0, count.most);
    if (count.within === undefined) return value;
    const bound = now.counts[count.within] ?? 0;
    const moved = bound - (then.counts[count.within] ?? 0);
    return clamped(value > 0 ? value + moved : 0, bound);
  });
  return counts.every((value, at) => value === after.counts[at]) ? after : { ...after, counts };
};

/** Adds to a count, or takes off it, within its bounds. */
const counted = ({ setUp }: Night, state: FigureState, of: string, by: number): FigureState => {
  const now = countedOf(setUp, state);
  const place = now?.figure.counts.findIndex(({ id }) => id === of) ?? -1;
  const count = now?.figure.counts[place];
  if (!now || !count) return state;
  const own = state.counts[place] ?? 0;
  const shown = now.counts[of] ?? 0;
  // A count that a counter has lowered to nothing is not lowered further.
  const least = own - shown;
  const most = count.within === undefined ? count.most : Math.min(count.most, now.counts[count.within] ?? 0);
  const value = Math.max(least, Math.min(most, own + by));
  return value === own
    ? state
    : { ...state, counts: state.counts.map((each, at) => (at === place ? value : each)) };
};

/** Adds counters, which become the newest, or takes some off, the oldest first. */
const countered = (night: Night, state: FigureState, of: string, by: number): FigureState => {
  const counter = counterOf(night.setUp, of);
  if (!counter) return state;
  const before = state.counters.find(({ id }) => id === of);
  const count = clamped((before?.count ?? 0) + by, counter.most);
  const more = count - (before?.count ?? 0);
  if (more === 0) return state;
  const isInTurn = night.state.acting.length > 0;
  const fresh = Math.min(count, (before?.fresh ?? 0) + (more > 0 && isInTurn ? more : 0));
  const others = state.counters.filter(({ id }) => id !== of);
  const after: LyingCounters = { id: of, count, fresh };
  if (more > 0) return { ...state, counters: [...others, after] };
  return {
    ...state,
    counters: count === 0 ? others : state.counters.map((each) => (each.id === of ? after : each)),
  };
};

const renewed = ({ setUp }: Night, state: FigureState): FigureState => ({
  ...state,
  counts: figureOf(setUp, state)?.counts.map(({ start }) => start) ?? state.counts,
  counters: [],
  turnsDown: 0,
});

const changedFigure = (night: Night, state: FigureState, change: CompanionChange): FigureState => {
  switch (change.change) {
    case 'count':
      return counted(night, state, change.of, change.by);
    case 'counter':
      return countered(night, state, change.of, change.by);
    case 'clear':
      return state.counters.length === 0 ? state : { ...state, counters: [] };
    case 'renew':
      return renewed(night, state);
    case 'leave':
      return { ...state, hasLeft: true };
    case 'had-turn':
      return state;
  }
};

/** Duties for a figure at a moment. @param turnOf whose turn begins or ends */
export const dutiesOf = (
  night: Night,
  at: number,
  moment: CompanionMoment,
  turnOf?: number,
): readonly OpenDuty[] => {
  const now = figureAt(night, at);
  if (!now) return [];
  const about: MomentAbout = {
    scenario: scenarioOf(night.setUp),
    round: night.state.round,
    turnOf: turnOf === undefined ? undefined : figureAt(night, turnOf),
    isOwnTurn: turnOf !== undefined && companyOf(night, turnOf).includes(at),
    isSuddenDeath: isSuddenDeath(night),
  };
  const { duties } = companionOf(night.setUp.system);
  return duties(moment, now, about).map((duty) => ({ key: '', figure: at, ...duty }));
};

/** The night with these duties behind those that are open. */
export const withDuties = (night: Night, duties: readonly OpenDuty[]): Night =>
  duties.length === 0
    ? night
    : { ...night, state: { ...night.state, duties: [...night.state.duties, ...duties] } };

/** Removes the duties and the turn of a figure that has left. */
const withoutGone = (night: Night, at: number): Night => {
  if (night.state.figures[at]?.hasLeft !== true) return night;
  const others = (list: readonly number[]): readonly number[] => list.filter((each) => each !== at);
  const { order, acted, acting, duties, rolled } = night.state;
  return {
    ...night,
    state: {
      ...night.state,
      order: others(order),
      acted: others(acted),
      acting: others(acting),
      duties: duties.filter(({ figure }) => figure !== at),
      rolled: rolled?.figure === at ? undefined : rolled,
    },
  };
};

/**
 * Changes a figure, and asks for what its rules want at once: whoever falls, and what a counter does when it comes. The
 * same night where nothing changes.
 */
export const changeFigure = (night: Night, at: number, change: CompanionChange): Night => {
  const before = night.state.figures[at];
  if (!before || before.hasLeft) return night;
  if (change.change === 'had-turn') {
    const { acted } = night.state;
    return acted.includes(at) ? night : { ...night, state: { ...night.state, acted: [...acted, at] } };
  }
  const changed = changedFigure(night, before, change);
  if (changed === before) return night;
  const was = standingAt(night, at);
  const kept = change.change === 'renew' ? changed : within(night, before, changed);
  let next = withoutGone(withFigure(night, at, kept), at);
  if (change.change === 'counter' && change.by > 0) {
    const many = (of: FigureState): number => of.counters.find(({ id }) => id === change.of)?.count ?? 0;
    const { received } = companionOf(night.setUp.system);
    next = withDuties(
      next,
      received(change.of, many(kept) - many(before)).map((duty) => ({ key: '', figure: at, ...duty })),
    );
  }
  const { state, text } = standingAt(next, at);
  if (state === 'up') return kept.turnsDown > 0 ? withFigure(next, at, { ...kept, turnsDown: 0 }) : next;
  const hasFallen = !kept.hasLeft && (state !== was.state || text !== was.text);
  return hasFallen ? withDuties(next, dutiesOf(next, at, 'falls')) : next;
};

/** A figure's own turn has begun: it is counted where the figure is down. */
export const turnBegun = (night: Night, at: number): Night => {
  const state = night.state.figures[at];
  return state && standingAt(night, at).state === 'down'
    ? withFigure(night, at, { ...state, turnsDown: state.turnsDown + 1 })
    : night;
};

const isFresh = ({ counters }: FigureState): boolean => counters.some(({ fresh }) => fresh > 0);

/** A turn is over, whosever it was: no counter is fresh any more. */
export const turnEnded = (night: Night): Night => {
  const { figures } = night.state;
  if (!figures.some(isFresh)) return night;
  return {
    ...night,
    state: {
      ...night.state,
      figures: figures.map((state) =>
        isFresh(state)
          ? { ...state, counters: state.counters.map((each) => ({ ...each, fresh: 0 })) }
          : state,
      ),
    },
  };
};
