import type { Ahead } from '../ahead';
import type { Engine } from '../engine';
import type { Player, Turn } from '../players';
import type { Choice } from '../request';
import { rateOf, type Judge, type Weighed } from './judge';

/** Choices after which an unsettled position is judged anyway. */
const mostSteps = 40;

/** The first of the best. @throws RangeError for a judge who sees no answer */
export const bestOf = <W extends Pick<Weighed, 'gain' | 'cost'>>(weighed: readonly W[]): W => {
  const [first, ...rest] = weighed;
  if (first === undefined) throw new RangeError('The judge found no answer.');
  return rest.reduce((best, one) => (rateOf(one) > rateOf(best) ? one : best), first);
};

/** Result of a choice that was followed. */
interface Followed {
  /** Choices that were made. */
  readonly steps: number;
  readonly drew: boolean;
}

/** Carries a choice out in a match that is thought on, and plays by reflex until all that it set off is over. */
export const follow = <S, A, O>(judge: Judge<S, A, O>, ahead: Ahead<S, A, O>, choice: Choice): Followed => {
  let next: Choice = choice;
  let drew = false;
  for (let steps = 1; ; steps += 1) {
    const step = ahead.apply(next);
    if (!step.ok)
      throw new RangeError(`An imagined match refuses ${JSON.stringify(next)}: ${step.error.refused}.`);
    drew ||= step.value;
    if (ahead.rests()) return { steps, drew };
    const request = ahead.pending();
    if (!request || judge.isSettled(request) || steps >= mostSteps) return { steps, drew };
    next = judge.reflex(request, ahead.look());
  }
};

export interface GreedyOptions {
  /** How often an answer that cannot be reckoned is tried out. */
  readonly tries: number;
  /** Answers that are tried out at most. */
  readonly most: number;
}

/**
 * Promise of each answer: as the judge values it, or on average over imagined matches where the judge can only guess.
 * The judge's order is kept.
 */
export const promises = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  judge: Judge<S, A, O>,
  turn: Turn<S, A, O>,
  { tries, most }: GreedyOptions,
): readonly Weighed[] => {
  const { by, request, dice } = turn;
  const view = turn.view();
  const weighed = judge.weigh(request, view);
  const unsure = weighed.filter(({ isSure }) => !isSure).slice(0, most);
  if (weighed.length === 1 || unsure.length === 0) return weighed;
  const now = judge.worth(view, by);
  const thinking = { request, isEnough: judge.isSettledAt };
  const seeds = Array.from({ length: tries }, () => dice(0x7fffffff));
  return weighed.flatMap((one) => {
    if (one.isSure) return [one];
    if (!unsure.includes(one)) return [];
    let sum = 0;
    let certain: number | undefined;
    for (const seed of seeds) {
      if (certain === undefined) {
        const ahead = engine.ahead(turn.imagine(seed), thinking);
        const { drew } = follow(judge, ahead, one.choice);
        const worth = judge.worth(ahead.look(), by);
        sum += worth;
        // Where nothing is rolled or shown, all futures are alike.
        if (!drew) certain = worth;
      } else sum += certain;
    }
    return [{ ...one, gain: sum / tries - now }];
  });
};

/**
 * Takes the option that is best on average as soon as it is carried out: valued by a judge where possible, otherwise
 * tried out in imagined matches.
 */
export const greedyPlayer = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  judge: Judge<S, A, O>,
  options: GreedyOptions,
): Player<S, A, O> => ({ choose: (turn) => bestOf(promises(engine, judge, turn, options)).choice });
