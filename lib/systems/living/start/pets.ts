import { faceNumbers } from '../../../dice/face';
import type { Weapon } from '../sheet/armoury';
import type { Edit } from '../sheet/edit';
import type { PetAbility } from '../sheet/follower';
import { limits, type HeroDraft } from '../sheet/hero';
import { die, type Pip } from '../sheet/pips';

/** Pets to begin with, each legal and of 20 points; chapter "Followers: Pet". */
export const petKinds = ['wolf', 'bear', 'hawk'] as const;
export type PetKind = (typeof petKinds)[number];

interface Pet {
  readonly ability: PetAbility;
  readonly weapon: Weapon;
  readonly faces: Readonly<
    Partial<Record<(typeof faceNumbers)[number], Readonly<Partial<Record<Pip, number>>>>>
  >;
}

const pets: Readonly<Record<PetKind, Pet>> = {
  // 4 Defence, 16 Melee.
  wolf: {
    ability: 'hungry',
    weapon: { type: 'piercing', name: 'Teeth' },
    faces: { 6: { defence: 2, melee: 4 }, 5: { melee: 4, skill: 1 }, 4: { defence: 2 } },
  },
  // 12 Defence, 8 Melee.
  bear: {
    ability: 'thick-hide',
    weapon: { type: 'slashing', name: 'Claws' },
    faces: {
      6: { defence: 4, melee: 2 },
      5: { defence: 3, melee: 2 },
      4: { defence: 3, skill: 1 },
      3: { defence: 2 },
    },
  },
  // 4 Defence, 16 Melee.
  hawk: {
    ability: 'flight',
    weapon: { type: 'piercing', name: 'Beak' },
    faces: { 6: { defence: 2, melee: 3, skill: 1 }, 5: { defence: 2, melee: 3 }, 4: { melee: 2 } },
  },
};

/** Edits that add such a pet in one step; `instead` replaces that follower. */
export const petEdits = (hero: HeroDraft, kind: PetKind, name: string, instead?: number): readonly Edit[] => {
  const { ability, weapon, faces } = pets[kind];
  const index = Math.min(hero.followers.length - (instead === undefined ? 0 : 1), limits.followers - 1);
  const owner = { follower: index };
  return [
    ...(instead === undefined ? [] : [{ edit: 'remove-follower', index: instead } as const]),
    { edit: 'add-follower', kind: 'pet', name },
    { edit: 'set-ability', index, ability },
    { edit: 'add-weapon', owner, weapon },
    ...faceNumbers.flatMap((face) =>
      die.pips.flatMap((to) =>
        Array.from(
          { length: faces[face]?.[to] ?? 0 },
          () => ({ edit: 'paint', owner, face, from: undefined, to }) as const,
        ),
      ),
    ),
  ];
};
