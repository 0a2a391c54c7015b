import { asking, type Course } from '../../../../match/asking';
import type { Host } from '../../../../match/engine';
import { prepare, type Ground, type Point } from '../../../../table/table';
import type { Profile } from './profile';
import type { MatchEvent } from './event';
import type { Figure, FigureId } from './figure';
import type { About, Option } from './option';
import type { Setting, Situation, Token } from './situation';

/** A course of events that may ask; what it gives at its end. */
export type Flow<T = void> = Course<About, Option, T>;

/** Additions of a scenario to the rules of play. */
export interface ScenarioPlay {
  /** Without dice a figure is dead, and comes back on its next turn. */
  readonly respawns: boolean;
  /** Tokens on the map at first. */
  readonly tokens: (setting: Setting) => readonly Token[];
  /** Puts a hero down who comes back; false where there is no room. */
  readonly spawn: (match: MatchContext, hero: Figure) => boolean;
  /** A figure has come this way. @param how on its own feet or wings, or pushed by somebody */
  readonly moved: (
    match: MatchContext,
    figure: Figure,
    way: readonly Point[],
    how: 'moved' | 'pushed',
  ) => void;
  /** Whether a member of a team would be killed for being on this way. */
  readonly isDeadly: (match: MatchContext, team: number, way: readonly Point[]) => boolean;
  /** Somebody has lost the last die; `by` is who took it, -1 for nobody. */
  readonly fell: (match: MatchContext, figure: Figure, by: FigureId) => void;
  readonly turnEnds: (match: MatchContext, player: number) => void;
  readonly roundEnds: (match: MatchContext) => void;
}

/** Match context of the rules: current table, chance, listeners and scenario. */
export interface MatchContext {
  readonly s: Situation;
  readonly host: Host<MatchEvent>;
  readonly ground: Ground;
  readonly scenario: ScenarioPlay;
}

export const matchContext = (s: Situation, host: Host<MatchEvent>, scenario: ScenarioPlay): MatchContext => ({
  s,
  host,
  ground: prepare(s.setting.table),
  scenario,
});

/** @throws RangeError for an id that no figure has: a fault of the rules, never of a player. */
export const figureOf = ({ s }: Pick<MatchContext, 's'>, id: FigureId): Figure => {
  const figure = s.figures[id];
  if (!figure) throw new RangeError(`No figure has the number ${id}.`);
  return figure;
};

export const profileOf = ({ s }: Pick<MatchContext, 's'>, figure: Figure): Profile => {
  const profile = s.sheets[figure.sheet];
  if (!profile) throw new RangeError(`No profile has the number ${figure.sheet}.`);
  return profile;
};

/** Player of the turn; -1 before the first. */
export const playerOf = ({ order, turn }: Pick<Situation, 'order' | 'turn'>): number => order[turn] ?? -1;

/** On the table, up and a character. */
export const isStanding = ({ life, kind }: Figure): boolean => life === 'up' && kind !== 'trap';

/** Figures that can be aimed at: those standing, and traps; not a hero who comes this turn. */
export const isTarget = ({ life, kind, isNew }: Figure): boolean =>
  life === 'up' && !(isNew && kind === 'hero');

export const areFoes = (a: Figure, b: Figure): boolean => a.team !== b.team;

/** The fiend of a summoner that is on the table. */
export const fiendOf = ({ s }: Pick<MatchContext, 's'>, hero: Figure): Figure | undefined =>
  s.figures.find(({ kind, life, hero: of }) => kind === 'fiend' && life === 'up' && of === hero.id);

/** The questions that the rules ask. */
export const { choose, choosePlace, chooseSheet, wants } = asking<About, Option>({
  yes: { pick: 'yes' },
  no: { pick: 'no' },
});
