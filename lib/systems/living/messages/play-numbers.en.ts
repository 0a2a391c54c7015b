import { capital } from '#words/language/words';
import { pipsOf, terms } from '#words/systems/living/messages/terms';
import { weaponText } from '#words/systems/living/messages/weapon-facts';
import type { About } from '../match/state/option';
import type { Weapon } from '../sheet/armoury';
import type { Pip } from '../sheet/pips';

const levels: Readonly<Record<string, readonly string[]>> = {
  'take-off': ['Stay on the ground', 'Take off first', 'Take off at the end'],
  land: ['Stay in the air', 'Land first', 'Land at the end'],
};

const traits = ['defence', 'melee', 'magic'] as const satisfies readonly Pip[];

const faceText = (face: number): string => terms.face(face as Parameters<typeof terms.face>[0]);

/** Meaning of a number that an effect asks for. */
export const numberText = (
  { figure, skill, what }: Extract<About, { about: 'number' }>,
  value: number,
  { weapon }: { readonly weapon: (figure: number, place: number) => Weapon | undefined },
): string => {
  if (what === 'weapon') return capital(weaponText(weapon(figure, value)));
  if (what === 'face') return faceText(value);
  if (what === 'place-in-deck') return `Card ${value} from the top`;
  const level = levels[what]?.[value];
  if (level !== undefined) return level;
  if (!skill.endsWith('/shape-shift')) return String(value);
  // A pip of a trait on a face, as one number.
  const trait = traits[value % traits.length] ?? 'defence';
  return `${pipsOf(1, trait)} on the ${faceText(Math.floor(value / traits.length) + 1)}`;
};
