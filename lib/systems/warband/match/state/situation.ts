import type { Point, Table } from '../../../../table/table';
import type { CornerId } from '../../../../skirmish/map/corners';
import type { ScenarioId } from '../../scenarios/scenario';
import type { Card } from './card';
import { copyFigure, type Figure, type FigureId } from './figure';

/** Parts of a match that stay the same throughout. */
export interface Setting {
  readonly table: Table;
  readonly scenario: ScenarioId;
  /** Warbands are teams and players. */
  readonly teams: readonly number[];
  /** Corners of the spawn points by team. */
  readonly homes: readonly CornerId[];
  readonly mostTurns: number;
  /** Fighters begin as far apart as their spawn points let them. */
  readonly isSpread?: true;
}

/** A token or treasure of the scenario. */
export interface Token {
  readonly at: Point;
  /** Carrier; -1 for nobody. */
  readonly carrier: FigureId;
  /** Delivered, and no longer counted. */
  readonly isHome: boolean;
}

/** The gun of a fire team, wherever it has come to. */
export interface Gun {
  readonly team: number;
  readonly carrier: FigureId;
  /** The stat of the rookies who work it. */
  readonly stat: number;
}

/** Somebody who is being activated. */
export interface Member {
  readonly figure: FigureId;
  /** Actions used; who has one action only begins with one. */
  readonly used: number;
  /** The first action was a move, straight from here to there. */
  readonly line?: { readonly from: Point; readonly to: Point };
}

/** An activation that is going on. */
export interface Acting {
  readonly as: 'one' | 'group' | 'team';
  readonly members: readonly Member[];
}

/** How a match ended: the winning team, or nobody; and why. */
export interface Outcome {
  readonly winner: number | undefined;
  readonly because: string;
}

/** `set-up` comes first, where fighters are put down by hand. */
export const stages = ['set-up', 'turn', 'activation', 'acting', 'upkeep'] as const;
export type Stage = (typeof stages)[number];

/** Everything that can change in a match: plain data. Changed in place within a stretch of play. */
export interface Situation {
  readonly setting: Setting;
  /** Grows with the halves of a Doppelganger. */
  cards: readonly Card[];
  readonly figures: Figure[];
  stage: Stage;
  turn: number;
  /** Activated fighter. */
  active: number;
  acting: Acting | undefined;
  tokens: readonly Token[];
  guns: readonly Gun[];
  /** Points by team. */
  scores: readonly number[];
  outcome: Outcome | undefined;
}

/** A copy whose figures and lists can be changed without the original noticing. */
export const copySituation = (situation: Situation): Situation =>
  ({
    setting: situation.setting,
    cards: situation.cards,
    figures: situation.figures.map(copyFigure),
    stage: situation.stage,
    turn: situation.turn,
    active: situation.active,
    acting: situation.acting,
    tokens: situation.tokens,
    guns: situation.guns,
    scores: situation.scores,
    outcome: situation.outcome,
  }) satisfies Record<keyof Situation, unknown>;
