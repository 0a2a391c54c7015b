import type { ChapterText } from '../rulebook-text';
import { useful } from '#words/systems/first/messages/useful';

export const skills: ChapterText<'skills'> = {
  title: 'Skills and spells',
  lead: 'Name your skill, roll, and count the green pips. For a spell, count the blue ones too.',
  sections: {
    reading: {
      title: 'Reading a skill',
      text: [
        'A skill says how you use it, who you can aim it at, and what it needs. Then it has up to three parts:',
        {
          list: [
            'the part before any pip happens on every try, whatever you roll;',
            'the part after the green pip needs a green pip in the roll;',
            'the part after the blue pip depends on how many blue pips you roll.',
          ],
        },
        'Numbers in **bold** are multiplied by the pips of their part. Other numbers stay the same.',
      ],
    },
    'attack-skills': {
      title: 'Melee and Ranged skills',
      text: [
        'Announce the skill before you attack. One roll gives both your AV and your green pips. [Rampage](skills/melee/rampage), for instance, gives you −1 AV once, however many green pips you roll, and one more attack for each of them. Green pips in those attacks bring further attacks.',
      ],
    },
    survival: {
      title: 'Survival skills',
      text: [
        'You can use a Survival skill with an attack: the skill then uses the green pips of that roll. Or you can use it instead of an attack: then you roll for the skill.',
      ],
    },
    spells: {
      title: 'Spells',
      text: [
        'A skill with a green and a blue pip is a spell. You roll for it instead of attacking, before or after your movement. Count the green pips on all dice, and the blue ones on your best die. Usually the blue part makes the magic and the green part shapes it.',
        'A spell reaches as far as you can see; seeing part of the target is enough.',
      ],
    },
    'magic-defence': {
      title: 'Defending against magic',
      text: [
        'Magic damage is an attack with a MAV. The target rolls as if against a weapon and counts the blue pips on the best die: the MDV. [Cover](combat#cover) doesn’t help.',
        'A wizard with five blue pips and the green one on the 6 casts [Fireball](skills/primal-force/fireball) and rolls 2, 4, 5, 6, 6: 5 damage for each of 2 targets. The paladin rolls 1, 1, 3, 5, 6, and the blue pip on his 6 fends off 1 damage: he loses four dice.',
      ],
    },
    duration: {
      title: 'How long it lasts',
      text: ['Unless a skill says otherwise, its effects last until your next turn begins.'],
    },
    once: {
      title: 'How often',
      text: [
        'You get one attack or one spell per turn, and one skill with each roll. A skill that isn’t a spell goes with your attack or your movement: its text says which.',
      ],
    },
    useful,
  },
};
