import type { HeroDraft } from '@/lib/systems/living/sheet/hero';

/** What undo brings back: the hero, and the id of the photo. */
export interface Bench {
  readonly hero: HeroDraft;
  readonly photo: string | undefined;
}

/** A step, named as the undo button says it, with the bench that undoing (or redoing) it brings back. */
export interface Step {
  readonly name: string;
  readonly bench: Bench;
  /** The saved hero that lay on the bench before this step brought another one; it went on to live in the roster. */
  readonly left?: string | undefined;
  /** Steps of the same run, such as a word being typed or a drag across pips, are one. */
  readonly run?: string | undefined;
}

/** What can be taken back and what can be done again, each with the next one last. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** What is being done. */
export interface Deed {
  readonly name: string;
  readonly left?: string | undefined;
  readonly run?: string | undefined;
  /** The name of a run whose steps have different names. */
  readonly runName?: string | undefined;
}

/** Steps that are kept; the oldest are let go. */
export const mostSteps = 100;

export const noHistory: History = { past: [], future: [] };

/** The history after a deed was done to this bench. What could have been done again is gone. */
export const done = ({ past }: History, before: Bench, { runName, ...deed }: Deed): History => {
  const last = past.at(-1);
  if (last?.run !== undefined && last.run === deed.run) {
    const name = last.name === deed.name ? last.name : (runName ?? deed.name);
    return { past: past.with(-1, { ...last, name }), future: [] };
  }
  return { past: [...past, { ...deed, bench: before }].slice(-mostSteps), future: [] };
};

/** What a step back or forth gives: the bench, the history and the step that was taken. */
export interface Travel {
  readonly bench: Bench;
  readonly history: History;
  readonly step: Step;
}

/** A step whose run has ended: what comes after stands for itself. */
const ended = ({ name, bench, left }: Step): Step =>
  left === undefined ? { name, bench } : { name, bench, left };

const endLast = (steps: readonly Step[]): readonly Step[] => {
  const last = steps.at(-1);
  return last ? steps.with(-1, ended(last)) : steps;
};

/** Takes the last step back, or undefined where there is none. `now` is the bench as it stands. */
export const undone = ({ past, future }: History, now: Bench): Travel | undefined => {
  const step = past.at(-1);
  if (!step) return undefined;
  const history = { past: endLast(past.slice(0, -1)), future: [...future, ended({ ...step, bench: now })] };
  return { bench: step.bench, history, step };
};

/** Does the step again that was taken back last, or undefined where there is none. */
export const redone = ({ past, future }: History, now: Bench): Travel | undefined => {
  const step = future.at(-1);
  if (!step) return undefined;
  const history = { past: [...past, ended({ ...step, bench: now })], future: future.slice(0, -1) };
  return { bench: step.bench, history, step };
};
