import type { Host } from '../engine';
import { type Choice, type Request, choicesOf } from '../request';

/** An answer, and what it promises by rule of thumb. */
export interface Weighed {
  readonly choice: Choice;
  /** Gain for the answering player, in the judge's own measure. */
  readonly gain: number;
  /** Reckoned, not guessed: thinking ahead would not tell more. */
  readonly isSure: boolean;
  /** Parts of a turn that it takes: gains of dear answers are shared out among them. */
  readonly cost: number;
}

/** Gain that an answer promises for each part of a turn that it takes. */
export const rateOf = ({ gain, cost }: Pick<Weighed, 'gain' | 'cost'>): number => gain / Math.max(1, cost);

/** 0 to 1, a half at 0. */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Knowledge of a game that a sensible player needs. It sees only what a player sees. */
export interface Judge<Situation, About, Option> {
  /** How good a situation is for a player; the hopes of a player and the opponents add up to about nothing. */
  readonly worth: (situation: Situation, player: number) => number;
  /**
   * Value at the beginning of a turn, where turn order matters: the plain worth while little is decided, growing ever
   * slower towards a win, which is the most there is.
   */
  readonly prospect: (situation: Situation, player: number) => number;
  /**
   * How likely a player is to win, 0 to 1, at the beginning of a turn or the end of a match: fitted to how matches between
   * greedy computers went on.
   */
  readonly chance: (situation: Situation, player: number) => number;
  /** Answers worth a thought, the best first; never empty. */
  readonly weigh: (request: Request<About, Option>, view: Situation) => readonly Weighed[];
  /** The answer of somebody who does not think long. */
  readonly reflex: (request: Request<About, Option>, view: Situation) => Choice;
  /** Two answers to the same request of which one is enough to try. */
  readonly areAlike: (one: Choice, other: Choice) => boolean;
  /** A number that grows with every turn: who looks ahead compares answers at the same moment. */
  readonly moment: (situation: Situation) => number;
  /** Nothing is under way at this request: `worth` says where the match stands. */
  readonly isSettled: (request: Request<About, Option>) => boolean;
  /**
   * Whether a settled request is surely what comes next at a point of rest, with the table as it lies: it need not be made
   * then. Left out, or false, where one has to see.
   */
  readonly isSettledAt?: (situation: Situation) => boolean;
}

/**
 * A judge for a game of which only the worth of a situation is known: every answer has to be tried out.
 * @param moment grows with every turn
 */
export const judgeByWorth = <Situation, About, Option>(
  worth: (situation: Situation, player: number) => number,
  moment: (situation: Situation) => number,
): Judge<Situation, About, Option> => ({
  worth,
  prospect: worth,
  chance: (situation, player) => logistic(worth(situation, player)),
  weigh: (request) => choicesOf(request).map((choice) => ({ choice, gain: 0, isSure: false, cost: 1 })),
  reflex: (request) => choicesOf(request)[0] ?? 0,
  areAlike: () => false,
  moment,
  isSettled: () => true,
});

/** The host of who judges: nothing is played where one only looks. */
export const silentHost: Host<unknown> = {
  emit: () => undefined,
  show: () => undefined,
  draw: () => {
    throw new RangeError('A judge must not roll dice.');
  },
};
