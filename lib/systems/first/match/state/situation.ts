import type { Outcome } from '../../../../skirmish/rules/scoring';
import type { Point, Table } from '../../../../table/table';
import type { CornerId } from '../../../../skirmish/map/corners';
import type { ScenarioId } from '../../scenarios/scenario';
import type { Profile } from './profile';
import { copyFigure, type Figure, type FigureId } from './figure';

/** Facts that stay the same through a match. */
export interface Setting {
  readonly table: Table;
  readonly scenario: ScenarioId;
  /** Teams and players by hero. */
  readonly teams: readonly number[];
  readonly players: readonly number[];
  /** Home bases by team, where there are any. */
  readonly homes: readonly CornerId[];
  /** Points that win; 0 where points do not. */
  readonly goal: number;
  /** Rounds after which the standing decides. */
  readonly mostRounds: number;
  /** Players choose where in their bases they begin. */
  readonly isPlaced?: true;
}

/** A token of the scenario. */
export interface Token {
  readonly at: Point;
  /** Carrier; -1 for nobody. */
  readonly carrier: FigureId;
  /**
   * Once dropped: whose turns have to end, and how often from now, before it goes back; undefined at its place and while
   * it is carried.
   */
  readonly waits: readonly { readonly player: number; readonly left: number }[] | undefined;
}

export const stages = ['start', 'round', 'turn', 'acting', 'end-of-turn'] as const;
export type Stage = (typeof stages)[number];

/** Everything that can change in a match: plain data. Changed in place within a stretch of play. */
export interface Situation {
  readonly setting: Setting;
  /** Profiles of figures; replays hash this key. Grows with the fiends that are configured. */
  sheets: readonly Profile[];
  readonly figures: Figure[];
  stage: Stage;
  round: number;
  /** Players in the order of their turns, and whose turn it is: a place in that list. */
  order: readonly number[];
  turn: number;
  tokens: readonly Token[];
  /** Points by team. */
  scores: readonly number[];
  outcome: Outcome | undefined;
}

/** A copy whose figures and lists can be changed without the original noticing. */
export const copySituation = (situation: Situation): Situation =>
  ({
    setting: situation.setting,
    sheets: situation.sheets,
    figures: situation.figures.map(copyFigure),
    stage: situation.stage,
    round: situation.round,
    order: situation.order,
    turn: situation.turn,
    tokens: situation.tokens,
    scores: situation.scores,
    outcome: situation.outcome,
  }) satisfies Record<keyof Situation, unknown>;
