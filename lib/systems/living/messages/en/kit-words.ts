import type { ReferenceNeed } from '../../kit/reference/needs';
import type { ReferenceRule, RulesPart, SkillWord } from '../../kit/reference/reference';
import type { Pip } from '../../sheet/pips';
import { terms } from './terms';

/** A rule in one paragraph that begins with its name. */
const ledBy = (name: string, text: string, needs: readonly ReferenceNeed[] = []): ReferenceRule => ({
  name: '',
  needs,
  text: [[{ text: `${name}: `, strong: true }, { text }]],
});

/** A kind of pip, and what it is for. */
const pipRule = (pip: Pip, needs: readonly ReferenceNeed[], text: string): ReferenceRule => ({
  name: '',
  pip,
  needs,
  text: [[{ text: `${terms.pips[pip]} pips: `, strong: true }, { text }]],
});

/** Dice and values, for readers who have only the paper. */
export const diceRules: RulesPart = {
  title: 'Dice and values',
  rules: [
    ledBy(
      'Dicepool and Hand',
      'You start with 5 dice, ordinary six-sided ones: your Dicepool, the most you can have. The dice you still have are your Hand, and each is 1 Life. If a die shows 4, look at the 4-face on your card and count its pips.',
    ),
    ledBy('Values', 'Roll your Hand, pick one die and count the pips of one kind on it.', ['values']),
    pipRule('melee', ['melee'], 'your AV, the value of an attack in melee.'),
    pipRule('ranged', ['ranged'], 'your RAV, the value of a shot or a throw.'),
    pipRule('magic', ['magic'], 'your MAV when you cast a spell, your MDV when you defend against one.'),
    pipRule('defence', ['attack'], 'your DV, when you defend against melee and shots.'),
    pipRule('skill', [], 'they make skills work. Count them on all the dice you rolled.'),
  ],
};

/** Ways up and down, for tables with terrain. */
export const heightRules: RulesPart = {
  title: 'Up and down',
  rules: [
    ledBy(
      'Climbing',
      'Less than half your height: step up freely. Up to your own height: a whole action. Higher: only with a ladder. A ladder of fewer # than the dice in your Hand takes one action; up to twice that, two actions.',
    ),
    ledBy('Falling', 'Up to 1# does no harm. Beyond that you lose 1 Life for each full #, without defence.'),
  ],
};

export const reloadRule: ReferenceRule = {
  name: 'Reload',
  text: [
    'A weapon with a Reload counter can’t be fired. Each action spent on reloading removes one counter.',
  ],
  counter: { of: 'status', status: 'reload' },
};

/** Words that skills use and no card explains; each is printed where a skill of the party names it. */
export const skillWords: { readonly title: string; readonly words: readonly SkillWord[] } = {
  title: 'Words on your cards',
  words: [
    {
      named: /\bShouts?\b/,
      name: 'Shout',
      text: [
        'Takes no action: use it with another action that isn’t a skill, one Shout per action. Roll your Hand; with an attack, one roll serves both. When that action is over, the Shout affects you and all allies in earshot, who can’t refuse. They are deaf to Shouts until the end of their next turn.',
      ],
    },
    {
      named: /\bCommands?\b/,
      name: 'Command',
      text: [
        'Takes a skill action. One other ally in earshot acts at once, out of turn, as the skill says. It costs him no action and no Delay counter, and he may decline. If Dazed, he only moves, at half rate; if knocked down, he does nothing.',
      ],
    },
    {
      named: /\bearshot\b|\bShouts?\b|\bCommands?\b/,
      name: 'Earshot',
      text: ['1# for each die in the speaker’s Hand, from base edge to base edge.'],
    },
    {
      named: /\bEnchantments?\b|\benchant/,
      name: 'Enchantment',
      text: [
        'A good effect that stays on its target until its time is over, or until death or a skill removes it. “Newest” means the one cast last.',
      ],
    },
    {
      named: /\bHex\b|\bhex(es)?\b/,
      name: 'Hex',
      text: [
        'A bad effect that stays on its target in the same way. The target defends only when it is cast.',
      ],
    },
    {
      named: /\bLoa\b|\bVoodoo\b/,
      name: 'Loa',
      text: [
        'A spirit you send into a Hero, friend or foe. On yourself and in base contact it needs no Magic pip; otherwise it reaches 5# for each Magic pip. Voodoo isn’t a spell and leaves no Enchantment.',
      ],
    },
    {
      named: /\bGuest\b/,
      name: 'Guest',
      text: ['The Loa comes, does its work and leaves. The effect stays.'],
    },
    {
      named: /\bSleeper\b/,
      name: 'Sleeper',
      text: [
        'The Loa waits for the next occasion its skill names, acts then, and leaves. It also leaves when its time is over, or when its summoner says “begone”.',
      ],
    },
    {
      named: /\bIntruder\b/,
      name: 'Intruder',
      text: [
        'The Loa stays, with its effect, until its time is over, until it is led away, or until its summoner says “begone”.',
      ],
    },
  ],
};
