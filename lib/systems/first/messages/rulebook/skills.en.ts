import type { ChapterText } from '../rulebook-text';
import { useful } from '#words/systems/first/messages/useful';

export const skills: ChapterText<'skills'> = {
  title: 'Skills and spells',
  lead: 'Name it, roll, and count the green pips; a spell needs blue ones too.',
  sections: {
    reading: {
      title: 'Reading a skill',
      text: [
        'A skill says how you use it, who you may aim it at, and what it needs. Then come up to three parts:',
        {
          list: [
            'anything before the pips happens on every try, whatever you roll;',
            'anything after the green pip needs a green pip in the roll;',
            'anything after the blue pip depends on the blue pips.',
          ],
        },
        'Numbers in **bold** are multiplied by the pips of their part. Other numbers stay the same.',
      ],
    },
    'attack-skills': {
      title: 'Melee and Ranged skills',
      text: [
        'Announce the skill before you attack. One roll gives both your AV and your green pips. With [Rampage](skills/melee/rampage), for instance, the −1 AV comes once, however many green pips there are, and each of them is one more attack. Those attacks may bring more.',
      ],
    },
    survival: {
      title: 'Survival skills',
      text: [
        'A Survival skill goes along with an attack and uses the green pips of its roll, or takes the attack’s place and has its own roll.',
      ],
    },
    spells: {
      title: 'Spells',
      text: [
        'A skill with a green and a blue pip is a spell. You roll for it instead of attacking, before or after your movement. Count the green pips on all dice, and the blue ones on your best die. Mostly the blue part makes the magic and the green part shapes it.',
        'A spell reaches as far as you can see; seeing part of the target is enough.',
      ],
    },
    'magic-defence': {
      title: 'Defending against magic',
      text: [
        'Magic damage is an attack with a MAV. The target rolls as if against a weapon and counts the blue pips of his best die: his MDV. [Cover](combat#cover) doesn’t help.',
        'A wizard with five blue pips and the green one on the 6 casts [Fireball](skills/primal-force/fireball) and rolls 2, 4, 5, 6, 6: 5 damage for each of 2 targets. The paladin rolls 1, 1, 3, 5, 6, and the blue pip on his 6 fends off one of them: four dice are lost.',
      ],
    },
    duration: {
      title: 'How long it lasts',
      text: ['Unless a skill says otherwise, its effects last until your next turn begins.'],
    },
    once: {
      title: 'How often',
      text: [
        'You get one attack or one spell per turn, and one skill with each roll. Every other skill goes with your attack or your movement: its text says which.',
      ],
    },
    useful,
  },
};
