import type { HeroDraft } from './hero';
import { newHero } from './hero';
import { emptyFace, emptyFaces } from './pips';
import type { SchoolId } from './skills/school';

/** A hero to start from. */
export interface Sample {
  readonly id: string;
  readonly school: SchoolId;
  readonly hero: HeroDraft;
}

const bito: HeroDraft = {
  ...newHero('Bito van Ostmark'),
  title: 'Paladin',
  equipment: {
    armour: 'heavy',
    shield: true,
    weapons: [{ name: 'Heavy mace', type: 'blunt' }],
    other: [],
  },
  faces: {
    ...emptyFaces,
    3: { ...emptyFace, melee: 1 },
    4: { ...emptyFace, melee: 3 },
    5: { ...emptyFace, defence: 4 },
    6: { ...emptyFace, defence: 4, magic: 1, skill: 1 },
  },
  skills: ['druid/regrowth'],
};

const jane: HeroDraft = {
  ...newHero('Jane'),
  title: 'Wolf rider',
  equipment: {
    armour: 'none',
    shield: false,
    weapons: [{ name: 'Short bow', type: 'shortbow' }],
    other: ['Fur cap'],
  },
  faces: {
    ...emptyFaces,
    5: { ...emptyFace, ranged: 3 },
    6: { ...emptyFace, ranged: 3, skill: 1 },
  },
  skills: [
    'beastmaster/basic-animal-training',
    'beastmaster/contagious-bite',
    'ranger/dodge',
    'ranger/volley',
  ],
  followers: [
    {
      kind: 'pet',
      name: 'Fang',
      ability: 'hungry',
      magical: false,
      weapons: [{ name: 'Teeth', type: 'piercing' }],
      faces: {
        ...emptyFaces,
        4: { ...emptyFace, defence: 2 },
        5: { ...emptyFace, melee: 4, skill: 1 },
        6: { ...emptyFace, defence: 2, melee: 4 },
      },
      skills: [],
    },
  ],
};

export const samples: readonly Sample[] = [
  { id: 'bito', school: 'druid', hero: bito },
  { id: 'jane', school: 'beastmaster', hero: jane },
];
