import type { Point } from '../table/table';

/** Places on the table among which a player picks one; too many to list. */
export interface Region {
  readonly contains: (place: Point) => boolean;
  /** Places worth a look, sorted, the same every time; never empty. */
  readonly candidates: () => readonly Point[];
  /** Any place of the region, often one worth a look; `next(n)` gives a whole number from 0 to n - 1. */
  readonly sample: (next: (n: number) => number) => Point;
}

/**
 * What the match waits for: who decides, what about, and either every option there is, sorted, or a region. A request
 * with one option only is not made: what must be done is done.
 */
export type Request<About, Option> = { readonly by: number; readonly about: About } & (
  { readonly options: readonly Option[] } | { readonly region: Region }
);

/** An answer: the place of an option in the list, or a place on the table. Plain data, one line of a replay. */
export type Choice = number | Point;

/** Why a choice cannot be; it changes nothing. */
export type Refusal =
  | { readonly refused: 'match-is-over' }
  | { readonly refused: 'no-such-option'; readonly options: number }
  | { readonly refused: 'option-expected'; readonly options: number }
  | { readonly refused: 'place-expected' }
  | { readonly refused: 'out-of-the-region'; readonly place: Point };

const isPlace = (choice: Choice | null): choice is Point => typeof choice === 'object' && choice !== null;

/** An answer as it is kept: of a place nothing but its numbers, each looked at once. */
export const plainChoice = (choice: Choice): Choice =>
  isPlace(choice) ? { x: choice.x, y: choice.y } : choice;

/** Checks an answer at the boundary: whatever it is, it is refused or fits. */
export const refusalOf = (
  request: Request<unknown, unknown> | undefined,
  choice: Choice,
): Refusal | undefined => {
  if (!request) return { refused: 'match-is-over' };
  if ('options' in request) {
    const options = request.options.length;
    if (typeof choice !== 'number') return { refused: 'option-expected', options };
    return Number.isInteger(choice) && choice >= 0 && choice < options
      ? undefined
      : { refused: 'no-such-option', options };
  }
  if (!isPlace(choice)) return { refused: 'place-expected' };
  const isWhole = Number.isInteger(choice.x) && Number.isInteger(choice.y);
  return isWhole && request.region.contains(choice)
    ? undefined
    : { refused: 'out-of-the-region', place: choice };
};
