import { diceOf, shuffledBy, type Dice } from '../match/chance';
import { figureAt, figureOf, hasCards, leaderOf, standingAt } from './figures';
import { companionOf, isSuddenDeath, scenarioOf, teamsIn, type Night } from './night';

/** Key of a figure's place in the order: its own, or for a card that of its master; -1 where it has none. */
const whoActs = (night: Night, at: number): number => {
  const state = night.state.figures[at];
  const figure = state && !state.hasLeft ? figureOf(night.setUp, state) : undefined;
  if (!figure) return -1;
  if (figure.bringsTurns === true) return leaderOf(night, at);
  return figure.follows !== undefined || hasCards(night, at) ? -1 : at;
};

/** Whether a figure has turns, and is not out of the match for good. */
const takesTurns = (night: Night, at: number): boolean => {
  const actor = whoActs(night, at);
  return (
    actor >= 0 &&
    ((scenarioOf(night.setUp)?.comesBack === true && !isSuddenDeath(night)) ||
      standingAt(night, actor).state !== 'out')
  );
};

/** Whether a figure that takes turns has a place in a round that begins now. */
const isShuffledIn = (night: Night, at: number): boolean => {
  const now = figureAt(night, at);
  return now !== undefined && companionOf(night.setUp.system).isShuffledIn?.(now) !== false;
};

/** Everybody who has turns in a round that begins now. */
const takers = (night: Night): readonly number[] =>
  night.state.figures.flatMap((_, at) => (takesTurns(night, at) && isShuffledIn(night, at) ? [at] : []));

/** Figures that are not in the order of this round, and join with the next. */
export const waitingFor = (night: Night): readonly number[] =>
  takers(night).filter((at) => !night.state.order.includes(at));

/** Figures whose cards came up before a figure's while they were out, and who have none left in this round. */
export const passedOver = (night: Night, figure: number): readonly number[] => {
  const { order } = companionOf(night.setUp.system);
  if (order.order !== 'shuffled' || order.outAreDropped !== true) return [];
  const { order: all, acted } = night.state;
  return all.slice(0, all.indexOf(figure)).filter((at) => !acted.includes(at) && !takesTurns(night, at));
};

const teamOf = ({ setUp, state }: Night, at: number): number =>
  setUp.teams[state.figures[at]?.sheet ?? -1] ?? 0;

/** From whoever rolled highest on, clockwise as they sit in the list, teams by turns. */
const clockwise = (night: Night, all: readonly number[], dice: Dice): readonly number[] => {
  const first = dice(all.length);
  const seated = [...all.slice(first), ...all.slice(0, first)];
  const teams = [...new Set(seated.map((at) => teamOf(night, at)))];
  const byTeam = teams.map((team) => seated.filter((at) => teamOf(night, at) === team));
  const longest = Math.max(0, ...byTeam.map(({ length }) => length));
  return Array.from({ length: longest }, (_, nth) =>
    byTeam.flatMap((list) => list.slice(nth, nth + 1)),
  ).flat();
};

/** Rolls of each team until one is highest; returns the last rolls, by team. */
const rolledBy = (night: Night, dice: Dice, die: (team: number) => number): readonly number[] => {
  const teams = Array.from({ length: teamsIn(night.setUp) }, (_, team) => team);
  for (;;) {
    const rolls = teams.map((team) => {
      const sides = die(team);
      return sides === 0 ? 0 : dice(sides) + 1;
    });
    const best = Math.max(...rolls);
    if (best === 0 || rolls.filter((roll) => roll === best).length === 1) return rolls;
  }
};

/** The order of a new round. @param seed of its shuffle or its rolls, 0 to 2^32 - 1 */
export const orderOfRound = (
  night: Night,
  seed: number,
): Pick<Night['state'], 'order' | 'side' | 'rolls'> => {
  const { order } = companionOf(night.setUp.system);
  const all = takers(night);
  const dice = diceOf(seed);
  switch (order.order) {
    case 'shuffled':
      return { order: shuffledBy(dice, all), side: 0, rolls: [] };
    case 'rolled': {
      const before = night.state.order.filter((at) => all.includes(at));
      const later = all.filter((at) => !before.includes(at));
      const kept = before.length > 0 ? [...before, ...later] : clockwise(night, all, dice);
      return { order: kept, side: 0, rolls: [] };
    }
    case 'alternating': {
      const rolls = rolledBy(night, dice, (team) =>
        order.die(all.filter((at) => teamOf(night, at) === team).flatMap((at) => figureAt(night, at) ?? [])),
      );
      return { order: all, side: Math.max(0, rolls.indexOf(Math.max(...rolls))), rolls };
    }
  }
};

/** Figures still to come in this round, in order, without those that are out by now. */
export const stillToCome = (night: Night): readonly number[] =>
  night.state.stage !== 'turns'
    ? []
    : night.state.order.filter(
        (at) => !night.state.acted.includes(at) && !night.state.acting.includes(at) && takesTurns(night, at),
      );

/**
 * Those who may be next: only the top card, or in alternating order each of the team that chooses, and of the other
 * team if nobody is left in that one.
 */
export const nextUp = (night: Night): readonly number[] => {
  const left = stillToCome(night);
  if (companionOf(night.setUp.system).order.order !== 'alternating') return left.slice(0, 1);
  const own = left.filter((at) => teamOf(night, at) === night.state.side);
  return own.length > 0 ? own : left;
};

/** Those still to come after the next figure, whom the table may let act first. */
export const othersToCome = (night: Night): readonly number[] => {
  const next = nextUp(night);
  return stillToCome(night).filter((at) => !next.includes(at));
};

/** Figures of the same team that may act together with the one whose turn it is, in alternating order. */
export const mayJoin = (night: Night): readonly number[] => {
  const [first] = night.state.acting;
  if (first === undefined || companionOf(night.setUp.system).order.order !== 'alternating') return [];
  return stillToCome(night).filter((at) => teamOf(night, at) === teamOf(night, first));
};

/** The team that chooses after this turn. */
export const sideAfter = (night: Night): number => {
  const [first] = night.state.acting;
  const teams = teamsIn(night.setUp);
  return first === undefined || teams === 0 ? night.state.side : (teamOf(night, first) + 1) % teams;
};
