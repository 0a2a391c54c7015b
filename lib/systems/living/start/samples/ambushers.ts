import { die, hero, type Sample } from './sample';

export const ambushers: readonly Sample[] = [
  {
    id: 'baptiste',
    school: 'voodoo',
    hero: hero({
      name: 'Baptiste Lacroix',
      sex: 'male',
      title: 'Pirate of the nine drums',
      equipment: {
        armour: 'none',
        shield: false,
        weapons: [
          { name: 'Cutlass', type: 'slashing' },
          { name: 'Flintlock', type: 'pistol' },
        ],
        other: ['Straw doll', 'Bottle of rum'],
      },
      // 8 Melee, 12 Ranged.
      faces: die({ 4: { melee: 2 }, 5: { ranged: 2 }, 6: { melee: 2, ranged: 2, skill: 1 } }),
      skills: ['voodoo/papa-legba', 'voodoo/kalfu', 'voodoo/ogoun'],
    }),
  },
  {
    id: 'nim',
    school: 'dirty-tricks',
    hero: hero({
      name: 'Nim Quickfinger',
      sex: 'male',
      title: 'Nobody’s friend',
      equipment: {
        armour: 'none',
        shield: false,
        weapons: [
          { name: 'Throwing knives', type: 'throwing', melee: 'piercing' },
          { name: 'Long knife', type: 'slashing' },
        ],
        other: ['Lockpicks', 'Bag of sand'],
      },
      // 20 Melee.
      faces: die({ 3: { melee: 2 }, 5: { melee: 4 }, 6: { melee: 4, skill: 1 } }),
      skills: [
        'dirty-tricks/apply-poison',
        'dirty-tricks/backstab',
        'dirty-tricks/critical-hit',
        'dirty-tricks/throw-dirt',
        'dirty-tricks/shadows-dance',
      ],
    }),
  },
  {
    id: 'old-hobb',
    school: 'survival',
    hero: hero({
      name: 'Old Hobb',
      sex: 'male',
      title: 'Terror of the snowball field',
      equipment: {
        armour: 'medium',
        shield: false,
        weapons: [{ name: 'Blunderbuss', type: 'rifle' }],
        other: ['Snow shoes', 'Woollen mittens'],
      },
      // 8 Defence, 12 Ranged.
      faces: die({
        3: { defence: 2 },
        4: { defence: 2 },
        5: { defence: 2, ranged: 2 },
        6: { defence: 2, ranged: 2, skill: 1 },
      }),
      skills: ['survival/evade', 'ranger/pin-down'],
      snowfall: {
        skills: [
          'snowfall/regular-snowball',
          'snowfall/hidden-stone',
          'snowfall/dodge',
          'snowfall/hot-chocolate',
          'snowfall/avalanche',
        ],
      },
    }),
  },
];
