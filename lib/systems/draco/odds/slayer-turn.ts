import { emptySpread, lostAfter, meanOf, nothingLost, roundsUntilNone, type Spread } from '../dice/pool';
import {
  harmfulActions,
  isOncePerTurn,
  lostBy,
  outcomesOf,
  type ActionId,
  type Hunter,
  type Prey,
} from './slayer-action';

/** Turn of a slayer with two actions that take as many dice as possible. */
export interface TurnOdds {
  /** The first action, and what may follow it, the most likely first; empty where nothing can be done. */
  readonly first: ActionId | undefined;
  readonly second: readonly ActionId[];
  /** How often each number of the dragon's dice is lost. */
  readonly lost: Spread;
}

interface Best {
  readonly action: ActionId;
  readonly lost: Spread;
}

/** The action that takes most on average; what comes first is kept where two are alike. */
const bestOf = <One extends Best>(all: readonly One[]): One | undefined =>
  all.reduce<One | undefined>(
    (best, one) => (best && meanOf(one.lost) <= meanOf(best.lost) + 1e-12 ? best : one),
    undefined,
  );

/** The last action of a turn, chosen when the first is known. */
const secondAction = (
  { slayer, dice, place }: Hunter,
  prey: Prey,
  used: ActionId,
  known: Map<string, Best | undefined>,
): Best | undefined => {
  const key = `${prey.dice} ${prey.exposed} ${isOncePerTurn(used) ? used : ''}`;
  if (known.has(key)) return known.get(key);
  const best = bestOf(
    harmfulActions(slayer, place)
      .filter((action) => action !== used || !isOncePerTurn(action))
      .map((action) => ({
        action,
        lost: lostBy(outcomesOf({ slayer, dice, place }, action, prey), prey.dice),
      })),
  );
  known.set(key, best);
  return best;
};

/**
 * A turn in which a slayer does not move and chooses each action so that the dragon loses most dice on average, the
 * second by the result of the first. Exposed counters from the first count for the second.
 */
export const turnOdds = (hunter: Hunter, prey: Prey): TurnOdds => {
  const known = new Map<string, Best | undefined>();
  const best = bestOf(
    harmfulActions(hunter.slayer, hunter.place).map((action) => {
      const lost = emptySpread(prey.dice);
      const follow = new Map<ActionId, number>();
      for (const end of outcomesOf(hunter, action, prey)) {
        const after = { ...prey, dice: prey.dice - end.lost, exposed: prey.exposed + end.exposed };
        const second = after.dice > 0 ? secondAction(hunter, after, action, known) : undefined;
        if (second) follow.set(second.action, (follow.get(second.action) ?? 0) + end.chance);
        (second?.lost ?? nothingLost).forEach((chance, further) => {
          const sum = end.lost + further;
          lost[sum] = (lost[sum] ?? 0) + end.chance * chance;
        });
      }
      return { action, lost, follow };
    }),
  );
  if (!best) return { first: undefined, second: [], lost: nothingLost };
  return {
    first: best.action,
    second: [...best.follow].sort(([, one], [, other]) => other - one).map(([action]) => action),
    lost: best.lost,
  };
};

/**
 * Piles until the dragon has no dice left, on average, if each of these slayers has a turn in each pile, is never hurt
 * and plays only for her dice; undefined if they cannot hurt her. For one slayer, the turns.
 */
export const turnsUntilSlain = (hunters: readonly Hunter[], prey: Prey): number | undefined => {
  const turns = hunters.map((hunter) => {
    const known = new Map<number, Spread>();
    return (dice: number): Spread => {
      const lost = known.get(dice) ?? turnOdds(hunter, { ...prey, dice }).lost;
      known.set(dice, lost);
      return lost;
    };
  });
  return roundsUntilNone(prey.dice, (dice) =>
    turns.reduce<Spread>((before, turn) => lostAfter(before, dice, turn), nothingLost),
  );
};
