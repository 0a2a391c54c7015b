import type { Deck } from '../../../../match/deck';
import type { Outcome } from '../../../../skirmish/rules/scoring';
import type { Table, Terrain, Units } from '../../../../table/table';
import type { CornerId } from '../../../../skirmish/map/corners';
import { copyFigure, type Figure, type FigureId } from './figure';
import type { Profile } from './profile';

/** Parts of a match that stay the same throughout. */
export interface Setting {
  readonly table: Table;
  readonly scenario: string;
  /** Teams by player. */
  readonly teams: readonly number[];
  /** Home bases by team. */
  readonly homes: readonly CornerId[];
  /** Victory points that win, where points do. */
  readonly goal: number;
  /** No phase after this one: a match always ends, by a draw. */
  readonly mostPhases: number;
  /** Players choose where they begin. */
  readonly isPlaced?: true;
  /** Lesson: continues where the book would end the mission by dice only. */
  readonly isLesson?: true;
}

/** Something on the table that is no figure: a token, a flag, a circle, a trap. */
export interface Piece {
  readonly key: number;
  readonly piece: string;
  readonly x: Units;
  readonly y: Units;
  /** Owner or carrier; -1 for nobody. */
  readonly figure: FigureId;
  readonly team: number;
  /** Worth of the piece, or its countdown. */
  readonly count: number;
  /** The skill that laid it. */
  readonly skill?: string;
  /** Second carrier, together with `figure`. */
  readonly second?: FigureId;
  /** The figure that dropped it and has not moved away since: it is underfoot and doesn't count as touched. */
  readonly under?: FigureId;
  /** How two who carry share their actions in a phase. */
  readonly shared?: SharedActions;
}

/** Two who act at once: one action each on the card that comes first, the other on the card that comes second. */
export interface SharedActions {
  readonly phase: number;
  readonly first: FigureId;
  readonly second: FigureId;
  /** Whether the first still has an action to come on the second card. */
  readonly isOwed: boolean;
}

export const stages = ['phase', 'turn', 'action', 'reactions', 'end-of-turn', 'end-of-phase'] as const;
export type Stage = (typeof stages)[number];

/** Everything that can change in a match: plain data. Changed in place within a stretch of play. */
export interface Situation {
  readonly setting: Setting;
  /** Profiles of figures; replays hash this key. Grows when a skill brings a figure that nobody had before. */
  sheets: readonly Profile[];
  /** Terrain that came into the match, such as clouds and igloos. */
  extra: readonly Terrain[];
  readonly figures: Figure[];
  stage: Stage;
  phase: number;
  /**
   * Cards of heroes: those to come, of which the top one lies open and the others are not decided before somebody looks
   * at them, and those that had their turn, the newest first.
   */
  deck: Deck<FigureId>;
  discard: readonly FigureId[];
  /** Cards whose place in the deck a player knows, or all where it is -1. */
  foreseen?: readonly { readonly player: number; readonly card: FigureId }[] | undefined;
  /** The hero whose turn it is, and who of his figures is in the middle of its actions; -1 for nobody. */
  turn: FigureId;
  acting: FigureId;
  /** Figures that may still react to the action that has just ended, in this order. */
  reactors: readonly FigureId[];
  pieces: readonly Piece[];
  scores: readonly number[];
  isSuddenDeath: boolean;
  outcome: Outcome | undefined;
  /** The last key that was given away. */
  lastKey: number;
}

/** A copy whose figures and lists can be changed without the original noticing; fields one by one, as of a figure. */
export const copySituation = (situation: Situation): Situation =>
  ({
    setting: situation.setting,
    sheets: situation.sheets,
    extra: situation.extra,
    figures: situation.figures.map(copyFigure),
    stage: situation.stage,
    phase: situation.phase,
    deck: situation.deck,
    discard: situation.discard,
    foreseen: situation.foreseen,
    turn: situation.turn,
    acting: situation.acting,
    reactors: situation.reactors,
    pieces: situation.pieces,
    scores: situation.scores,
    isSuddenDeath: situation.isSuddenDeath,
    outcome: situation.outcome,
    lastKey: situation.lastKey,
  }) satisfies Record<keyof Situation, unknown>;
