import { oncePer } from '../../../once-per';
import type { Skill } from './category';
import type { Amount, Effect, Value } from './effect';

/** Skills by effect, as a player looks for them. */
export const effectKinds = ['damage', 'attack', 'defence', 'heal', 'movement', 'hinder', 'summon'] as const;
export type EffectKind = (typeof effectKinds)[number];

const kindOfValue: Readonly<Record<Value, EffectKind>> = {
  AV: 'attack',
  MAV: 'attack',
  range: 'attack',
  DV: 'defence',
  MDV: 'defence',
  movement: 'movement',
};

/** Reductions: on the target they hinder; on the user they are only a cost. */
const isLoss = (by: Amount): boolean => (typeof by === 'number' ? by : 'word' in by ? by.word : by.by) < 0;

const kindOf = (effect: Effect): EffectKind | undefined => {
  switch (effect.act) {
    case 'change':
      if (!isLoss(effect.by)) return kindOfValue[effect.value];
      return effect.whom === 'target' ? 'hinder' : undefined;
    case 'zero':
      return effect.whom === 'target' ? 'hinder' : undefined;
    case 'damage':
    case 'lay-traps':
      return 'damage';
    case 'more-attacks':
      return 'attack';
    case 'share-damage':
    case 'spare-yourself':
      return 'defence';
    case 'heal':
    case 'mend':
    case 'raise':
      return 'heal';
    case 'move':
    case 'fly':
      return 'movement';
    case 'push':
    case 'taunt':
    case 'bar-skills':
    case 'limit-damage':
      return 'hinder';
    case 'summon':
    case 'hasten':
    case 'fiend-attack':
    case 'fiend-range':
      return 'summon';
    case 'targets':
    case 'radius':
    case 'reach':
    case 'line':
      return undefined;
  }
};

/** All that a skill does, each kind once, in their order. */
export const effectKindsOf: (skill: Skill) => readonly EffectKind[] = oncePer((skill) => {
  const found = new Set([skill.always, skill.green, skill.blue].flatMap((line) => (line ?? []).map(kindOf)));
  return effectKinds.filter((kind) => found.has(kind));
});
