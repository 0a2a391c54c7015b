'use client';

import { useRef, useState, type PointerEvent } from 'react';

/** The list with the entry at `from` moved to the place `to`; places outside of it are brought to its ends. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const rest = [...list];
  const [entry] = rest.splice(from, 1);
  if (entry === undefined) return list;
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, entry);
  return rest;
};

/** Present entries in the wanted order; those that the order does not name come last. */
export const inOrder = <T>(now: readonly T[], wanted: readonly T[]): readonly T[] => [
  ...wanted.filter((entry) => now.includes(entry)),
  ...now.filter((entry) => !wanted.includes(entry)),
];

/** The place of the row at a height: rows count from their middles, so that a drag swaps at half a row. */
export const placeAt = (y: number, middles: readonly number[]): number => {
  const place = middles.findIndex((middle) => y < middle);
  return place === -1 ? middles.length : place;
};

export interface RowDrag<T> {
  /** The list as it would be if the row were let go now. */
  readonly order: readonly T[];
  readonly dragged: T | undefined;
  /** Props for the list of rows. */
  readonly listRef: React.RefObject<HTMLUListElement | null>;
  /** Props for a row's handle. */
  readonly handle: (entry: T) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Drags rows of a list by a handle, with mouse, pen or finger alike. */
export const useRowDrag = <T>(
  list: readonly T[],
  onOrder: (order: readonly T[], entry: T) => void,
): RowDrag<T> => {
  const listRef = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ readonly entry: T; readonly order: readonly T[] }>();
  const end = (): void => {
    setDrag(undefined);
    if (drag?.order.some((entry, index) => entry !== list[index])) onOrder(drag.order, drag.entry);
  };
  return {
    order: drag?.order ?? list,
    dragged: drag?.entry,
    listRef,
    handle: (entry) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ entry, order: list });
      },
      onPointerMove: (event) => {
        if (!drag || drag.entry !== entry) return;
        const from = drag.order.indexOf(entry);
        const others = [...(listRef.current?.children ?? [])].filter((_, index) => index !== from);
        const middles = others.map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + height / 2;
        });
        const to = placeAt(event.clientY, middles);
        if (to !== from) setDrag({ entry, order: moved(drag.order, from, to) });
      },
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
    }),
  };
};
