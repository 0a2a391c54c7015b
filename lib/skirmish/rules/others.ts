import type { Bases, Point } from '../../table/table';

/** As much of a figure as it takes to know what others are to it. */
interface OfTeam {
  readonly team: number;
}

/** Where others stand, for a figure of a team that moves: allies are passed, opponents not (ruling 25). */
export const basesOf = (others: readonly (OfTeam & { readonly at: Point })[], team: number): Bases => {
  const passable: Point[] = [];
  const blocking: Point[] = [];
  for (const other of others) (other.team === team ? passable : blocking).push(other.at);
  return { passable, blocking };
};

/**
 * Allies of an attacker who are near enough to his target to gang up on it: each of them can make his attack stronger.
 * @param isNear base contact in melee
 */
export const alliesAt = <Figure extends OfTeam>(
  figures: readonly Figure[],
  attacker: Figure,
  target: Figure,
  isNear: (ally: Figure, target: Figure) => boolean,
): readonly Figure[] =>
  figures.filter(
    (ally) => ally !== attacker && ally !== target && ally.team === attacker.team && isNear(ally, target),
  );
