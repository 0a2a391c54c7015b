import type { SheetPlace } from '../../match/entrants';
import { radius, unit, type Point, type Table, type Terrain, type Units } from '../../table/table';

/** A figure as a match has it. */
interface Standing<Life extends string> {
  readonly id: number;
  readonly owner: number;
  readonly team: number;
  readonly at: Point;
  readonly life: Life;
}

/** Details of a figure that each game describes in its own way. */
interface Told<Counter> {
  readonly name: string;
  readonly kind: string;
  readonly words?: { readonly state: string; readonly life: string };
  readonly dice: number;
  readonly most: number;
  readonly counters: readonly Counter[];
  readonly notes: readonly string[];
}

/** A figure on the play table. @param sheet of the encounter; none for a figure that joins later */
export const figureShown = <Life extends string, Counter>(
  { id, owner, team, at, life }: Standing<Life>,
  sheet: SheetPlace | undefined,
  told: Told<Counter>,
) => ({
  id,
  ...(sheet !== undefined && { sheet }),
  owner,
  team,
  at: { x: at.x, y: at.y },
  radius,
  state: life,
  ...told,
});

/** Names of the figures of a match: empty for those that are not there. */
export const namesBy =
  <Named>(named: readonly (Named | undefined)[], nameOf: (named: Named) => string) =>
  (figure: number): string => {
    const found = named[figure];
    return found === undefined ? '' : nameOf(found);
  };

/** The table itself, each piece of terrain with its name. */
export const tableShown = (
  { width, height, terrain }: Table,
  nameOf: (terrain: string) => string,
  extra: readonly Terrain[] = [],
): {
  readonly width: Units;
  readonly height: Units;
  readonly terrain: readonly (Terrain & { name: string })[];
} => ({
  width,
  height,
  terrain: [...terrain, ...extra].map((piece) => ({ ...piece, name: nameOf(piece.id) })),
});

/** The points of each team, where this many win; none where points do not count. */
export const scoresShown = (
  scores: readonly number[],
  goal: number,
  nameOf: (team: number) => string,
): readonly { readonly team: number; readonly name: string; readonly points: number }[] =>
  goal > 0 ? scores.map((points, team) => ({ team, name: nameOf(team), points })) : [];

/** A place that is given in #, in the units of the table. */
export const placeOf = ({ x, y }: Point): Point => ({ x: x * unit, y: y * unit });
