import type { CornerId } from '../../../skirmish/map/corners';

export const carriedTokens = ['flag', 'bomb', 'parcel', 'treasure'] as const;
export type CarriedToken = (typeof carriedTokens)[number];

/** Limits on a figure while it carries something. */
export const carrierLimits = [
  /** No skill actions; skills of others still have their effect. */
  'no-skill-actions',
  /** Only movement actions, and of skills only the movement they give. */
  'only-movement',
  /** 1# less per action. */
  'one-less-per-action',
] as const;
export type CarrierLimit = (typeof carrierLimits)[number];

/** Picking up, carrying and dropping. In every scenario, a carrier who falls unconscious drops what they carry. */
export interface CarryRule {
  readonly rule: 'carry';
  readonly token: CarriedToken;
  /** Touch it without an action, or spend this many actions. */
  readonly pickUp: { readonly by: 'touch' } | { readonly by: 'action'; readonly actions: number };
  /** Team whose Heroes can take it; a flag's own team sends it home instead. */
  readonly for: 'anybody' | 'other-team';
  readonly limits: readonly CarrierLimit[];
  readonly mayDrop: boolean;
  /** Its effect once dropped, besides lying there. */
  readonly dropped: readonly ('own-team-sends-home' | 'goes-home-at-phase-end')[];
  /** Two Heroes in base contact may carry it, free of the limits, both acting at once on their cards. */
  readonly together?: true;
}

/** Bringing something home. */
export interface BringHomeRule {
  readonly rule: 'bring-home';
  readonly token: CarriedToken;
  /** Into or across it; standing wholly inside after a movement; any part inside at the end of a movement. */
  readonly moment: 'moves-into-or-across' | 'halts-wholly-inside' | 'ends-movement-inside';
  readonly base: 'own' | 'any';
  /** The team's flag must be in its place. */
  readonly needs?: 'own-flag-home';
  /** Victory points; `value` is what the token shows, `match` wins at once. */
  readonly worth: number | 'value' | 'match';
  readonly then: 'goes-back' | 'explodes' | 'leaves' | 'ends';
}

/** Digging up, before anybody can pick up. The actions may be of several Heroes. */
export interface DigRule {
  readonly rule: 'dig';
  readonly token: 'treasure';
  readonly actions: number;
}

/** A die on a token that counts. */
export interface CountRule {
  readonly rule: 'count';
  readonly token: 'bomb' | 'parcel';
  readonly from: number;
  readonly by: 1 | -1;
  readonly at: 'phase-begins' | 'phase-ends';
  readonly while: 'carried' | 'not-carried';
  /** It goes off instead of showing 0, or rises no further. */
  readonly end: { readonly at: 0; readonly does: 'explode' } | { readonly at: 6; readonly does: 'stay' };
}

export interface ExplosionRule {
  readonly rule: 'explosion';
  readonly token: 'bomb';
  /** # around the bomb. */
  readonly radius: number;
  /** Lost by everybody within the radius; the carrier dies. */
  readonly life: number;
  /** Number on the die once the bomb is back in the centre. */
  readonly resetTo: number;
}

/** A new one lies in the centre at the beginning of the phase after one was taken from there. */
export interface RefillRule {
  readonly rule: 'refill';
  readonly token: 'parcel';
  readonly value: number;
}

/** Circles turn to the colour of the team with more Heroes touching them, and score. */
export interface HoldRule {
  readonly rule: 'hold';
  /** Victory points for each circle in the team's colour. */
  readonly points: number;
  readonly at: 'phase-ends';
}

/** Within this many # of these corners' tips, an action restores full Life. */
export interface HealingRule {
  readonly rule: 'healing-corners';
  readonly corners: readonly CornerId[];
  readonly within: number;
  readonly actions: number;
}

/** All pips but the Skill pip count as none, and Heroes bring their Snowfall loadout instead of their skills. */
export interface SnowRule {
  readonly rule: 'snow';
  readonly traits: 0;
  /** # per action, whatever the Hand; only conditions reduce it. */
  readonly movement: number;
}

/** Where a Hero may not go. */
export interface ForbiddenRule {
  readonly rule: 'forbidden-corner';
  readonly corner: CornerId;
  /** # from the tip. */
  readonly within: number;
}

/** A figure joins in every phase until none is left: its card is shuffled in, it comes in at its turn. */
export interface ReinforcementRule {
  readonly rule: 'reinforcements';
  readonly perPhase: number;
  readonly entrance: CornerId;
}

/** The first phases of Open Fire, as the lesson wants them: the deck from its top, and shots that cannot miss. */
export interface LessonRule {
  readonly rule: 'lesson';
  readonly decks: readonly (readonly ('newcomer' | 'dummy' | 'you')[])[];
  /** Result that a shot of the n-th phase counts as where it missed. */
  readonly shots: readonly { readonly phase: number; readonly pips: number; readonly defended: boolean }[];
}

/** Life that one loses for what becomes of another. */
export interface LinkRule {
  readonly rule: 'link';
  readonly when: 'victim-healed-to-full' | 'victim-dies' | 'dummy-arrives';
  readonly loses: 'you' | 'uncle-tom';
  readonly life: number;
}

/** Actions that a mission may allow its player. */
export type ScenarioAction = 'movement' | 'melee-attack' | 'ranged-attack' | 'charge' | 'skill' | 'delay';

/** Actions that a mission allows, where it does not allow all. */
export interface ActionsRule {
  readonly rule: 'actions';
  readonly perTurn: number;
  readonly allowed: readonly ScenarioAction[];
}

export type ScenarioRule =
  | CarryRule
  | BringHomeRule
  | DigRule
  | CountRule
  | ExplosionRule
  | RefillRule
  | HoldRule
  | HealingRule
  | SnowRule
  | ForbiddenRule
  | ReinforcementRule
  | LessonRule
  | LinkRule
  | ActionsRule;
