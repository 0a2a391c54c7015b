import { filledFaces } from '../../../painted-die/face-rules';
import { type Armour, capOfArmour, armours } from '../../../painted-die/equipment';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die, type Faces } from '../sheet/pips';

/** An armour dummy: armour, and with or without a shield. */
export interface Dummy {
  readonly id: string;
  readonly armour: Armour;
  readonly shield: boolean;
  readonly hero: HeroDraft;
}

/** The most Defence pips that armour and the one-colour rule allow, and the boot's green pip on the 6-face. */
const paddedFaces = (armour: Armour, shield: boolean): Faces => {
  const faces = filledFaces(die, 'defence', capOfArmour(armour, shield));
  return { ...faces, 6: { ...faces[6], skill: 1 } };
};

/**
 * The combat dummies of the training missions, named by the caller: cloth to plate, with and without a shield, painted
 * as full of Defence as their armour allows. They kick with A Boot to the Head.
 */
export const dummies = (nameOf: (armour: Armour, shield: boolean) => string): readonly Dummy[] =>
  armours.flatMap((armour) =>
    [false, true].map((shield) => ({
      id: shield ? `${armour}-shield` : armour,
      armour,
      shield,
      hero: {
        ...newHero(nameOf(armour, shield)),
        equipment: { armour, shield, weapons: [], other: [] },
        faces: paddedFaces(armour, shield),
        skills: ['training/a-boot-to-the-head'],
      },
    })),
  );
