import { stepBack, stepForward, withStep, type UndoStack } from '../history';
import type { ChosenStep, Match, Step } from './engine';
import type { Choice } from './request';

/** A match with its way back: what a table keeps while it is played. Each function gives a new one. */
export interface History<Situation, Event> {
  /** Every choice of the match so far; with seed and set-up, its replay. */
  readonly choices: readonly Choice[];
  /** The newest steps, oldest first and never empty; the last one is where the match stands. */
  readonly steps: readonly Step<Situation, Event>[];
  /** Undone steps; the last is redone first. */
  readonly undone: readonly Undone<Situation, Event>[];
  /** Steps that are kept, 2 at least. */
  readonly most: number;
}

interface Undone<Situation, Event> {
  readonly choice: Choice;
  readonly step: Step<Situation, Event>;
}

type Stack<S, E> = UndoStack<Step<S, E>, Undone<S, E>>;

/** `practice` goes back behind dice and cards as well. */
export type UndoMode = 'fair' | 'practice';

export const historyOf = <S, E>(begun: Step<S, E>, most = 1000): History<S, E> => ({
  choices: [],
  steps: [begun],
  undone: [],
  most: Math.max(2, most),
});

const lastOf = <S, E>({ steps }: History<S, E>): Step<S, E> => {
  const last = steps.at(-1);
  if (!last) throw new RangeError('A history needs at least the beginning of its match.');
  return last;
};

/** The current match. */
export const matchOf = <S, E>(history: History<S, E>): Match<S> => lastOf(history).match;

/** The current step is the newest of the past: going back from it goes to the one before. */
const stackOf = <S, E>({ steps, undone }: History<S, E>): Stack<S, E> => ({ past: steps, future: undone });

const onStack = <S, E>(
  history: History<S, E>,
  choices: readonly Choice[],
  { past, future }: Stack<S, E>,
): History<S, E> => ({ ...history, choices, steps: past, undone: future });

/** After a choice; what was taken back before it is gone, and so is the oldest step beyond the bound. */
export const record = <S, E>(history: History<S, E>, step: ChosenStep<S, E>): History<S, E> =>
  onStack(history, [...history.choices, step.choice], withStep(stackOf(history), step, history.most));

/** Takes back the last choice; undefined if there is none, or if it rolled dice or showed a card. */
export const undo = <S, E>(history: History<S, E>, mode: UndoMode): History<S, E> | undefined => {
  const choice = history.choices.at(-1);
  if (choice === undefined || history.steps.length === 1 || (lastOf(history).drew && mode === 'fair'))
    return undefined;
  const back = stepBack(stackOf(history), (step) => ({ choice, step }));
  return back && onStack(history, history.choices.slice(0, -1), back.stack);
};

/** Takes back all that can be: to the last choice before dice were rolled or a card was shown. */
export const undoAll = <S, E>(history: History<S, E>, mode: UndoMode): History<S, E> | undefined => {
  let back = undo(history, mode);
  for (let further = back; further; further = undo(further, mode)) back = further;
  return back;
};

/** Makes the choice again that was taken back last; undefined if there is none. */
export const redo = <S, E>(history: History<S, E>): History<S, E> | undefined => {
  const on = stepForward(stackOf(history), ({ step }) => step, history.most);
  return on && onStack(history, [...history.choices, on.step.choice], on.stack);
};
