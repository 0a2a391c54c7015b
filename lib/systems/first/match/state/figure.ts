import type { Point, Units } from '../../../../table/table';
import type { Value } from '../../skills/effect';

/** A figure's place in the list of the match. */
export type FigureId = number;

/** When something that lasts is over: at the beginning, or at the n-th end from now, of a player's turn. */
export interface Ends {
  readonly player: number;
  readonly at: 'begin' | 'end';
  readonly left: number;
}

/**
 * Lasting effect on a figure: who brought it about, with which skill, and until when; without an end it uses itself up.
 */
export type Modifier = {
  readonly skill: string;
  readonly by: FigureId;
  readonly ends?: Ends;
} & (
  | { readonly says: 'change'; readonly value: Value; readonly amount: number }
  | { readonly says: 'zero'; readonly value: 'AV' | 'DV' }
  /** Attacks nobody but `by`. */
  | { readonly says: 'taunted' }
  | { readonly says: 'barred'; readonly barred: string }
  | { readonly says: 'flies' }
  /** More AV on the next attack. */
  | { readonly says: 'poison'; readonly amount: number }
  /** Dice regained on each of this many own turns. */
  | { readonly says: 'mend'; readonly amount: number; readonly turns: number }
  /** Every other point of the next `left` damage goes to `by`, less the points spared. */
  | { readonly says: 'link'; readonly left: number; readonly taken: number; readonly spare: number }
);

/**
 * `down` lies prone and can be healed; `dead` is raised only by Resurrection; `waiting` comes back at a place of the
 * scenario; `gone` has left for good, as fiends and traps do.
 */
export const lives = ['up', 'down', 'dead', 'waiting', 'gone'] as const;
export type Life = (typeof lives)[number];

/** Record of a figure since its last turn began. */
export interface TurnRecord {
  /** Movement: used, added by skills, and whether it may walk or move at all. */
  readonly moved: Units;
  readonly added: Units;
  /** A charge that takes the movement's place, and how far it goes. */
  readonly charge?: Units;
  readonly mayWalk: boolean;
  readonly isStill: boolean;
  /** The one attack or support from turn to turn. */
  readonly hasAttacked: boolean;
  /** It has rolled for its movement. */
  readonly hasHurried: boolean;
}

export const emptyTurnRecord: TurnRecord = {
  moved: 0,
  added: 0,
  mayWalk: true,
  isStill: false,
  hasAttacked: false,
  hasHurried: false,
};

/** A character, or a trap: plain data, changed in place within a stretch of play. */
export interface Figure {
  readonly id: FigureId;
  readonly kind: 'hero' | 'fiend' | 'trap';
  /** Its place in the list of profiles. */
  sheet: number;
  /** Player and team. */
  readonly owner: number;
  readonly team: number;
  /** Its summoner, or who laid it; a hero's own id for a hero. */
  readonly hero: FigureId;
  at: Point;
  life: Life;
  /** Dice in its pool, which are its Life and its movement, and the most it can have. */
  dice: number;
  most: number;
  /** It has lost the turn that starts the clock of the fallen. */
  isCounted: boolean;
  thisTurn: TurnRecord;
  modifiers: readonly Modifier[];
  /** Turns of casting that are left, the current one not counted while it is new; 0 once it only wants for room. */
  casting: { readonly left: number; readonly magic: number; readonly isNew: boolean } | undefined;
  /** It has summoned before. */
  hasSummoned: boolean;
  /** It has come this turn: it does nothing but move, or nothing at all, and a hero is not attacked either. */
  isNew: boolean;
}

/** A copy; fields one by one, which is the fastest. */
export const copyFigure = (figure: Figure): Figure =>
  ({
    id: figure.id,
    kind: figure.kind,
    sheet: figure.sheet,
    owner: figure.owner,
    team: figure.team,
    hero: figure.hero,
    at: figure.at,
    life: figure.life,
    dice: figure.dice,
    most: figure.most,
    isCounted: figure.isCounted,
    thisTurn: figure.thisTurn,
    modifiers: figure.modifiers,
    casting: figure.casting,
    hasSummoned: figure.hasSummoned,
    isNew: figure.isNew,
  }) satisfies Record<keyof Figure, unknown>;

const none: readonly Modifier[] = [];

/** A figure with nothing on it, at the beginning of its turn. */
export const newFigure = (
  of: Pick<Figure, 'id' | 'kind' | 'sheet' | 'owner' | 'team' | 'hero' | 'at' | 'life' | 'dice'>,
): Figure => ({
  id: of.id,
  kind: of.kind,
  sheet: of.sheet,
  owner: of.owner,
  team: of.team,
  hero: of.hero,
  at: of.at,
  life: of.life,
  dice: of.dice,
  most: of.dice,
  isCounted: false,
  thisTurn: emptyTurnRecord,
  modifiers: none,
  casting: undefined,
  hasSummoned: false,
  isNew: false,
});
