import { expect, it } from 'vitest';
import { petCapsOf } from '../rules/pets';
import { abilityEffects } from '#words/systems/living/messages/ability-effects';

/** Chapter "Followers: Pet": two Defence and three Melee pips a face, more or fewer by the ability. */
it.each([
  ['aggressive', { defence: 0, melee: 5 }, 'Up to 5 Melee pips per face, but no Defence pips.'],
  ['evasive', { defence: 3, melee: 3 }, 'Up to 3 Defence pips per face.'],
  ['hungry', { defence: 2, melee: 4 }, 'Up to 4 Melee pips per face.'],
  ['thick-hide', { defence: 4, melee: 2 }, 'Up to 4 Defence pips per face, but only 2 Melee pips.'],
] as const)('%s says what its die may have', (ability, caps, text) => {
  expect(petCapsOf({ ability, magical: false })).toMatchObject(caps);
  expect(abilityEffects[ability]).toBe(text);
});
