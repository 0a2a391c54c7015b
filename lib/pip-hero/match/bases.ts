import type { Bases, Point } from '../../table/table';

/** Where others stand, for a figure of a team that moves: allies are passed, opponents not; chapters "Movement" and ruling 25. */
export const basesOf = (
  others: readonly { readonly team: number; readonly at: Point }[],
  team: number,
): Bases => {
  const passable: Point[] = [];
  const blocking: Point[] = [];
  for (const other of others) (other.team === team ? passable : blocking).push(other.at);
  return { passable, blocking };
};
