import { faceNumbers } from '../../../dice/face';
import { armours, defenceCap, type Armour } from '../sheet/armoury';
import { newHero, type HeroDraft } from '../sheet/hero';
import { emptyFace, type Faces } from '../sheet/pips';

/** An armour dummy: armour, and with or without a shield. */
export interface Dummy {
  readonly id: string;
  readonly armour: Armour;
  readonly shield: boolean;
  readonly hero: HeroDraft;
}

/** As many Defence pips as armour and the one-colour rule allow, and the green pip of the boot on the 6-face. */
const paddedFaces = (armour: Armour, shield: boolean): Faces => {
  const cap = defenceCap(armour, shield);
  const [one, two, three, four, five, six] = faceNumbers.map((face) => ({
    ...emptyFace,
    defence: Math.min(cap, face - 1),
    skill: face === 6 ? 1 : 0,
  }));
  const bare = emptyFace;
  return {
    1: one ?? bare,
    2: two ?? bare,
    3: three ?? bare,
    4: four ?? bare,
    5: five ?? bare,
    6: six ?? bare,
  };
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
