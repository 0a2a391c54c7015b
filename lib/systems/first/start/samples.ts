import { facesFrom } from '../../../painted-die/die';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';

/** Goes with dice that the booklet shows as a picture only. */
const houseDie = 'The pips are a house value: the booklet shows this die only as a picture.';

/** The heroes of chapter "Example Characters"; the dice of Thranduil and Hekate are house layouts (decision 14). */
export const samples: readonly { readonly id: string; readonly sheet: HeroDraft }[] = [
  {
    id: 'first-bito',
    // 8 Armour, 4 Magic, 8 Melee; the die of chapter "Character creation".
    sheet: {
      ...newHero('Bito van Ostmark'),
      title: 'Paladin',
      equipment: {
        armour: 'heavy',
        shield: true,
        weapons: [{ name: 'Mace', type: 'melee' }],
        other: [],
      },
      faces: facesFrom(die, {
        3: { melee: 1 },
        4: { melee: 3 },
        5: { armour: 4 },
        6: { armour: 4, magic: 1, skill: 1 },
      }),
      skills: ['prayers/life-boon'],
    },
  },
  {
    id: 'first-thranduil',
    // 3 Armour, 15 Ranged, 2 Melee.
    sheet: {
      ...newHero('Thranduil'),
      notes: houseDie,
      title: 'Archer',
      equipment: {
        armour: 'light',
        shield: false,
        weapons: [
          { name: 'Longbow', type: 'ranged' },
          { name: 'Dagger', type: 'melee' },
        ],
        other: [],
      },
      faces: facesFrom(die, {
        4: { armour: 1, melee: 1 },
        5: { armour: 1, ranged: 2 },
        6: { armour: 1, ranged: 3, skill: 1 },
      }),
      skills: ['ranged/aimed-shot'],
    },
  },
  {
    id: 'first-hekate',
    // 20 Magic, as the wizard of chapter "Skills" has them.
    sheet: {
      ...newHero('Hekate'),
      notes: houseDie,
      title: 'Battlemage',
      equipment: {
        armour: 'none',
        shield: false,
        weapons: [{ name: 'Wand', type: 'magic' }],
        other: ['Robe'],
      },
      faces: facesFrom(die, { 6: { magic: 5, skill: 1 } }),
      skills: ['primal-force/fireball', 'primal-force/starfire', 'primal-force/icy-shackles'],
    },
  },
];
