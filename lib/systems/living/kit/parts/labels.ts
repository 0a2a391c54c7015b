import type { TableUnit } from '../../../../cards/paper/ruler';
import * as parts from '../../../../cards/kit/parts';
import type { CountNotes } from '../../../../cards/kit/parts';
import type { AnyScenario } from '../../scenarios/scenario';
import type { Spot } from '../../../../skirmish/map/corners';
import type { TeamId } from '../../scenarios/place';
import type { WeaponType } from '../../sheet/armoury';
import type { GrowsWith } from './distances';
import type { Card } from '../../../../cards/card';

/** Things that can be carried, as tokens show them. */
export type TokenText = 'bomb' | 'parcel' | 'treasure' | 'buried' | 'half-dug';

/** The words of scenario parts, in the reader's language. */
export interface PartLabels {
  readonly team: Readonly<Record<TeamId, string>>;
  /** On a flag, where there is little room: "Orange". */
  readonly teamShort: Readonly<Record<TeamId, string>>;
  readonly nobody: string;
  readonly flag: (team: string) => string;
  readonly foot: string;
  readonly token: Readonly<Record<TokenText, string>>;
  readonly carried: (team: string) => string;
  readonly circle: string;
  /** Label of the token in a claimed circle. */
  readonly circleHolder: string;
  readonly track: {
    readonly name: string;
    readonly title: string /** @param last number on the track */;
    readonly hint: (goal: number, last: number) => string;
  };
  readonly score: (team: string) => string;
  readonly base: (team: string) => string;
  readonly baseTip: string;
  readonly baseEnd: (radius: number) => string;
  readonly cornerText: (radius: number) => string;
  readonly corner: (number: number) => string;
  readonly yourCorner: string;
  readonly chit: string;
  readonly chitOf: (number: number) => string;
  readonly chitBack: string;
  readonly healing: string;
  readonly healingCorner: string;
  readonly entrance: string;
  /** Where the player wants to get, or the dummies. */
  readonly goal: Readonly<Record<'yours' | 'theirs', string>>;
  /** On the sides of a wall and on its top. */
  readonly wall: { readonly name: string; readonly side: string; readonly top: string };
  /** "Flag × 2": "one for each team". */
  readonly countNote: CountNotes<(typeof partReasons)[number]>;
}

/** Reason for a part's number. */
export const partReasons = [
  'one-a-team',
  'one-a-corner',
  'one-a-circle',
  'three-a-base',
  'by-set-up',
  'spare-dice',
  'one-a-match',
  'to-fold',
] as const;
type PartReasons = Readonly<Record<(typeof partReasons)[number], string>>;

/** The words of map plans. */
export interface PlanLabels {
  readonly title: (scenario: AnyScenario) => string;
  readonly lead: (unit: TableUnit) => string;
  /** "4 in", "4 cm", "100 mm": this many # on the table. */
  readonly length: (squares: number, unit: TableUnit) => string;
  readonly base: (team: TeamId | undefined, corner: number) => string;
  readonly marker: Readonly<
    Record<'bomb' | 'parcel' | 'treasure' | 'you' | 'dummy' | 'uncle-tom' | 'entrance' | 'wall', string>
  >;
  /** Which of the victims stands there, the first on the far left. */
  readonly victim: (number: number) => string;
  readonly goal: Readonly<Record<'yours' | 'theirs', string>>;
  readonly flag: (team: TeamId) => string;
  readonly circle: (line: TeamId | 'middle') => string;
  readonly healing: (within: number) => string;
  readonly line: Readonly<Record<'halves' | 'quarters' | 'row', string>>;
  /** "4# from the left, 16# from the top", and what that measures. */
  readonly place: (at: Spot, unit: TableUnit) => string;
  /** Where a wall begins and ends. */
  readonly wallPlace: (from: Spot, to: Spot, unit: TableUnit) => string;
  /** How it is laid out, and what the rules of the set-up leave open; without the first where those rules lie beside it. */
  readonly notes: (scenario: AnyScenario, hasRules: boolean) => readonly string[];
  readonly legend: string;
}

/** The words of rulers and templates. */
export interface MeasureLabels {
  readonly rulerTitle: (unit: TableUnit) => string;
  readonly rulerLead: string;
  readonly deadZone: (weapon: string) => string;
  readonly captions: Readonly<Record<number, string>>;
  readonly sightTitle: (hasCover: boolean) => string;
  readonly sight: string;
  /** Effect of cover on shots and on snowballs. */
  readonly cover: Readonly<Record<'shots' | 'snow', string>>;
  readonly templateTitle: (unit: TableUnit) => string;
  readonly templateLead: string;
  /** Where none of them has a notch. */
  readonly cornerLead: string;
  readonly fan: Readonly<
    Record<'centre' | 'edge' | 'tip', { readonly title: string; readonly lead: string }>
  >;
  /** "½# for each blue pip": how a distance grows. */
  readonly step: (distance: number, per: GrowsWith, most: number) => string;
  readonly of: (skill: string, heroes: readonly string[]) => string;
  readonly beyond: (distances: readonly string[]) => string;
  /** @param hasBows somebody can shoot beyond a range */
  readonly ranges: (hasBows: boolean) => { readonly title: string; readonly lead: string };
  readonly weapon: (type: WeaponType) => string;
  readonly spell: string;
  readonly scenarioRadius: Readonly<Record<'home-base' | 'corner' | 'blast' | 'healing' | 'threat', string>>;
  readonly distance: (squares: number) => string;
}

/** Unit and labels that every part is made with. */
export interface PartContext {
  readonly unit: TableUnit;
  readonly labels: PartLabels;
}

/** Side of a token, mm. */
export const tokenSize = ({ unit }: PartContext): number => parts.tokenSize(unit);

/** A part with its number and printed reason; `inAll` counts parts of that name. */
export const several = (
  { labels: { countNote } }: PartContext,
  card: Card,
  count: number,
  why: keyof PartReasons,
  inAll = count,
): readonly Card[] => parts.several(countNote, card, count, why, inAll);
