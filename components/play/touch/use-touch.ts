import { useState } from 'react';
import type { Choice, Region } from '@/lib/match/request';
import { movesTo, type Move } from '@/lib/session/moves';
import { distanceBetween, type Point } from '@/lib/table/table';
import type { Shown } from '../table/use-table';

/** What lies open beside a figure or a place; it is gone with the moment that it was opened at. */
export type Opened =
  | { readonly kind: 'figure'; readonly id: number }
  | { readonly kind: 'several'; readonly ids: readonly number[] }
  | { readonly kind: 'place' };

/** What is tapped on the board, and what a second tap on a place does. */
export const useTouch = ({
  shown,
  region,
  moves,
  chosen,
  onChoose,
}: {
  readonly shown: Shown;
  /** The places that are asked for. */
  readonly region: Region | undefined;
  /** Movements that may be begun, where no place is asked for yet. */
  readonly moves: readonly Move[];
  readonly chosen: Point | undefined;
  readonly onChoose: (...choices: readonly Choice[]) => void;
}) => {
  const [open, setOpen] = useState<{ readonly at: number; readonly what: Opened }>();
  const mover = shown.scene.figures.find(({ id }) => id === shown.words?.figure);
  const ways = chosen && !region ? movesTo(moves, chosen) : [];
  const go = (place: Point, way: Move | undefined): void => {
    if (region) onChoose(place);
    else if (way) onChoose(way.option, place);
  };
  return {
    opened: open?.at === shown.at ? open.what : undefined,
    open: (what: Opened | undefined): void => setOpen(what && { at: shown.at, what }),
    /** Movements that lead to the chosen place. */
    ways,
    /** Whether a tap means the place that is chosen already. */
    isAgain: (place: Point): boolean =>
      chosen !== undefined && distanceBetween(place, chosen) <= (mover?.radius ?? 0),
    /** Goes to the chosen place, unless there are several ways to do so. */
    confirm: (): void => {
      if (chosen && (region || ways.length === 1)) go(chosen, ways[0]);
    },
    go: (way: Move): void => {
      if (chosen) go(chosen, way);
    },
  };
};

export type Touch = ReturnType<typeof useTouch>;
