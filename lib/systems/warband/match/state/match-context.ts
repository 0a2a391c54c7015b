import { questions, type Course } from '../../../../match/asking';
import type { Host } from '../../../../match/engine';
import { prepare, type Ground, type Point } from '../../../../table/table';
import { traitsOf, type Held } from '../../skills/ask';
import type { Card } from './card';
import type { MatchEvent, Tally } from './event';
import { isStanding, type Figure, type FigureId } from './figure';
import type { About, Option } from './option';
import type { Setting, Situation, Token } from './situation';

/** A course of events that may ask; what it gives at its end. */
export type Flow<T = void> = Course<About, Option, T>;

/** Additions of a scenario to the rules of play. */
export interface ScenarioPlay {
  readonly tokens: (setting: Setting) => readonly Token[];
  /** A figure has moved this way, or was moved. */
  readonly moved: (match: MatchContext, figure: Figure, way: readonly Point[]) => void;
  /** Somebody has been wounded, has changed shape or has gone: everything they carry falls. */
  readonly drops: (match: MatchContext, figure: Figure) => void;
  /** Somebody has left the game. */
  readonly out: (match: MatchContext) => void;
  readonly upkeep: (match: MatchContext) => void;
  /** Count that decides at the end, for both teams. */
  readonly tally: (match: MatchContext) => Tally;
  /** Winner after the last turn; undefined for a draw. */
  readonly winner: (match: MatchContext) => number | undefined;
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

type Table = Pick<MatchContext, 's'>;

/** @throws RangeError for an id that no figure has: a fault of the rules, never of a player. */
export const figureOf = ({ s }: Table, id: FigureId): Figure => {
  const figure = s.figures[id];
  if (!figure) throw new RangeError(`No figure has the number ${id}.`);
  return figure;
};

export const cardFor = ({ s }: Table, figure: Figure): Card => {
  const card = s.cards[figure.card];
  if (!card) throw new RangeError(`No card has the number ${figure.card}.`);
  return card;
};

export const heldBy = (match: Table, figure: Figure): readonly Held[] =>
  traitsOf(cardFor(match, figure).skills, figure.shape);

export const areFoes = (a: Figure, b: Figure): boolean => a.team !== b.team;

/** Friends of a figure who stand, himself aside. */
export const standingFriends = ({ s }: Table, figure: Figure): readonly Figure[] =>
  s.figures.filter((other) => other !== figure && isStanding(other) && other.team === figure.team);

/** Actor and side: with an order, the side may not be the actor's own. */
export interface Actor {
  readonly figure: Figure;
  /** The player who chooses; everybody of another side is an opponent. */
  readonly by: number;
}

export const actorOf = (figure: Figure): Actor => ({ figure, by: figure.team });

/** Tells that a passive skill counted. */
export const tellSkill = ({ host }: MatchContext, figure: Figure, held: Held | undefined): void => {
  if (held) host.emit({ told: 'skill', figure: figure.id, skill: held.of, works: true });
};

/** The questions that the rules ask. */
export const { choose, choosePlace } = questions<About, Option>();

/** Asks for one of some figures, or for none. */
export function* chooseFigure(
  match: Table,
  by: number,
  about: About,
  among: readonly Figure[],
): Flow<Figure | undefined> {
  const options: Option[] = [
    ...among.map(({ id }) => ({ pick: 'figure' as const, figure: id })),
    { pick: 'no' },
  ];
  const chosen = yield* choose(by, about, options);
  return chosen.pick === 'figure' ? figureOf(match, chosen.figure) : undefined;
}
