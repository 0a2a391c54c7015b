import { asking } from '../../../../match/asking';
import type { Deck } from '../../../../match/deck';
import type { Host } from '../../../../match/engine';
import type { Choice, Region, Request } from '../../../../match/request';
import { prepare, type Ground, type Point } from '../../../../table/table';
import type { Skill } from '../../skills/school';
import type { MatchEvent } from './event';
import { nothingHappens, type Flow } from './flow';
import type { Figure, FigureId } from './figure';
import type { About, Action, Option } from './option';
import type { Piece, Setting, Situation } from './situation';
import type { Profile } from './profile';
import type { Attack, PlayEffects, EffectContext } from './use';
import type { Effect } from '../../skills/effects/effect';
import type { NamedEffect } from '../../skills/effects/named';

export type ScenarioAction = Extract<Action, { pick: 'scenario' }>;

/** A scenario's additions to the rules of play; missing ones add nothing. */
export interface ScenarioPart {
  /** Pieces on the map at first. */
  readonly pieces?: (setting: Setting) => readonly Omit<Piece, 'key'>[];
  readonly phaseBegins?: (match: MatchContext) => Flow | undefined;
  readonly phaseEnds?: (match: MatchContext) => Flow | undefined;
  /** A card was drawn; nobody has started that turn yet. */
  readonly turnBegins?: (match: MatchContext, hero: Figure) => Flow | undefined;
  readonly turnEnds?: (match: MatchContext) => Flow | undefined;
  readonly actionEnds?: (match: MatchContext, figure: Figure) => Flow | undefined;
  /** A figure falls; what gets it up again has not happened yet. */
  readonly falls?: (match: MatchContext, figure: Figure) => void;
  /** A figure has lost its last die: if the scenario keeps it on the table, gives it one and returns true. */
  readonly spares?: (match: MatchContext, figure: Figure) => boolean;
  /** A figure has walked this way; a mount walks for its rider. */
  readonly walked?: (match: MatchContext, figure: Figure, points: readonly Point[]) => Flow | undefined;
  /** The deck as the scenario stacks it, instead of shuffling these cards. */
  readonly stacked?: (match: MatchContext, cards: readonly FigureId[]) => Deck<FigureId> | undefined;
  /** Actions of a figure in its turn. */
  readonly actionsFor?: (match: MatchContext, figure: Figure, usual: number) => number;
  readonly actionsOf?: (match: MatchContext, figure: Figure) => readonly Action[];
  /** Figures that act in the turn of this hero besides the hero and followers. */
  readonly actingWith?: (match: MatchContext, hero: FigureId) => readonly FigureId[];
  /** A skill as the figure may use it. */
  readonly reads?: (match: MatchContext, figure: Figure, skill: Skill) => Skill;
  readonly allows?: (match: MatchContext, figure: Figure, action: Action) => boolean;
  readonly perform?: (match: MatchContext, figure: Figure, action: ScenarioAction) => Flow | undefined;
  /** # that the Hand gives a movement. */
  readonly moveDistance?: (match: MatchContext, mover: Figure, usual: number) => number;
  /** Where of these places a movement may end. */
  readonly within?: (match: MatchContext, figure: Figure, region: Region) => Region;
  /** A shot before it is defended. */
  readonly shot?: (match: MatchContext, attack: Attack) => void;
  /** Nobody who is unconscious dies. */
  readonly nobodyDies?: boolean;
  /** Answer for an unplayed figure; undefined for the default. */
  readonly answer?: (match: MatchContext, request: Request<About, Option>) => Choice | undefined;
}

/** All parts of a scenario as one. */
export interface ScenarioPlay extends Required<Omit<ScenarioPart, 'nobodyDies'>> {
  readonly nobodyDies: boolean;
}

/**
 * Match context of the rules: the table as it stands, chance and listeners, and what is handed in from above: how
 * effects are played, and what the scenario adds.
 */
export interface MatchContext {
  readonly s: Situation;
  readonly host: Host<MatchEvent>;
  readonly ground: Ground;
  readonly play: PlayEffects;
  readonly scenario: ScenarioPlay;
  /** Request already asked while thinking ahead, in this stretch. */
  readonly known: Request<About, Option> | undefined;
}

export const matchContext = (
  s: Situation,
  host: Host<MatchEvent>,
  { play, scenario }: Pick<MatchContext, 'play' | 'scenario'>,
  known?: Request<About, Option>,
): MatchContext => ({ s, host, ground: prepare(s.setting.table), play, scenario, known });

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

/** Index of a figure's original card, before its other shape's. */
export const ownProfileAt = (match: Pick<MatchContext, 's'>, { sheet }: Figure): number =>
  Math.min(sheet, match.s.sheets[sheet]?.shape ?? sheet);

/** The card itself, whatever shape the figure is in. */
export const ownProfile = (match: Pick<MatchContext, 's'>, figure: Figure): Profile =>
  match.s.sheets[ownProfileAt(match, figure)] ?? profileOf(match, figure);

/** A new key: later ones are higher. */
export const newKey = ({ s }: MatchContext): number => {
  s.lastKey += 1;
  return s.lastKey;
};

/** The questions that the rules ask. */
export const { choose, choosePlace, chooseSheet, wants } = asking<About, Option>({
  yes: { pick: 'yes' },
  no: { pick: 'no' },
});

/** On the table and up; a figure without dice is about to fall, and in nobody's way. */
export const isStanding = ({ life, hand }: Figure): boolean => life === 'up' && hand > 0;

export const standing = ({ s }: Pick<MatchContext, 's'>): readonly Figure[] => s.figures.filter(isStanding);

/** A figure is its own ally (ruling 19 for skills). */
export const areAllies = (a: Figure, b: Figure): boolean => a.team === b.team;

/** A course of events that there may be. */
export const orNothing = (flow: Flow | undefined): Flow => flow ?? nothingHappens;

export type Act = Extract<Effect, { readonly act: string }>;

/** How an act is played, by its name; those that ask nothing give no course of events. */
export type ActPlay<Name extends Act['act'] = Act['act']> = (
  match: MatchContext,
  act: Extract<Act, { act: Name }>,
  context: EffectContext,
) => Flow | undefined;

/** How a named effect is played, in each of its lines. */
export type NamedPlay = (
  match: MatchContext,
  effect: NamedEffect,
  context: EffectContext,
) => Flow | undefined;
