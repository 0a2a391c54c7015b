import { die, hero, type Sample } from './sample';

export const keepers: readonly Sample[] = [
  {
    id: 'jane',
    school: 'beastmaster',
    hero: hero({
      name: 'Jane',
      sex: 'female',
      title: 'Wolf rider',
      equipment: {
        armour: 'none',
        shield: false,
        weapons: [{ name: 'Short bow', type: 'shortbow' }],
        other: ['Fur cap'],
      },
      faces: die({ 5: { ranged: 3 }, 6: { ranged: 3, skill: 1 } }),
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
          // 4 Defence, 16 Melee.
          faces: die({
            4: { defence: 2 },
            5: { melee: 4, skill: 1 },
            6: { defence: 2, melee: 4 },
          }),
          skills: [],
        },
      ],
    }),
  },
  {
    id: 'ysolde',
    school: 'druid',
    hero: hero({
      name: 'Ysolde Fernhallow',
      sex: 'female',
      title: 'She who runs with bears',
      equipment: {
        armour: 'none',
        shield: false,
        weapons: [{ name: 'Mistletoe sickle', type: 'magic' }],
        other: ['Bear pelt', 'Herb pouch'],
      },
      // 20 Magic.
      faces: die({ 5: { magic: 1 }, 6: { magic: 4, skill: 1 } }),
      skills: [
        'druid/shapeshift',
        'druid/regrowth',
        'druid/sprawling-roots',
        'druid/thorns',
        'druid/bark-skin',
      ],
      followers: [
        {
          kind: 'beast-shape',
          name: 'Great bear',
          ability: 'thick-hide',
          magical: false,
          weapons: [{ name: 'Claws', type: 'slashing' }],
          // 12 Defence, 8 Melee.
          faces: die({
            3: { defence: 2 },
            4: { defence: 2, melee: 2 },
            5: { defence: 4, skill: 1 },
            6: { defence: 4, melee: 2 },
          }),
          skills: [],
        },
      ],
    }),
  },
  {
    id: 'azaria',
    school: 'summoner',
    hero: hero({
      name: 'Azaria Quill',
      sex: 'female',
      title: 'Keeper of the third seal',
      equipment: {
        armour: 'none',
        shield: false,
        weapons: [{ name: 'Chalk staff', type: 'magic' }],
        other: ['Grimoire', 'Silver chalk'],
      },
      // 20 Magic; the best face gives the daemon 16 points.
      faces: die({ 5: { magic: 1 }, 6: { magic: 4, skill: 1 } }),
      skills: ['summoner/summon-daemon', 'summoner/banish'],
      followers: [
        {
          kind: 'daemon',
          name: 'Gnashrak',
          magical: false,
          weapons: [{ name: 'Horns', type: 'piercing' }],
          // 4 Defence, 12 Melee.
          faces: die({ 4: { defence: 2 }, 5: { melee: 3 }, 6: { defence: 2, melee: 3, skill: 1 } }),
          skills: ['summoner/horns', 'summoner/fiery-breath', 'summoner/wings'],
        },
      ],
    }),
  },
];
