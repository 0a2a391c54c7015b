import type { ChapterText } from '../../rulebook-text';

export const conditions: ChapterText<'conditions'> = {
  title: 'Conditions and statuses',
  lead: 'What others do to a Hero, and what he does to himself.',
  sections: {
    counters: {
      title: 'Counters',
      text: [
        'Counters show a condition. Multiply its numbers by the number of its counters: two Slowed counters cost 2#. It stays until a skill or [recovering](conditions#recovering) removes it, or until the Hero falls unconscious, unless it says otherwise below.',
      ],
    },
    bleeding: { title: 'Bleeding', text: ['−1 AV, RAV, MAV, DV and MDV.'] },
    burning: {
      title: 'Burning',
      text: [
        'Lose 2 Life at once. At the end of your next turn lose 2 Life again and remove the counter. You can’t defend against either.',
      ],
    },
    dazed: {
      title: 'Dazed',
      text: [
        'You may only take movement actions, and move half as far, rounded down. At any time during your turn, an action [removes](actions#remove-condition) one counter.',
      ],
    },
    'deep-wound': { title: 'Deep Wound', text: ['Your [Dicepool](dice#dicepool) is 1 die smaller.'] },
    knockdown: {
      title: 'Knockdown',
      text: [
        'Lay the miniature down: −1 DV and −1 MDV. On your turn you must spend your actions on getting up; each removes one counter. When the last one is gone, stand up.',
      ],
    },
    poisoned: { title: 'Poisoned', text: ['Lose 1 Life at the end of your turn, without defence.'] },
    slowed: { title: 'Slowed', text: ['You move 1# less per action.'] },
    newest: {
      title: 'The newest condition',
      text: [
        'All counters of one kind are one condition. Whenever you get a counter, its condition becomes your newest, even if you had it before: poisoned, then bleeding, then poisoned again, and Poisoned is the newest.',
        'A skill that removes a condition removes all its counters. A skill that says condition counters removes them one by one.',
      ],
    },
    delay: {
      title: 'Delay (status)',
      text: [
        'You kept an action back. Use it on another player’s turn, after one of his actions; see [delay and react](actions#delay). Counters left when your next turn begins are lost, at no cost in actions.',
      ],
    },
    flying: {
      title: 'Flying (status)',
      text: [
        'You are in the air; all fliers are at the same height. Fliers can target only each other; nothing from the ground reaches them. To fly you need a skill, or a pet with the [flight](followers#flight) ability.',
      ],
    },
    recovering: {
      title: 'Recovering (status)',
      text: [
        'You start recovering with [both actions](actions#recover). If you took no damage in your last turn, you may use movement actions to restore as much Life as you have dice in the Hand, or use Purify: a Skill that takes both actions and, with a Skill pip, removes one counter of one condition. Purify never scales.',
        'Statuses aren’t conditions: effects on conditions don’t affect them.',
      ],
    },
    wasted: {
      title: 'Wasted',
      text: [
        'A body used by a successful [Death Spell](schools/necromancer#bodies). No other Death Spell may choose it. This is neither a condition nor a status.',
      ],
    },
  },
};
