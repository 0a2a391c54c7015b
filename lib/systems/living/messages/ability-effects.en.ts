import type { PetAbility } from '../sheet/follower';

/** Ruling 15, in a few words each: what the ability lets its die have. */
export const abilityEffects: Readonly<Record<PetAbility, string>> = {
  aggressive: 'Up to 5 Melee pips per face, but no Defence pips.',
  evasive: 'Up to 3 Defence pips per face.',
  flight: 'It can fly. The limits on its pips stay the same.',
  hungry: 'Up to 4 Melee pips per face.',
  'magic-attunement':
    'Up to two Magic pips on the die, at most one per face, even if the animal isn’t magical.',
  'magic-protection': 'If the animal is magical, up to two Magic pips on the die, even both on one face.',
  'thick-hide': 'Up to 4 Defence pips per face, but only 2 Melee pips.',
};

/** Effects at the table, beyond what the die shows; chapter "Followers: Pet". */
export const abilityRules: Readonly<Partial<Record<PetAbility, string>>> = {
  flight:
    'Once a turn, while moving, it can take off or land. In the air it ignores all obstacles. It can fight only other fliers, and only they can fight it. Near the ground it ignores anything lower than half a hero’s height.',
};
