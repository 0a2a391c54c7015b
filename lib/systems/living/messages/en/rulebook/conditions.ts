import type { ChapterText } from '../../rulebook-text';

export const conditions: ChapterText<'conditions'> = {
  title: 'Conditions and statuses',
  lead: 'What is done to a Hero, and what he does to himself.',
  sections: {
    counters: {
      title: 'Counters',
      text: [
        'A condition is told by counters. Its figures are multiplied by the number of its counters: two Slowed counters cost 2#. It stays until it is removed, by a skill or by [recovering](conditions#recovering), or until the Hero falls unconscious, unless it says otherwise below.',
      ],
    },
    bleeding: { title: 'Bleeding', text: ['−1 AV, RAV, MAV, DV and MDV.'] },
    burning: {
      title: 'Burning',
      text: [
        'Lose 2 Life at once. At the end of your next turn lose 2 Life again, and the counter goes. No defence against either.',
      ],
    },
    dazed: {
      title: 'Dazed',
      text: [
        'You may only take movement actions, and move half as far, rounded down. At any time of your turn an action [removes](actions#remove-condition) one counter.',
      ],
    },
    'deep-wound': { title: 'Deep Wound', text: ['Your [Dicepool](dice#dicepool) is smaller by 1 die.'] },
    knockdown: {
      title: 'Knockdown',
      text: [
        'Lay the miniature down: −1 DV and −1 MDV. On your turn your actions must go into getting up, each removing one counter. With the last one gone, stand up.',
      ],
    },
    poisoned: { title: 'Poisoned', text: ['Lose 1 Life at the end of your turn, without defence.'] },
    slowed: { title: 'Slowed', text: ['You move 1# less per action.'] },
    newest: {
      title: 'The newest condition',
      text: [
        'All counters of one kind are one condition. Whenever you get a counter, its condition becomes your newest, even if you had it before: poisoned, then bleeding, then poisoned again, and Poisoned is the newest.',
        'A skill that removes a condition takes all its counters. One that speaks of condition counters takes them one by one.',
      ],
    },
    delay: {
      title: 'Delay (status)',
      text: [
        'You kept an action back. Use it in another player’s turn, after an action of his; see [delay and react](actions#delay). What is left when your next turn begins goes, and that costs no action.',
      ],
    },
    flying: {
      title: 'Flying (status)',
      text: [
        'You are in the air, all fliers at one height. Fliers can target each other and nobody else; nothing from the ground reaches them. You need a skill to fly, or a pet with the ability of [flight](followers#flight).',
      ],
    },
    recovering: {
      title: 'Recovering (status)',
      text: [
        'You enter it with [both actions](actions#recover). If you took no damage in your last turn, you may use movement actions to restore as much Life as you have dice in the Hand, or use Purify: a Skill that takes both actions and, with a green pip, removes one counter of one condition. Purify never scales.',
        'Statuses are no conditions: what touches conditions does not touch them.',
      ],
    },
    wasted: {
      title: 'Wasted',
      text: [
        'A body that a successful [Death Spell](schools/necromancer#bodies) has used. No further Death Spell may choose it. Neither a condition nor a status.',
      ],
    },
  },
};
