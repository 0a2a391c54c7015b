import { die, hero, type Sample } from './sample';

export const casters: readonly Sample[] = [
  {
    id: 'uncle-tom',
    school: 'elemental-mage',
    hero: hero({
      name: 'Uncle Tom',
      sex: 'male',
      title: 'Battlemage, retired',
      equipment: {
        armour: 'none',
        shield: false,
        weapons: [{ name: 'Staff', type: 'magic' }],
        other: ['Rocking chair', 'Long pipe'],
      },
      faces: die({ 6: { magic: 5, skill: 1 } }),
      skills: [
        'elemental-mage/fireball',
        'elemental-mage/glyph',
        'elemental-mage/lightning-bolt',
        'elemental-mage/icy-prison',
        'elemental-mage/earthquake',
      ],
    }),
  },
  {
    id: 'prudence',
    school: 'zealot',
    hero: hero({
      name: 'Sister Prudence',
      sex: 'female',
      title: 'Barefoot saint',
      equipment: {
        armour: 'none',
        shield: false,
        weapons: [{ name: 'Blessed lantern', type: 'magic' }],
        other: ['Hemp robe', 'Bandages'],
      },
      // 20 Magic.
      faces: die({ 4: { magic: 1 }, 5: { magic: 1 }, 6: { magic: 3, skill: 1 } }),
      skills: [
        'zealot/life-boon',
        'zealot/guardian',
        'zealot/mend-condition',
        'zealot/words-of-solace',
        'zealot/martyr',
      ],
    }),
  },
  {
    id: 'vesper',
    school: 'necromancer',
    hero: hero({
      name: 'Vesper Coldhand',
      sex: 'female',
      title: 'Gravedigger of the seventh hill',
      equipment: {
        armour: 'none',
        shield: false,
        weapons: [
          { name: 'Spade', type: 'blunt' },
          { name: 'Bone wand', type: 'magic' },
        ],
        other: ['Lantern'],
      },
      // 4 Melee, 16 Magic.
      faces: die({ 4: { melee: 2 }, 5: { magic: 1 }, 6: { magic: 3, skill: 1 } }),
      skills: ['necromancer/raise-zombie', 'necromancer/spill-blood', 'necromancer/kiss-of-death'],
    }),
  },
  {
    id: 'ines',
    school: 'psion',
    hero: hero({
      name: 'Ines of the Quiet House',
      sex: 'female',
      title: 'Mind reader',
      equipment: {
        armour: 'light',
        shield: false,
        weapons: [],
        other: ['Blindfold', 'Prayer beads'],
      },
      // 4 Defence, 16 Magic.
      faces: die({
        3: { defence: 1 },
        4: { defence: 1, magic: 1 },
        5: { defence: 1, magic: 1 },
        6: { defence: 1, magic: 2, skill: 1 },
      }),
      skills: ['psion/mindblast', 'psion/interrupt', 'psion/precognition'],
    }),
  },
];
