import { useState } from 'react';
import { playMessages } from '@/lib/messages/play';
import type { Choice, Region } from '@/lib/match/request';
import { movesTo, type Move } from '@/lib/session/moves';
import { distanceBetween, type Point, type Units } from '@/lib/table/table';
import type { Shown } from '../table/use-table';

/** Open bubble of a figure or a place; it closes with the moment it was opened at. */
export type Opened =
  | { readonly kind: 'figure'; readonly id: number }
  | { readonly kind: 'several'; readonly ids: readonly number[] }
  /** The place that is chosen, with what is to be said of the terrain there. */
  | {
      readonly kind: 'place';
      readonly lines: readonly string[];
      readonly piece?: string | undefined;
      /** It is as near as whoever goes there gets to the spot that was tapped. */
      readonly isAsFar?: true;
      /** Where the tap was that means it. */
      readonly tapped?: Point;
    }
  /** Sentences about a place where nobody goes. */
  | {
      readonly kind: 'note';
      readonly spot: Point;
      readonly lines: readonly string[];
      readonly piece?: string | undefined;
    };

/** A way to go to a place: what its button says, and the choices that it makes. */
export interface Way {
  readonly text: string;
  readonly choices: readonly Choice[];
}

/** The way by a move to a place. */
export const wayTo =
  (place: Point) =>
  ({ option, then, text, more }: Move): Way => ({
    text: playMessages.table.doneWith(text, more),
    choices: [option, ...then, place],
  });

/** Whether a tap means what the one before meant: the chosen place, or the spot that it was chosen by. */
export const isAgain = (
  place: Point,
  slack: Units,
  chosen: Point | undefined,
  opened: Opened | undefined,
): boolean => {
  if (!chosen) return false;
  const tapped = opened?.kind === 'place' ? (opened.tapped ?? chosen) : chosen;
  return [chosen, tapped].some((spot) => distanceBetween(place, spot) <= slack);
};

/** State of taps on the board: the open menu, and the effect of a second tap on a place. */
export const useTouch = ({
  shown,
  region,
  moves,
  chosen,
  about,
  onChoose,
}: {
  readonly shown: Shown;
  /** The places that are asked for. */
  readonly region: Region | undefined;
  /** Movements that may be started, where no place is asked for yet. */
  readonly moves: readonly Move[];
  readonly chosen: Point | undefined;
  /** Figure that the request's list is about as well. */
  readonly about: number | undefined;
  readonly onChoose: (...choices: readonly Choice[]) => void;
}) => {
  // While dice fall, what was opened for the choice that rolled them is closed.
  const at = shown.falling ?? shown.at;
  const [open, setOpen] = useState<{ readonly at: number; readonly what: Opened; readonly isNext?: true }>();
  const waysTo = (place: Point): readonly Way[] =>
    region
      ? [{ text: playMessages.table.goThere, choices: [place] }]
      : movesTo(moves, place).map(wayTo(place));
  const go = ({ choices }: Way): void => onChoose(...choices);
  const now = open?.at === at ? open : undefined;
  // Whoever has the list show all again is done with the figure.
  const isLeft = now?.what.kind === 'figure' && !now.isNext && now.what.id !== about;
  const opened = isLeft ? undefined : now?.what;
  return {
    opened,
    /** The piece of terrain that was tapped. */
    piece: opened && 'piece' in opened ? opened.piece : undefined,
    open: (what: Opened | undefined): void => setOpen(what && { at, what }),
    /** Opens the menu of a figure at the question that follows the one that is asked now. */
    openNext: (id: number): void => setOpen({ at: at + 1, what: { kind: 'figure', id }, isNext: true }),
    waysTo,
    go,
    /** Whether a tap means the place that is chosen already. @param slack so far beside it, or the tap before, it is still meant */
    isAgain: (place: Point, slack: Units): boolean => isAgain(place, slack, chosen, opened),
    /** Goes to a place. Of several ways to do so none is taken, and the answer is false. */
    goTo: (place: Point): boolean => {
      const [way, ...others] = waysTo(place);
      if (!way || others.length > 0) return false;
      go(way);
      return true;
    },
  };
};

export type Touch = ReturnType<typeof useTouch>;
