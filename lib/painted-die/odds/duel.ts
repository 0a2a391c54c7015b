/** How a duel ends, as chances; a draw is when neither can hurt the other any more. */
export interface Ending {
  readonly win: number;
  readonly lose: number;
  readonly draw: number;
}

/** How a duel ends for the first fighter: by who has the first turn of all, and on average over both. */
export interface DuelOdds {
  readonly first: Ending;
  readonly second: Ending;
  readonly even: Ending;
}

/** Chances of damage by one fighter, by his Hand and the other's: `[hand][otherHand][damage]`. */
export type DamageByHands = readonly (readonly (readonly number[])[])[];

/** How often somebody attacks, and the cost of an attack. */
export interface DuelPace {
  /** Actions to load again after an attack; Infinity for a single shot. */
  readonly reload: number;
  /** Actions each turn. */
  readonly actions: number;
}

/** Whether the order of turns is drawn again each round, or once for all. */
export type DuelOrder = 'each-round' | 'once';

/** How a phase ends: a duel's ends, and `calm`, the chance that it goes on with both Hands as they were. */
interface Outcome extends Ending {
  readonly calm: number;
}

const nothing: Outcome = { win: 0, lose: 0, draw: 0, calm: 0 };
const won: Outcome = { ...nothing, win: 1 };
const lost: Outcome = { ...nothing, lose: 1 };

const plus = (a: Outcome, b: Ending, by: number, calm = 0): Outcome => ({
  win: a.win + b.win * by,
  lose: a.lose + b.lose * by,
  draw: a.draw + b.draw * by,
  calm: a.calm + calm * by,
});

/** Rounding may leave a certainty a hair above 1. */
const endingOf = ({ win, lose, draw }: Ending): Ending => ({
  win: Math.min(1, win),
  lose: Math.min(1, lose),
  draw: Math.min(1, draw),
});

/** How loaded both are: counters left to remove, Infinity for an empty cannon. */
interface Loads {
  readonly a: number;
  readonly b: number;
}

type Who = 0 | 1;

/** Both Hands and loads at the start of a phase. */
interface Stand {
  readonly a: number;
  readonly b: number;
  readonly loads: Loads;
}

const keyOf = ({ a, b, loads }: Stand): string => `${a} ${b} ${loads.a} ${loads.b}`;

/** Reload counters after an action: one fewer, or those of the shot just made. */
const reloaded = (load: number, mode: DuelPace): number => (load > 0 ? load - 1 : mode.reload);

/**
 * The chain of one duel. Hands only shrink, so each pair of Hands is solved from smaller ones. The phases in which
 * nobody is hurt lead from one state of loads to one other and round a loop in the end; a geometric series closes it
 * exactly, written over the chances of leaving the loop, so that nothing cancels however small they are.
 */
const chainOf = (
  modes: readonly [DuelPace, DuelPace],
  damage: readonly [DamageByHands, DamageByHands],
  order: DuelOrder,
) => {
  const solved = new Map<string, Ending>();
  const turn = (who: Who): readonly Who[] => Array.from({ length: modes[who].actions }, () => who);
  const orders = [
    [...turn(0), ...turn(1)],
    [...turn(1), ...turn(0)],
  ] as const;

  /** Moves the chances of all Hands, `[a * width + b]`, on by one attack. */
  const strike = (chances: readonly number[], width: number, actor: Who): readonly number[] => {
    const next = new Array<number>(chances.length).fill(0);
    const move = (to: number, chance: number): void => {
      next[to] = (next[to] ?? 0) + chance;
    };
    chances.forEach((here, at) => {
      if (here === 0) return;
      const [a, b] = [Math.floor(at / width), at % width];
      const spread = actor === 0 ? damage[0][a]?.[b] : damage[1][b]?.[a];
      if (a === 0 || b === 0 || spread === undefined) {
        move(at, here);
        return;
      }
      spread.forEach((chance, dealt) => {
        if (chance <= 0) return;
        const left = Math.max(0, (actor === 0 ? b : a) - dealt);
        move(actor === 0 ? a * width + left : left * width + b, here * chance);
      });
    });
    return next;
  };

  /** One phase in this order; what it leaves of the Hands is played out. */
  const phase = ({ a, b, loads }: Stand, first: Who): Outcome => {
    const width = b + 1;
    const start = new Array<number>((a + 1) * width).fill(0);
    start[a * width + b] = 1;
    let chances: readonly number[] = start;
    let left = loads;
    for (const actor of orders[first]) {
      const load = actor === 0 ? left.a : left.b;
      if (load === 0) chances = strike(chances, width, actor);
      const next = reloaded(load, modes[actor]);
      left = actor === 0 ? { ...left, a: next } : { ...left, b: next };
    }
    return chances.reduce((sum, chance, at) => {
      if (chance === 0) return sum;
      const hands = { a: Math.floor(at / width), b: at % width };
      if (hands.a === 0) return plus(sum, lost, chance);
      if (hands.b === 0) return plus(sum, won, chance);
      if (hands.a === a && hands.b === b) return plus(sum, nothing, 1, chance);
      return plus(sum, from({ ...hands, loads: left }, first), chance);
    }, nothing);
  };

  /** The loads after a phase: they do not ask who came first. */
  const loadsAfter = ({ a, b }: Loads): Loads => ({
    a: turn(0).reduce((load) => reloaded(load, modes[0]), a),
    b: turn(1).reduce((load) => reloaded(load, modes[1]), b),
  });

  /** Possible starters of the next round, each as likely. */
  const beginners = (first: Who): readonly Who[] => (order === 'once' ? [first] : [0, 1]);

  const solve = (start: Stand, first: Who): Ending => {
    const seen = new Map<string, { readonly reached: number; readonly before: Outcome }>();
    let sum = nothing;
    let reached = 1;
    let stand = start;
    while (reached > 0) {
      const loop = seen.get(keyOf(stand));
      if (loop) {
        const once = plus(sum, loop.before, -1);
        const leaves = once.win + once.lose + once.draw;
        return endingOf(
          leaves > 0
            ? plus(loop.before, once, loop.reached / leaves)
            : plus(loop.before, { ...nothing, draw: 1 }, loop.reached),
        );
      }
      seen.set(keyOf(stand), { reached, before: sum });
      const rounds = beginners(first).map((who) => phase(stand, who));
      const share = reached / rounds.length;
      sum = rounds.reduce((all, round) => plus(all, round, share), sum);
      reached *= rounds.reduce((calm, round) => calm + round.calm, 0) / rounds.length;
      stand = { ...stand, loads: loadsAfter(stand.loads) };
    }
    return endingOf(sum);
  };

  /** From the start of a phase; `first` began the one before. */
  const from = (stand: Stand, first: Who): Ending => {
    const key = order === 'once' ? `${keyOf(stand)} ${first}` : keyOf(stand);
    const ending = solved.get(key) ?? solve(stand, first);
    solved.set(key, ending);
    return ending;
  };

  return (a: number, b: number): DuelOdds => {
    const start = { a, b, loads: { a: 0, b: 0 } };
    const after = (first: Who): Ending => {
      const outcome = phase(start, first);
      if (outcome.calm === 0) return endingOf(outcome);
      return endingOf(plus(outcome, from({ ...start, loads: loadsAfter(start.loads) }, first), outcome.calm));
    };
    const [first, second] = [after(0), after(1)];
    return { first, second, even: endingOf(plus(plus(nothing, first, 0.5), second, 0.5)) };
  };
};

/**
 * Winner's chances when both only attack, for every pair of Hands from 1 to `hands`: `[hand - 1][otherHand -
 * 1]`. Both are in reach and reload when they must; whoever loses the last die loses.
 * @param hands 1 to 10
 */
export const duelsBetween = (
  paces: readonly [DuelPace, DuelPace],
  damage: readonly [DamageByHands, DamageByHands],
  order: DuelOrder,
  hands: number,
): readonly (readonly DuelOdds[])[] => {
  const duel = chainOf(paces, damage, order);
  return Array.from({ length: hands }, (_, a) => Array.from({ length: hands }, (_, b) => duel(a + 1, b + 1)));
};
