import type { AnyScenario } from '../../scenarios/scenario';
import { rulesOf } from '../../scenarios/scenario';
import type { ScenarioAction } from '../../scenarios/rules';

/** Events that make a rule worth its room. */
export const referenceNeeds = [
  'movement',
  /** How far somebody moves goes by the Hand. */
  'hand-moves',
  'charge',
  'melee',
  'ranged',
  /** Either of the two. */
  'attack',
  'skill',
  'magic',
  /** A value is counted on one die. */
  'values',
  'delay',
  'recover',
  'remove-condition',
  /** Recovering may be used against conditions. */
  'purify',
  'reload',
  /** Somebody brings followers, or raises them. */
  'followers',
  'two-actions',
  /** Turns go by cards. */
  'deck',
  /** Numbers of skills grow with the pips. */
  'bold',
  'damage',
  /** Players bring their own, with followers, schools, traits and any weapon. */
  'own-heroes',
  /** Others are on the table. */
  'others',
  /** Whoever has no die left may come back, or die. */
  'dying',
  /** Nobody respawns: whoever is taken out stays out. */
  'dead-for-good',
  /** No leaflet explains the pips. */
  'pips',
  /** Somebody has a Darkness Spell. */
  'darkness',
  /** Somebody may fight beside somebody. */
  'allies',
] as const;

/** Rules that replace others where only some of those events come up. */
type Instead = 'sword' | 'crossbow' | 'snow' | 'no-conditions' | 'sudden-death';
export type ReferenceNeed = (typeof referenceNeeds)[number] | Instead;

const everything: ReadonlySet<ReferenceNeed> = new Set(referenceNeeds);

const ofAction: Readonly<Record<ScenarioAction, readonly ReferenceNeed[]>> = {
  movement: ['movement', 'hand-moves'],
  charge: ['charge'],
  'melee-attack': ['melee', 'attack', 'values', 'damage', 'bold', 'sword'],
  'ranged-attack': ['ranged', 'attack', 'values', 'damage', 'reload', 'crossbow'],
  skill: ['skill', 'bold'],
  delay: ['delay'],
};

/** Mission of spells, where nobody has a weapon. */
const spells: readonly ReferenceNeed[] = [
  'movement',
  'hand-moves',
  'skill',
  'magic',
  'values',
  'bold',
  'damage',
  'delay',
  'recover',
  'no-conditions',
];

/** Traits count for nothing in the snow: nobody attacks but with skills, and nobody dies. */
const noneInSnow: ReadonlySet<ReferenceNeed> = new Set([
  'hand-moves',
  'charge',
  'melee',
  'ranged',
  'attack',
  'magic',
  'values',
  'damage',
  'dying',
  'dead-for-good',
  'reload',
  'followers',
  'own-heroes',
]);

/** Needs that can come up in a scenario or mission. @param hasDeck turns go by cards there */
export const neededIn = (scenario: AnyScenario | undefined, hasDeck: boolean): ReadonlySet<ReferenceNeed> => {
  if (!scenario) return everything;
  if (scenario.kind === 'mission') {
    const [rule] = rulesOf(scenario, 'actions');
    const needs = rule ? rule.allowed.flatMap((action) => ofAction[action]) : spells;
    const turns: readonly ReferenceNeed[] = [
      ...(rule?.perTurn === 1 ? [] : (['two-actions'] as const)),
      ...(hasDeck ? (['deck'] as const) : []),
      ...(scenario.cast.length > 0 ? (['others'] as const) : []),
    ];
    return new Set([...needs, ...turns, 'pips']);
  }
  return rulesOf(scenario, 'snow').length > 0
    ? new Set<ReferenceNeed>([...referenceNeeds.filter((need) => !noneInSnow.has(need)), 'snow'])
    : scenario.respawn.respawn === 'never'
      ? everything
      : new Set<ReferenceNeed>([
          ...referenceNeeds.filter((need) => need !== 'dead-for-good'),
          ...(scenario.victory.by === 'points' && scenario.victory.tie !== undefined
            ? (['sudden-death'] as const)
            : []),
        ]);
};
