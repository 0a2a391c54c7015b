import type { ChapterText } from '../../rulebook-text';
import { useful } from '../useful';

export const skills: ChapterText<'skills'> = {
  title: 'How skills work',
  lead: 'Name it, roll the Hand, count the green pips.',
  sections: {
    reading: {
      title: 'Reading a skill',
      text: [
        'Below its name a skill says its class, who you may aim it at and what it needs. Then come up to three parts:',
        {
          list: [
            'what stands before any pip always happens when you use the skill, whatever you roll;',
            'what stands after the green pip happens when at least one die shows the green pip;',
            'what stands after the blue pip, in spells, goes by the Magic pips of one die.',
          ],
        },
        'Where a skill contradicts a rule, the skill is right.',
      ],
    },
    pips: {
      title: 'Pips make it stronger',
      text: [
        'Digits in **bold** grow. Those of the green part are multiplied by the green pips of all dice, those of the blue part by the Magic pips of the one die that you pick: with three of them **1** Life is **3** Life, and one turn per pip is three turns. Other digits and number words stay as they are.',
        'What always happens is never multiplied.',
        'Each skill’s page shows it with as many pips as you like.',
      ],
    },
    'attack-skills': {
      title: 'Melee Attack and Ranged Attack',
      text: [
        'Make a regular attack of that kind and add what the skill says; one roll serves both. An attack skill is always aimed at an opponent. Skills of the class Melee Attack can be used in a [charge](actions#charge).',
      ],
    },
    plain: {
      title: 'Skill',
      text: [
        'The plain class. It lets you move, attack or act only where it says so. Every skill, whatever its class, also counts as a Skill.',
      ],
    },
    'pet-attacks': {
      title: 'Pet Attack',
      text: [
        'Your Hero has it, his [pets](followers#pet) use it: the pet attacks, rolls its own Hand, and adds what the skill says.',
      ],
    },
    shouts: {
      title: 'Shout',
      text: [
        'A Shout takes no action: it goes along with another action that is no skill action. You still roll the Hand for it; along with an attack, one roll serves both.',
        'It reaches all allies in earshot, 1# per die in your Hand. An ally affected by a Shout is deaf to further Shouts until his very next turn ends.',
      ],
    },
    targets: {
      title: 'Targets',
      text: [
        'A skill that wants somebody else says so. Your Hero is one of his own allies, so what may be aimed at an ally may be aimed at himself.',
      ],
    },
    changes: {
      title: 'Changed values',
      text: [
        'Skills may change AV, RAV, MAV, DV, MDV or the number of green pips rolled. A bonus counts whatever the dice show: with +1 AV even a roll without Melee pips hits.',
      ],
    },
    duration: {
      title: 'How long it lasts',
      text: [
        'What a skill gives for some turns is best told by counters, one for each turn that is left, on the card or on the map.',
      ],
    },
    useful,
  },
};
