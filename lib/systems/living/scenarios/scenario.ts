import type { chapters, scenarios } from '../reference/chapters';
import type { CornerId } from '../../../skirmish/map/corners';
import type { GuideLine, HomeBase, Marker, Wall } from './place';
import type { ScenarioRule } from './rules';

export type ScenarioId = (typeof scenarios)[number];
export type MissionId = (typeof chapters)['missions'][number];

/** Sides. Members of a team may not be aimed at directly with anything harmful. */
export type Contest =
  | {
      readonly contest: 'every-hero';
      readonly heroes: { readonly least: number; readonly most: number };
    }
  | {
      readonly contest: 'teams';
      /** Heroes in each of the two teams; `fewer`: the rulebook says "up to". */
      readonly heroes: { readonly most: number; readonly fewer: boolean };
    };

/** How bases are given away. Opposite corners in every scenario of teams. */
export type BaseChoice =
  /** Each player picks or draws; the map's builder is last. */
  | 'each-picks'
  /** One team builds the map, the other picks, the builders get the opposite corner. */
  | 'other-team-picks'
  /** Corners that the set-up's line doesn't touch. */
  | 'by-the-line';

export type Victory =
  | { readonly by: 'last-standing' }
  /** `usual` is what the rulebook calls common; players may agree on another number. */
  | { readonly by: 'points'; readonly usual: number; readonly tie?: 'sudden-death' }
  | { readonly by: 'bring-home'; readonly or: 'last-standing' };

/** Respawning: at the beginning of the next phase, in his base, as new. */
export type Respawn =
  | { readonly respawn: 'never' }
  /** `unless`: a figure that this skill reaches before the end of the phase needs no respawn. */
  | { readonly respawn: 'unconscious'; readonly unless?: 'snowfall/hot-chocolate' };

interface Setting {
  readonly homes: readonly HomeBase[];
  readonly markers: readonly Marker[];
  readonly lines: readonly GuideLine[];
  readonly rules: readonly ScenarioRule[];
}

/** A scenario for two or more players, on 24# x 24#; chapter "Scenarios". */
export interface Scenario extends Setting {
  readonly kind: 'scenario';
  readonly id: ScenarioId;
  readonly name: string;
  /** Corners into which and whose reach no terrain is put. */
  readonly clear: readonly CornerId[];
  /** Both halves of the map should look alike. */
  readonly mirrored: boolean;
  readonly contest: Contest;
  readonly bases: BaseChoice;
  readonly victory: Victory;
  readonly respawn: Respawn;
}

/** How a figure of a mission is played. */
export type Script =
  | { readonly plays: 'still' }
  /** Uses this skill if in contact with you after your turn. */
  | { readonly plays: 'answers-contact'; readonly skill: string }
  /** Enters, and each turn does these on the way to a corner; there he leaves with his card. */
  | {
      readonly plays: 'runs';
      readonly actions: readonly ['movement', { readonly skill: string }];
      readonly to: CornerId;
    }
  /**
   * Each turn both skills, the second at the next victim from the left and back again from the right; further targets
   * by chance. Who is seen nearer than this is the target instead.
   */
  | { readonly plays: 'sweeps'; readonly skills: readonly [string, string]; readonly threat: number };

export interface CastMember {
  readonly figure: 'dummy' | 'uncle-tom' | 'victim';
  readonly count: number;
  readonly script: Script;
}

/** Condition that wins a mission; it is lost when your Hero falls. */
export type Goal =
  | { readonly goal: 'reach'; readonly corner: CornerId }
  | { readonly goal: 'beat-all'; readonly then: 'return-home' }
  | { readonly goal: 'none-left' }
  | { readonly goal: 'beat'; readonly figure: 'uncle-tom' };

/** A training mission for one player; chapter "Training Missions". */
export interface Mission extends Setting {
  readonly kind: 'mission';
  readonly id: MissionId;
  readonly name: string;
  readonly walls: readonly Wall[];
  /** There is something to climb, or players may put it there. */
  readonly hasTerrain: boolean;
  /** The one skill of your Hero in this mission. */
  readonly skill: string;
  readonly cast: readonly CastMember[];
  readonly goal: Goal;
}

export type AnyScenario = Scenario | Mission;

type Rule<Name extends ScenarioRule['rule']> = Extract<ScenarioRule, { readonly rule: Name }>;

/** The rules of a kind that a scenario has. */
export const rulesOf = <Name extends ScenarioRule['rule']>(
  { rules }: Pick<AnyScenario, 'rules'>,
  name: Name,
): readonly Rule<Name>[] => rules.filter((rule): rule is Rule<Name> => rule.rule === name);

/** @throws RangeError for a scenario without such a rule: a fault of its data */
export const ruleOf = <Name extends ScenarioRule['rule']>(
  scenario: Pick<AnyScenario, 'rules' | 'id'>,
  name: Name,
): Rule<Name> => {
  const [rule] = rulesOf(scenario, name);
  if (!rule) throw new RangeError(`${scenario.id} has no rule ${name}.`);
  return rule;
};
