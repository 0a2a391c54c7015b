import { die, hero, type Sample } from './sample';

export const fighters: readonly Sample[] = [
  {
    id: 'bito',
    school: 'druid',
    hero: hero({
      name: 'Bito van Ostmark',
      sex: 'male',
      title: 'Paladin',
      equipment: {
        armour: 'heavy',
        shield: true,
        weapons: [{ name: 'Heavy mace', type: 'blunt' }],
        other: ['White surcoat'],
      },
      // 8 Defence, 8 Melee, 4 Magic.
      faces: die({
        3: { melee: 1 },
        4: { melee: 3 },
        5: { defence: 4 },
        6: { defence: 4, magic: 1, skill: 1 },
      }),
      skills: ['druid/regrowth'],
    }),
  },
  {
    id: 'gerda',
    school: 'warrior',
    hero: hero({
      name: 'Gerda Halfmoon',
      sex: 'female',
      title: 'Shield maiden',
      equipment: {
        armour: 'medium',
        shield: true,
        weapons: [{ name: 'Bearded axe', type: 'slashing' }],
        other: ['Drinking horn'],
      },
      // 6 Defence, 14 Melee.
      faces: die({
        4: { melee: 2, skill: 1 },
        5: { defence: 3, melee: 2 },
        6: { defence: 3, melee: 3 },
      }),
      skills: ['warrior/shield-up', 'warrior/hamstring', 'warrior/berserk'],
    }),
  },
  {
    id: 'mortimer',
    school: 'harbinger',
    hero: hero({
      name: 'Mortimer Gray',
      sex: 'male',
      title: 'Voice of the end',
      equipment: {
        armour: 'light',
        shield: false,
        weapons: [{ name: 'Scythe', type: 'slashing', pole: true }],
        other: ['Black cowl', 'Hourglass'],
      },
      // 2 Defence, 18 Melee.
      faces: die({
        4: { melee: 1 },
        5: { defence: 1, melee: 4 },
        6: { defence: 1, melee: 4, skill: 1 },
      }),
      skills: ['harbinger/angelripper', 'harbinger/mystic-sweep', 'harbinger/conviction'],
    }),
  },
  {
    id: 'agnes',
    school: 'commander',
    hero: hero({
      name: 'Captain Agnes Brandt',
      sex: 'female',
      title: 'Old guard',
      equipment: {
        armour: 'heavy',
        shield: false,
        weapons: [{ name: 'Sabre', type: 'slashing' }],
        other: ['Bugle', 'Map case'],
      },
      // 8 Defence, 12 Melee.
      faces: die({
        3: { defence: 2 },
        4: { melee: 2 },
        5: { defence: 3, melee: 2 },
        6: { defence: 3, melee: 2, skill: 1 },
      }),
      skills: ['commander/you-fight-back', 'commander/gogogo', 'commander/take-cover'],
    }),
  },
];
