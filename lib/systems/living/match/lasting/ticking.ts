import type { Clock, FigureId } from '../state/figure';

/** Counts a clock down; nothing is left of one that has run out. */
export const tick = (clock: Clock, ends: Clock['ends'], of: FigureId): Clock | undefined => {
  if (clock.ends !== ends || clock.of !== of) return clock;
  if (clock.isFromNext) return { ends, of, left: clock.left };
  return clock.left <= 1 ? undefined : { ...clock, left: clock.left - 1 };
};

/** What is left of what lasts for a time. */
export const ticked = <One extends { readonly clock: Clock }>(
  all: readonly One[],
  ends: Clock['ends'],
  of: FigureId,
): readonly One[] => {
  for (const { clock } of all) if (clock.ends === ends && clock.of === of) return tickedAll(all, ends, of);
  return all;
};

const tickedAll = <One extends { readonly clock: Clock }>(
  all: readonly One[],
  ends: Clock['ends'],
  of: FigureId,
): readonly One[] =>
  all.flatMap((each) => {
    const clock = tick(each.clock, ends, of);
    return clock ? [{ ...each, clock }] : [];
  });
