import { half, unit, type Base, type Point } from '../../../../table/table';
import { tableValues } from '../../rules/table-values';
import { poolSizes } from '../../rules/values';
import type { CounterId } from '../../skills/effect';
import { dragonTeam } from '../../sheet/teams';

/** A figure's place in the list of the match: that of its sheet, and the player who decides for it. */
export type FigureId = number;

export type Counters = Readonly<Partial<Record<CounterId, number>>>;

/** A slayer or the dragon: plain data, changed in place within a stretch of play. */
export interface Figure {
  readonly id: FigureId;
  readonly team: number;
  at: Point;
  /** Dice. */
  pool: number;
  isDead: boolean;
  /** The character card lies face down: recovering. */
  isDown: boolean;
  counters: Counters;
  /** Giver of the Goaded counters; -1 for nobody. */
  goadedBy: FigureId;
}

/** A copy; fields one by one, which is the fastest. */
export const copyFigure = (figure: Figure): Figure =>
  ({
    id: figure.id,
    team: figure.team,
    at: figure.at,
    pool: figure.pool,
    isDead: figure.isDead,
    isDown: figure.isDown,
    counters: figure.counters,
    goadedBy: figure.goadedBy,
  }) satisfies Record<keyof Figure, unknown>;

export const newFigure = (id: FigureId, team: number, at: Point): Figure => ({
  id,
  team,
  at,
  pool: team === dragonTeam ? poolSizes.dragon : poolSizes.slayer,
  isDead: false,
  isDown: false,
  counters: {},
  goadedBy: -1,
});

export const isDragon = ({ team }: Figure): boolean => team === dragonTeam;

export const radiusFor = (figure: Figure): number =>
  isDragon(figure) ? tableValues.dragonRadius * unit : half;

/** A figure's base at its place, or a hypothetical one. */
export const baseOf = (figure: Figure, at: Point = figure.at): Base => ({
  x: at.x,
  y: at.y,
  radius: radiusFor(figure),
});

export const countersOn = ({ counters }: Figure, id: CounterId): number => counters[id] ?? 0;

/** The most dice that a figure can have. */
export const mostDice = (figure: Figure): number => (isDragon(figure) ? poolSizes.dragon : poolSizes.slayer);
