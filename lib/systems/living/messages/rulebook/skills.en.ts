import type { ChapterText } from '../rulebook-text';
import { useful } from '#words/systems/living/messages/useful';

export const skills: ChapterText<'skills'> = {
  title: 'How skills work',
  lead: 'Name it, roll the Hand, count the Skill pips.',
  sections: {
    reading: {
      title: 'Reading a skill',
      text: [
        'Below a skill’s name you find its class, who you may aim it at and what it needs. Then come up to three parts:',
        {
          list: [
            'anything before the pips always happens when you use the skill, whatever you roll;',
            'anything after the green pip happens if at least one die shows a Skill pip;',
            'anything after the blue pip, in spells, depends on the Magic pips of one die.',
          ],
        },
        'If a skill contradicts a rule, the skill wins.',
      ],
    },
    pips: {
      title: 'Pips make it stronger',
      text: [
        'Numbers in **bold** are multiplied: in the green part by the Skill pips on all your dice, in the blue part by the Magic pips on the one die you pick. With three pips, **1** Life becomes **3** Life, and “one turn per pip” means three turns. Other numbers stay as they are.',
        'The part that always happens is never multiplied.',
        'Each skill’s page shows you the skill with as many pips as you like.',
      ],
    },
    'attack-skills': {
      title: 'Melee Attack and Ranged Attack',
      text: [
        'Make a regular attack of that kind and add what the skill says; one roll serves both. An attack skill always targets an opponent. You can use skills of the class Melee Attack in a [charge](actions#charge).',
      ],
    },
    plain: {
      title: 'Skill',
      text: [
        'The basic class. A skill of this class lets you move, attack or act only if its text says so. Skills of all other classes count as Skills too.',
      ],
    },
    'pet-attacks': {
      title: 'Pet Attack',
      text: [
        'Your Hero learns the skill and his [pets](followers#pet) use it: the pet attacks with its own Hand and adds what the skill says.',
      ],
    },
    shouts: {
      title: 'Shout',
      text: [
        'A Shout takes no action: use it with another action that isn’t a skill action. You still roll the Hand for it; with an attack, one roll serves both.',
        'It reaches all allies in earshot, which is 1# per die in your Hand. An ally affected by a Shout is deaf to further Shouts until the end of his next turn.',
      ],
    },
    targets: {
      title: 'Targets',
      text: [
        'If a skill must be aimed at somebody else, it says so. Your Hero counts as one of his own allies, so a skill for an ally may be aimed at him too.',
      ],
    },
    changes: {
      title: 'Changed values',
      text: [
        'Skills may change AV, RAV, MAV, DV, MDV or the number of Skill pips rolled. A bonus counts whatever the dice show: with +1 AV, even a roll without Melee pips hits.',
      ],
    },
    duration: {
      title: 'How long it lasts',
      text: [
        'If an effect lasts several turns, put counters on the card or the map, one for each turn left.',
      ],
    },
    useful,
  },
};
