import type { Deck } from '../../../../match/deck';
import type { Point } from '../../../../table/table';
import type { Card } from './card';
import { copyFigure, type Figure, type FigureId } from './figure';

export const cornerIds = ['north-west', 'north-east', 'south-east', 'south-west'] as const;
export type CornerId = (typeof cornerIds)[number];

/** Facts that stay the same through a match. */
export interface Setting {
  /** By figure. */
  readonly cards: readonly Card[];
  readonly teams: readonly number[];
  readonly dragon: FigureId;
  readonly slayers: readonly FigureId[];
  readonly corner: CornerId;
}

/** A card of the initiative pile: a slayer's, or the dragon's for one of her cards, from 0. */
export type InitiativeCard =
  | { readonly of: 'slayer'; readonly figure: FigureId }
  | { readonly of: 'dragon'; readonly card: number };

/** State of a place in the dragon's row. */
export interface PlaceInRow {
  /** Number on the die beside the card; 0 if there is none. */
  readonly die: number;
  readonly isDown: boolean;
}

/** Somebody's turn that is going on. */
export interface Acting {
  readonly figure: FigureId;
  /** The dragon's card that came up, from 0; -1 for a slayer. */
  readonly card: number;
  /** Actions left. */
  readonly left: number;
  /** Skills used in this turn that can be used once in it. */
  readonly used: readonly string[];
}

/** How a match ended: the winning team, or nobody; and why. */
export interface Outcome {
  readonly winner: number | undefined;
  readonly because: string;
}

export const stages = ['slayers', 'trees', 'first-card', 'turn', 'acting'] as const;
export type Stage = (typeof stages)[number];

/** Everything that can change in a match: plain data. Changed in place within a stretch of play. */
export interface Situation {
  readonly setting: Setting;
  readonly figures: Figure[];
  /** Middles of the trees. */
  trees: readonly Point[];
  stage: Stage;
  /** Slayers not yet placed, and trees not yet tried. */
  toSet: number;
  /** Initiative piles so far, and turns. */
  piles: number;
  turns: number;
  /** The top card is open; the order of the rest is undecided until drawn. */
  pile: Deck<InitiativeCard>;
  discard: readonly InitiativeCard[];
  /** Cards that come in with the next shuffle. */
  waiting: readonly InitiativeCard[];
  /** The dragon's five cards. */
  row: readonly PlaceInRow[];
  /** Her card that came up last. */
  lastCard: number;
  /** DV that lasts until the end, and cards whose skill is used up. */
  moreDv: number;
  spent: readonly number[];
  acting: Acting | undefined;
  outcome: Outcome | undefined;
}

/** A copy whose figures and lists can be changed without the original noticing. */
export const copySituation = (situation: Situation): Situation =>
  ({
    setting: situation.setting,
    figures: situation.figures.map(copyFigure),
    trees: situation.trees,
    stage: situation.stage,
    toSet: situation.toSet,
    piles: situation.piles,
    turns: situation.turns,
    pile: situation.pile,
    discard: situation.discard,
    waiting: situation.waiting,
    row: situation.row,
    lastCard: situation.lastCard,
    moreDv: situation.moreDv,
    spent: situation.spent,
    acting: situation.acting,
    outcome: situation.outcome,
  }) satisfies Record<keyof Situation, unknown>;
