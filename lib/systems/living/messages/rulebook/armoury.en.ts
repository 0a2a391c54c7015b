import type { ChapterText } from '../rulebook-text';

export const armoury: ChapterText<'armoury'> = {
  title: 'Armoury',
  lead: 'The things the miniature carries, and what they’re good for.',
  sections: {
    armour: {
      title: 'Armour',
      text: [
        'Your armour says how many Defence pips you may paint on each face: none or robes 0, light 1, medium 2, heavy 3. See [defence and armour](hero#defence).',
      ],
    },
    shield: { title: 'Shield', text: ['Any shield allows 1 extra Defence pip per face.'] },
    blunt: {
      title: 'Blunt',
      text: [
        'Hammers, maces, clubs, fists. [Critical hit](combat#critical): the target gets 1 [Knockdown](conditions#knockdown) counter.',
      ],
    },
    piercing: {
      title: 'Piercing',
      text: [
        'Daggers, picks, horns, teeth. [Critical hit](combat#critical): at least 1 damage, whatever the DV.',
      ],
    },
    slashing: {
      title: 'Slashing',
      text: [
        'Swords, axes, most claws. [Critical hit](combat#critical): the target gets 1 [Bleeding](conditions#bleeding) counter.',
      ],
    },
    throwing: {
      title: 'Throwing weapon',
      text: [
        'Daggers, axes, stones: range 1# per die in your Hand, no reloading, no dead zone. You can also use it in melee, with your RAV as AV if you like.',
        'When thrown, it never scores a critical hit. In melee its critical hits have the effect of its melee kind.',
      ],
    },
    blowpipe: {
      title: 'Blowpipe',
      text: [
        'A blowpipe has the range of a throwing weapon, 1# per die in your Hand, because weak lungs don’t blow far. You can’t use it in melee.',
      ],
    },
    shortbow: {
      title: 'Short bow',
      text: [
        'A bow shorter than half the miniature’s height. Range 2# per die in your Hand. It never needs reloading, but every shot has −1 RAV.',
        'You may shoot further: −1 RAV for each full # beyond the range.',
      ],
    },
    longbow: {
      title: 'Long bow',
      text: [
        'A bow from half to all of the miniature’s height. Range 3# per die in your Hand, and beyond that −1 RAV for each full #. Each shot gives 1 Reload counter, which you can remove while moving.',
      ],
    },
    'crossbow-one-handed': {
      title: 'One-handed crossbow',
      text: ['Range 10#. Each shot gives 1 Reload counter, which you can remove while moving.'],
    },
    'crossbow-two-handed': {
      title: 'Two-handed crossbow',
      text: [
        'Range 15#. Each shot gives 2 Reload counters. If it does damage, it does 1 extra damage that nobody can defend against.',
      ],
    },
    pistol: { title: 'Pistol', text: ['Range 15#. Each shot gives 1 Reload counter.'] },
    rifle: { title: 'Rifle', text: ['Range 20#. Each shot gives 2 Reload counters.'] },
    cannon: {
      title: 'Cannon',
      text: [
        'One shot per match, across the whole map, at a target in sight. You can’t use skills with it. While you carry it you have 1 action a turn. You may drop it whenever you like, without using an action, but then it is gone for the match. From then on you have 2 actions again, until you get another cannon.',
        'For each point of your RAV, the blast reaches 0.5# around the target. It attacks everybody within that distance too, with −1 RAV for each full 0.5# from the target.',
      ],
    },
    magic: {
      title: 'Magic weapon',
      text: [
        'Wands, staves and the like. For an action you may fire a projectile of energy with a range of 25#. It hits without a roll and does 1 damage, unless the target rolls at least 1 Defence or 1 Magic pip.',
      ],
    },
    other: {
      title: 'Other weapon',
      text: [
        'Anything that isn’t listed above, such as burning pinecones or vials. If it does more than damage, design a skill for it: a Skill pip followed by the weapon’s effect on the target. It counts as a Warrior or Ranger skill, whichever fits, and takes a slot.',
      ],
    },
    pole: {
      title: 'Pole weapons',
      text: [
        'A long two-handed weapon, such as a scythe, a spear or a lucern hammer. It is blunt, piercing or slashing like any other. Before the game, choose once what its critical hits do: the effect of its kind, or a sweep. With a sweep you use the same AV to attack up to two more opponents in contact.',
      ],
    },
    natural: {
      title: 'Natural weapons',
      text: [
        'Fists, claws, horns and tails, mostly of pets and Daemons. Agree before the match which kind they are: fists are blunt, horns and teeth piercing, and most claws slashing.',
      ],
    },
    reloading: {
      title: 'Reload counters',
      text: [
        'You can’t fire a weapon that has a Reload counter. Each action that you spend just on reloading removes one. With a long bow or a one-handed crossbow you may also remove the counter during a movement action, even if you stay put.',
      ],
    },
    figures: {
      title: 'Ranged weapons at a glance',
      text: [
        {
          head: ['Weapon', 'Range', 'Reload counters', 'Dead zone', 'Notes'],
          rows: [
            ['Throwing weapon', '1# per die in the Hand', '–', 'no', 'can be used in melee'],
            ['Blowpipe', '1# per die in the Hand', '–', 'yes', 'can’t be used in melee'],
            ['Short bow', '2# per die in the Hand', '–', 'yes', '−1 RAV; beyond the range −1 RAV per full #'],
            [
              'Long bow',
              '3# per die in the Hand',
              '1',
              'yes',
              'reload while moving; beyond the range −1 RAV per full #',
            ],
            ['One-handed crossbow', '10#', '1', 'yes', 'reload while moving'],
            ['Two-handed crossbow', '15#', '2', 'yes', '+1 damage, if it does any'],
            ['Pistol', '15#', '1', 'yes', '–'],
            ['Rifle', '20#', '2', 'yes', '–'],
            ['Cannon', 'the whole map', 'one shot', 'yes', 'hits everybody around the target'],
            ['Magic weapon', '25#', '–', 'yes', '1 damage without a roll'],
          ],
        },
        'Unless the weapon is thrown, a [critical hit](combat#critical) pushes the target 1#. A magic weapon never scores one, since you don’t roll for it.',
      ],
    },
  },
};
