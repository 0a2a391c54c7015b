import type { Issue } from '../issue';
import { err, ok, type Result } from '../result';
import type { Point, Route } from '../table/table';
import { plainCopy, type PlainData } from './plain-data';

/** Places on the table among which a player picks one; too many to list. */
export interface Region {
  readonly contains: (place: Point) => boolean;
  /** Places worth a look, sorted, the same every time; never empty. */
  readonly candidates: () => readonly Point[];
  /** Any place of the region, often one worth a look; `next(n)` gives a whole number from 0 to n - 1. */
  readonly sample: (next: (n: number) => number) => Point;
  /** Route to a place of the region; absent if nobody walks there. */
  readonly way?: (place: Point) => Route | undefined;
}

/** Sheets that a player builds in the middle of a match; too many to list. `about` says which are allowed. */
export interface Building {
  /** The sheet as stored, or every rule it breaks. Never throws. */
  readonly judge: (sheet: PlainData) => Result<PlainData, readonly Issue[]>;
  /** Sheets worth a look, as they would be kept, sorted, the same every time; never empty. */
  readonly candidates: () => readonly PlainData[];
}

/**
 * A decision the match waits for: who decides, about what, and every option, sorted, or a region, or a sheet to
 * build. A single option makes no request: it simply happens.
 */
export type Request<About, Option> = { readonly by: number; readonly about: About } & (
  | { readonly options: readonly Option[] }
  | { readonly region: Region }
  | { readonly building: Building }
);

/** A sheet that was built. */
export interface Built {
  readonly sheet: PlainData;
}

/** An answer: the place of an option in the list, a place on the table, or a sheet. Plain data, one line of a replay. */
export type Choice = number | Point | Built;

/** Why a choice cannot be; it changes nothing. */
export type Refusal =
  | { readonly refused: 'match-is-over' }
  | { readonly refused: 'no-such-option'; readonly options: number }
  | { readonly refused: 'option-expected'; readonly options: number }
  | { readonly refused: 'place-expected' }
  | { readonly refused: 'out-of-the-region'; readonly place: Point }
  | { readonly refused: 'sheet-expected' }
  /** No plain data, or more of it than any sheet has. */
  | { readonly refused: 'no-sheet' }
  | { readonly refused: 'illegal-sheet'; readonly issues: readonly Issue[] };

const isObject = (choice: unknown): choice is object => typeof choice === 'object' && choice !== null;

export const isBuilt = (choice: Choice): choice is Built => isObject(choice) && 'sheet' in choice;

export const isPlace = (choice: Choice): choice is Point => isObject(choice) && !('sheet' in choice);

const acceptedOption = (options: number, choice: Choice): Result<Choice, Refusal> => {
  if (typeof choice !== 'number') return err({ refused: 'option-expected', options });
  return Number.isInteger(choice) && choice >= 0 && choice < options
    ? ok(choice)
    : err({ refused: 'no-such-option', options });
};

const acceptedPlace = (region: Region, choice: Choice): Result<Choice, Refusal> => {
  if (!isPlace(choice)) return err({ refused: 'place-expected' });
  // Nothing but its numbers is kept, each looked at once.
  const place = { x: choice.x, y: choice.y };
  const isWhole = Number.isInteger(place.x) && Number.isInteger(place.y);
  return isWhole && region.contains(place) ? ok(place) : err({ refused: 'out-of-the-region', place });
};

const acceptedSheet = ({ judge }: Building, choice: Choice): Result<Choice, Refusal> => {
  if (!isBuilt(choice)) return err({ refused: 'sheet-expected' });
  const handedIn = plainCopy(choice.sheet);
  if (handedIn === undefined) return err({ refused: 'no-sheet' });
  const judged = judge(handedIn);
  return judged.ok ? ok({ sheet: judged.value }) : err({ refused: 'illegal-sheet', issues: judged.error });
};

/** Checks any answer at the boundary: refuses it, or returns it as stored. */
export const accepted = (
  request: Request<unknown, unknown> | undefined,
  choice: Choice,
): Result<Choice, Refusal> => {
  if (!request) return err({ refused: 'match-is-over' });
  if ('options' in request) return acceptedOption(request.options.length, choice);
  return 'region' in request
    ? acceptedPlace(request.region, choice)
    : acceptedSheet(request.building, choice);
};

/** Answers worth a look: every option, places, or sheets; never none. */
export const choicesOf = (request: Request<unknown, unknown>): readonly Choice[] => {
  if ('options' in request) return request.options.map((_, at) => at);
  return 'region' in request
    ? request.region.candidates()
    : request.building.candidates().map((sheet) => ({ sheet }));
};
