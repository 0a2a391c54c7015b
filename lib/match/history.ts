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
  if (!last) throw new RangeError('A history has at least the beginning of its match.');
  return last;
};

/** The current match. */
export const matchOf = <S, E>(history: History<S, E>): Match<S> => lastOf(history).match;

const goOn = <S, E>(history: History<S, E>, { choice, step }: Undone<S, E>): History<S, E> => ({
  ...history,
  choices: [...history.choices, choice],
  steps: [...history.steps, step].slice(-history.most),
});

/** After a choice; what was taken back before it is gone, and so is the oldest step beyond the bound. */
export const record = <S, E>(history: History<S, E>, step: ChosenStep<S, E>): History<S, E> => ({
  ...goOn(history, { choice: step.choice, step }),
  undone: [],
});

/** Takes back the last choice; undefined if there is none, or if it rolled dice or showed a card. */
export const undo = <S, E>(history: History<S, E>, mode: UndoMode): History<S, E> | undefined => {
  const step = lastOf(history);
  const choice = history.choices.at(-1);
  if (choice === undefined || history.steps.length === 1 || (step.drew && mode === 'fair')) return undefined;
  return {
    ...history,
    choices: history.choices.slice(0, -1),
    steps: history.steps.slice(0, -1),
    undone: [...history.undone, { choice, step }],
  };
};

/** Takes back all that can be: to the last choice before dice were rolled or a card was shown. */
export const undoAll = <S, E>(history: History<S, E>, mode: UndoMode): History<S, E> | undefined => {
  let back = undo(history, mode);
  for (let further = back; further; further = undo(further, mode)) back = further;
  return back;
};

/** Makes the choice again that was taken back last; undefined if there is none. */
export const redo = <S, E>(history: History<S, E>): History<S, E> | undefined => {
  const next = history.undone.at(-1);
  if (!next) return undefined;
  return { ...goOn(history, next), undone: history.undone.slice(0, -1) };
};
