import type { PetAbility } from '../sheet/follower';

/** Ruling 15, in a few words each: what the ability lets its die have. */
export const abilityEffects: Readonly<Record<PetAbility, string>> = {
  aggressive: 'Up to 5 Melee pips per face, no Defence.',
  evasive: 'Up to 3 Defence pips per face.',
  flight: 'It flies. Its pips stay as they are.',
  hungry: 'Up to 4 Melee pips per face.',
  'magic-attunement': 'Two Magic pips on the die, one per face, even if the animal isn’t magical.',
  'magic-protection': 'Two Magic pips on the die if the animal is magical, even both on one face.',
  'thick-hide': 'Up to 4 Defence pips per face, but only 2 Melee.',
};

/** Effect of each ability at the table; chapter "Followers: Pet". */
export const abilityRules: Readonly<Record<PetAbility, string>> = {
  ...abilityEffects,
  flight:
    'Once a turn, while moving, it can take off or land. In the air it ignores all obstacles, and can only fight, or be fought by, other fliers. On the ground it ignores anything lower than half a hero’s height.',
};
