interface OfTeam {
  readonly team: number;
}

/** Allies of an attacker in base contact with his target: each of them can make his attack stronger. */
export const alliesAt = <Figure extends OfTeam>(
  figures: readonly Figure[],
  attacker: Figure,
  target: Figure,
  areInContact: (a: Figure, b: Figure) => boolean,
): readonly Figure[] =>
  figures.filter(
    (ally) =>
      ally !== attacker && ally !== target && ally.team === attacker.team && areInContact(ally, target),
  );
