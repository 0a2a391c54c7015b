import type { ReferenceRule, RulesPart, SkillWord } from '../../kit/reference/reference';

/** Dice and values, for readers who have only the paper. */
export const diceRules: RulesPart = {
  title: 'Dice and values',
  rules: [
    {
      name: 'Dicepool and Hand',
      text: [
        'A Hero starts with 5 dice. That is his Dicepool, the most he can have. The dice he still has are his Hand: each is 1 Life. Damage takes dice out of the Hand, and what restores Life puts them back.',
      ],
    },
    {
      name: 'AV, RAV and MAV · attack',
      text: [
        'To attack, roll your Hand and pick one die. Its red pips (sword) are your Attack Value in melee, AV. Its yellow pips (arrowhead) are your Ranged Attack Value, RAV. Its blue pips (star) are your Magic Attack Value, MAV.',
      ],
    },
    {
      name: 'DV and MDV · defence',
      text: [
        'To defend, roll your Hand and pick one die too. Its grey pips (shield) are your Defence Value against melee and ranged attacks, DV. Its blue pips (star) are your Magic Defence Value against spells, MDV.',
      ],
    },
    {
      name: 'Green pips · skills',
      text: [
        'Green pips (clover) make skills work. You count them on all dice of the roll, not on the picked die only.',
      ],
    },
  ],
};

/** Ways up and down, for tables with terrain. */
export const heightRules: RulesPart = {
  title: 'Up and down',
  rules: [
    {
      name: 'Climbing',
      text: [
        'Step up freely onto what is less than half your height. Up to your own height, climbing takes a whole action. Anything higher needs a ladder.',
      ],
    },
    {
      name: 'Ladders',
      text: [
        'Count the # of the ladder. Fewer than the dice in your Hand: one action. Up to twice as many: two actions. Longer: you can’t climb it.',
      ],
    },
    {
      name: 'Falling',
      text: [
        'A jump or fall of up to 1# does no harm. From higher up you lose 1 Life for each full #, without defence.',
      ],
    },
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
        'Takes no action: it goes along with another action that is no skill, one Shout per action. Roll your Hand; with an attack, one roll serves both. When that action is over, the Shout works on you and all allies in earshot, who can’t refuse. They are deaf to Shouts until their very next turn ends.',
      ],
    },
    {
      named: /\bCommands?\b/,
      name: 'Command',
      text: [
        'A skill action of yours. One other ally in earshot acts at once, out of his turn, as the skill says. That costs him no action and no Delay counter, and he may decline. Dazed, he only moves, at half rate; knocked down, he does nothing.',
      ],
    },
    {
      named: /\bearshot\b|\bShouts?\b|\bCommands?\b/,
      name: 'Earshot',
      text: ['1# for each die in the Hand of whoever speaks, from base edge to base edge.'],
    },
    {
      named: /\breach\b/i,
      name: 'Reach',
      text: [
        'A circle around the middle of a figure, as the skill says. Whoever stands in it with part of his base is within reach.',
      ],
    },
    {
      named: /\bEnchantments?\b|\benchant/,
      name: 'Enchantment',
      text: [
        'A good effect that stays on its target until its time is over, or until death or a skill removes it. “Newest” is the one cast last.',
      ],
    },
    {
      named: /\bHex\b|\bhex(es)?\b/,
      name: 'Hex',
      text: [
        'A bad effect that stays on its target in the same way. The target defends when it is cast, and not afterwards.',
      ],
    },
    {
      named: /\bForce Enchantments?\b/,
      name: 'Force Enchantment',
      text: [
        'An Enchantment without Magic pips. Its first effect comes when it is cast. Its removal effect comes only if it ends early, also when you fall unconscious: no roll, with the green pips of the casting.',
      ],
    },
    {
      named: /\bNature Spells?\b/,
      name: 'Nature Spell',
      text: [
        'Only time ends an Enchantment or a Hex of this kind. While one lasts on a Hero, no other Nature Spell affects him. Allies need not defend against it.',
      ],
    },
    {
      named: /\bTrap\b|\btrap\b/,
      name: 'Trap',
      text: [
        'Lay it in base contact with you, with one counter for each green pip rolled. It goes off once, when this phase ends, on everybody in reach, you too, unless terrain lies between.',
      ],
    },
    {
      named: /\bLoa\b|\bVoodoo\b/,
      name: 'Loa',
      text: [
        'A spirit that you send into a Hero, friend or foe. It needs no Magic pip: on yourself and in base contact none, else 5# for each one. Voodoo is no spell, and leaves no Enchantment.',
      ],
    },
    {
      named: /\bGuest\b/,
      name: 'Guest',
      text: ['The Loa comes, does what it does and leaves. The effect stays.'],
    },
    {
      named: /\bSleeper\b/,
      name: 'Sleeper',
      text: [
        'The Loa waits for the next occasion that its skill names, does it then, and leaves. It also leaves when its time is over, or when its summoner says “begone”.',
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
