import type { CompanionPart, CompanionScenario, NightPart } from '../systems/companion-part';
import { isOpen, partOf } from '../systems/open';
import type { Sheet, SystemId } from '../systems/sheet';

/** Settings that a group agrees on before the first round. */
export interface NightSetUp {
  readonly system: SystemId;
  readonly sheets: readonly Sheet[];
  /** Team by sheet, from 0. */
  readonly teams: readonly number[];
  /** Empty where the group plays by no scenario of the game. */
  readonly scenario: string;
  /** Points that win; 0 where nobody counts. */
  readonly goal: number;
}

/** Counters of one kind on a figure; `fresh` came in its turn that still runs. */
export interface LyingCounters {
  readonly id: string;
  readonly count: number;
  readonly fresh: number;
}

/** A figure as it is kept. Plain data. */
export interface FigureState {
  /** Names it for good, whoever comes or leaves; empty until its tap has given it one. */
  readonly key: string;
  /** The place of its sheet. */
  readonly sheet: number;
  /** Which figure of that sheet. */
  readonly id: string;
  /** In the order of the figure's counts, without what counters lower. */
  readonly counts: readonly number[];
  /** The newest last. */
  readonly counters: readonly LyingCounters[];
  readonly turnsDown: number;
  readonly hasLeft: boolean;
}

/** A duty of somebody, or of nobody in particular where the figure is -1. */
export interface OpenDuty {
  /** Names it for good, whatever is done before it; empty until its tap has given it one. */
  readonly key: string;
  readonly figure: number;
  readonly what: string;
  readonly count: number;
}

/** A roll that lies on the table. */
export interface RolledDice {
  /** Names it for good; empty until its tap has given it one. */
  readonly key: string;
  readonly figure: number;
  /** Which of the figure's rolls. */
  readonly roll: string;
  /** The highest first. */
  readonly faces: readonly number[];
}

/** Before the first round, within one, and between two. */
export const nightStages = ['before', 'turns', 'after'] as const;
export type NightStage = (typeof nightStages)[number];

/** A game night as it stands. Plain data; figures are named by their places in the list. */
export interface NightState {
  readonly figures: readonly FigureState[];
  /** The round that is played, or was last; 0 before the first. */
  readonly round: number;
  readonly stage: NightStage;
  /** Those who have turns, in their order; in alternating order as the figures stand. */
  readonly order: readonly number[];
  /** Those who had their turn in this round. */
  readonly acted: readonly number[];
  /** Those whose turn it is, several where they act together. */
  readonly acting: readonly number[];
  /** Actions that were ticked off in this turn. */
  readonly used: number;
  /** The team that chooses next, in alternating order; what each rolled for it. */
  readonly side: number;
  readonly rolls: readonly number[];
  readonly scores: readonly number[];
  readonly pieces: readonly number[];
  readonly duties: readonly OpenDuty[];
  /** Last roll of this turn. */
  readonly rolled?: RolledDice | undefined;
}

export interface Night {
  readonly setUp: NightSetUp;
  readonly state: NightState;
}

/** Figures at the table at most, those who left included. */
export const mostFigures = 60;

/** Points of a team at most. */
export const mostPoints = 999;

/** The choices before a game night. @throws NotOpened, RangeError for a game that has none */
export const nightPartOf = (system: SystemId): NightPart => {
  if (isOpen([system], 'companion')) return companionOf(system);
  const part = partOf(system, 'night');
  if (!part) throw new RangeError(`The game ${system} has no companion.`);
  return part;
};

/** The companion of a game. @throws NotOpened, RangeError for a game that has none */
export const companionOf = (system: SystemId): CompanionPart => {
  const part = partOf(system, 'companion');
  if (!part) throw new RangeError(`The game ${system} has no companion.`);
  return part;
};

/** The scenario that is played; undefined where the group plays by none. */
export const scenarioOf = ({ system, scenario }: NightSetUp): CompanionScenario | undefined =>
  companionOf(system).scenarios.find(({ id }) => id === scenario);

/** Whether several teams have as many points as win, and as many as each other: who falls then stays down. */
export const isSuddenDeath = ({ setUp, state: { scores } }: Night): boolean => {
  if (setUp.goal === 0 || !scenarioOf(setUp)?.suddenDeath) return false;
  const most = Math.max(...scores);
  return most >= setUp.goal && scores.filter((points) => points === most).length > 1;
};

/** Teams at the table. */
export const teamsIn = ({ teams }: NightSetUp): number => Math.max(0, ...teams) + 1;

/** A figure as it joins the table. */
export const newcomer = (sheet: number, id: string, counts: readonly number[], key: string): FigureState => ({
  key,
  sheet,
  id,
  counts,
  counters: [],
  turnsDown: 0,
  hasLeft: false,
});
