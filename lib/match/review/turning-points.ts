import { stir } from '../chance';
import type { Match } from '../engine';
import { candidates } from '../playing/search';
import type { Choice, Request } from '../request';
import { chancesAfter, mean, turnAt, type ReviewedGame, type ReviewedMatch } from './chances';

/** A choice that cost a player chances: the better choice, and the chances after either, 0 to 1. */
export interface TurningPoint {
  readonly at: number;
  readonly by: number;
  readonly chosen: Choice;
  readonly better: Choice;
  readonly was: number;
  readonly could: number;
}

/** How other answers are found. */
const thoughtOf = { tries: 2, most: 4 };
/** Futures that all choices share at the first look, and how many one gets at least and at most. */
const firstFutures = { all: 1500, least: 8, most: 30 } as const;
/** Outliers get more futures and fewer other answers; the first look's results are kept. */
const looks = [
  { suspects: 16, others: 2, futures: 60 },
  { suspects: 6, others: 1, futures: 160 },
] as const;
/**
 * The most choices reported, the least chances that one must have cost, and at least how many standard errors that is.
 */
const mostPoints = 3;
const leastLoss = 0.05;
const sure = 2;

/** A choice, and what might have been better. */
interface Question<S, A, O> {
  readonly at: number;
  readonly match: Match<S>;
  readonly request: Request<A, O>;
  readonly chosen: Choice;
  readonly others: readonly Choice[];
}

/** A question with its answers, the best first. */
interface Answered<S, A, O> {
  readonly question: Question<S, A, O>;
  readonly answers: readonly Answer[];
}

interface Answer {
  readonly point: TurningPoint;
  /** How uncertain the difference is. */
  readonly error: number;
}

const isSame = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other);

const lossOf = ({ point: { was, could } }: Answer): number => could - was;

const worst = ({ answers }: Answered<unknown, unknown, unknown>): number =>
  Math.max(-1, ...answers.map(lossOf));

/** How uncertain the mean difference of two is in the same futures. */
const errorOf = (better: readonly number[], usual: readonly number[]): number => {
  const leads = better.map((value, nth) => value - (usual[nth] ?? 0));
  const lead = mean(leads);
  return Math.sqrt(mean(leads.map((one) => (one - lead) ** 2)) / Math.max(1, leads.length - 1));
};

/** A player's decision, where there was more than one sensible choice. */
const questionAt = <S extends object, A, O, E>(
  game: ReviewedGame<S, A, O, E>,
  { moments, choices, seed }: ReviewedMatch<S>,
  at: number,
): Question<S, A, O> | undefined => {
  const match = moments[at];
  const chosen = choices[at];
  const request = match && game.engine.pending(match);
  if (!request || chosen === undefined || 'building' in request) return undefined;
  const turn = turnAt(game, match, request, stir(seed, at));
  const situation = game.engine.look(match);
  const others = candidates(game.engine, game.judge, turn, thoughtOf).filter(
    (one) => !isSame(one, chosen) && game.isInVain?.(request, situation, one) !== true,
  );
  return others.length > 0 ? { at, match, request, chosen, others } : undefined;
};

/** Tries what was chosen and what else there was in the same futures, other ones at each look. */
const lookAt = <S extends object, A, O, E>(
  game: ReviewedGame<S, A, O, E>,
  seed: number,
  question: Question<S, A, O>,
  futures: number,
): Answered<S, A, O> => {
  const { at, match, request, chosen, others } = question;
  const { by } = request;
  const turn = turnAt(game, match, request, stir(seed, at));
  const valuesOf = (choice: Choice): readonly number[] =>
    Array.from({ length: futures }, (_, nth) =>
      mean(chancesAfter(game, turn, [by], stir(stir(seed, at), futures * 1000 + nth), choice)),
    );
  const usual = valuesOf(chosen);
  const was = mean(usual);
  const answers = others.map((better): Answer => {
    const values = valuesOf(better);
    return { point: { at, by, chosen, better, was, could: mean(values) }, error: errorOf(values, usual) };
  });
  return { question, answers: answers.sort((a, b) => lossOf(b) - lossOf(a)) };
};

/** The worst of each turn first, then the others. */
export const apart = <T>(points: readonly T[], turnOf: (point: T) => string): readonly T[] => {
  const turns = points.map(turnOf);
  const isFirst = (nth: number): boolean => turns.indexOf(turns[nth] ?? '') === nth;
  return [...points.filter((_, nth) => isFirst(nth)), ...points.filter((_, nth) => !isFirst(nth))];
};

/** The choices that cost most, in their order; yields the share that is done. */
export function* turningPoints<S extends object, A, O, E>(
  game: ReviewedGame<S, A, O, E>,
  match: ReviewedMatch<S>,
): Generator<number, readonly TurningPoint[]> {
  let questions = [...match.choices.keys()].flatMap((at) => questionAt(game, match, at) ?? []);
  const { all, least, most } = firstFutures;
  const futures = [Math.min(most, Math.max(least, Math.floor(all / Math.max(1, questions.length))))];
  futures.push(...looks.map((look) => look.futures));
  let looked: Answered<S, A, O>[] = [];
  for (const [nth, each] of futures.entries()) {
    looked = [];
    for (const [place, question] of questions.entries()) {
      looked.push(lookAt(game, match.seed, question, each));
      yield (nth + (place + 1) / questions.length) / futures.length;
    }
    looked.sort((a, b) => worst(b) - worst(a));
    const { suspects, others } = looks[nth] ?? { suspects: 0, others: 0 };
    questions = looked.slice(0, suspects).map(({ question, answers }) => ({
      ...question,
      others: answers.slice(0, others).map(({ point }) => point.better),
    }));
  }
  const points = looked
    .flatMap(({ answers }) => answers)
    .filter((answer) => lossOf(answer) >= Math.max(leastLoss, sure * answer.error))
    .map(({ point }) => point);
  const turnOf = ({ at, by }: TurningPoint): string => {
    const then = match.moments[at];
    return `${then ? game.judge.moment(game.engine.look(then)) : at} ${by}`;
  };
  return apart(points, turnOf)
    .slice(0, mostPoints)
    .sort((a, b) => a.at - b.at);
}
