import type { ChapterText } from '../rulebook-text';
import { lineOf } from '#words/systems/living/messages/words';

export const conditions: ChapterText<'conditions'> = {
  title: 'Conditions and statuses',
  lead: 'Others give you conditions. You choose statuses yourself.',
  sections: {
    counters: {
      title: 'Counters',
      text: [
        'Counters on a card show a condition. Multiply the numbers in its text by the number of its counters: two Slowed counters cost you 2#. Unless its text says otherwise, a condition stays until a skill or [recovering](conditions#recovering) removes it, or until the Hero falls unconscious.',
      ],
    },
    bleeding: { title: 'Bleeding', text: [lineOf('bleeding')] },
    burning: {
      title: 'Burning',
      text: [lineOf('burning')],
    },
    dazed: {
      title: 'Dazed',
      text: [lineOf('dazed')],
    },
    'deep-wound': { title: 'Deep Wound', text: [lineOf('deep-wound')] },
    knockdown: {
      title: 'Knockdown',
      text: [lineOf('knockdown')],
    },
    poisoned: { title: 'Poisoned', text: [lineOf('poisoned')] },
    slowed: { title: 'Slowed', text: [lineOf('slowed')] },
    newest: {
      title: 'The newest condition',
      text: [
        'All counters of the same kind count as one condition. Whenever you get a counter, its condition becomes your newest, even if you had it before. If you are poisoned, then bleeding, then poisoned again, Poisoned is the newest.',
        'A skill that removes a condition removes all its counters. A skill that removes “condition counters” removes them one by one.',
      ],
    },
    delay: {
      title: 'Delay (status)',
      text: [
        `${lineOf('delay')} See [delay and react](actions#delay). You lose any Delay counters you still have when your next turn begins, but that costs you no actions.`,
      ],
    },
    flying: {
      title: 'Flying (status)',
      text: [
        `${lineOf('flying')} All fliers are at the same height. To fly you need a skill, or a pet with the [flight](followers#flight) ability.`,
      ],
    },
    recovering: {
      title: 'Recovering (status)',
      text: [
        `It takes [both actions](actions#recover) to start recovering. ${lineOf('recovering')} If you took no damage during your last turn, you may use a movement action to restore as much Life as you have dice in the Hand. Or you may use Purify, a Skill that takes both actions: with a Skill pip it removes one counter of one condition. More Skill pips don’t make it stronger.`,
        'Statuses aren’t conditions, so effects on conditions don’t affect them.',
      ],
    },
    wasted: {
      title: 'Wasted',
      text: [`${lineOf('wasted')} This is neither a condition nor a status.`],
    },
  },
};
