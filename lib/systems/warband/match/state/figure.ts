import type { Point } from '../../../../table/table';
import type { Shape } from '../../skills/effect';

/** A figure's place in the list of the match. */
export type FigureId = number;

/**
 * `prone` can only recover; `face-down` waits for the upkeep; `away` is replaced by halves, or a half that has merged;
 * `out` has left the game.
 */
export const lives = ['up', 'prone', 'face-down', 'away', 'out'] as const;
export type Life = (typeof lives)[number];

/** A fighter, or half of one: plain data, changed in place within a stretch of play. */
export interface Figure {
  readonly id: FigureId;
  /** Its place in the list of cards. */
  readonly card: number;
  /** Its warband, which is the player too. */
  readonly team: number;
  /** The fighter it is a half of; everybody else is whole. */
  readonly whole: FigureId;
  at: Point;
  life: Life;
  wounds: number;
  shape: Shape;
  isActivated: boolean;
  /** The next activation is lost. */
  losesNext: boolean;
  /** This turn: a boss has ignored a wound, the fighter has moved, or has used a skill that needs standing still. */
  hasIgnored: boolean;
  hasMoved: boolean;
  isStill: boolean;
}

/** A copy; fields one by one, which is the fastest. */
export const copyFigure = (figure: Figure): Figure =>
  ({
    id: figure.id,
    card: figure.card,
    team: figure.team,
    whole: figure.whole,
    at: figure.at,
    life: figure.life,
    wounds: figure.wounds,
    shape: figure.shape,
    isActivated: figure.isActivated,
    losesNext: figure.losesNext,
    hasIgnored: figure.hasIgnored,
    hasMoved: figure.hasMoved,
    isStill: figure.isStill,
  }) satisfies Record<keyof Figure, unknown>;

export const newFigure = (of: Pick<Figure, 'id' | 'card' | 'team' | 'whole' | 'at'>): Figure => ({
  id: of.id,
  card: of.card,
  team: of.team,
  whole: of.whole,
  at: of.at,
  life: 'up',
  wounds: 0,
  shape: 'human',
  isActivated: false,
  losesNext: false,
  hasIgnored: false,
  hasMoved: false,
  isStill: false,
});

/** Stands and can act, hold, carry, support and distract; ruling 5. */
export const isStanding = ({ life }: Figure): boolean => life === 'up';

/** Can be attacked, pushed and bumped into: standing or prone. */
export const isOnTable = ({ life }: Figure): boolean => life === 'up' || life === 'prone';

/** Nobody else can be put there: a figure that lies face down is still there. */
export const takesPlace = (figure: Figure): boolean => isOnTable(figure) || figure.life === 'face-down';
