import { capital, wordsOfTheGame } from '#words/language/words';
import type { ReferenceNeed } from '../kit/reference/needs';
import type { ReferenceRule, RulesPart, SkillWord } from '../kit/reference/reference';
import type { Pip } from '../sheet/pips';
import { lineOf } from '#words/systems/living/messages/words';

/** Rules in one paragraph, each led by its name. */
const together = (...rules: readonly (readonly [name: string, text: string])[]): ReferenceRule => ({
  name: '',
  text: [
    rules.flatMap(([name, text], nth) => [
      { text: `${nth === 0 ? '' : ' '}${name}: `, strong: true },
      { text },
    ]),
  ],
});

const ledBy = (name: string, text: string, needs: readonly ReferenceNeed[] = []): ReferenceRule => ({
  ...together([name, text]),
  needs,
});

type Value = 'av' | 'rav' | 'mav' | 'dv' | 'mdv';

/** Values that a kind of pip feeds. */
const pipRule = (pip: Pip, needs: readonly ReferenceNeed[], ...values: readonly Value[]): ReferenceRule => ({
  ...together(...values.map((id) => [id.toUpperCase(), lineOf(id)] as const)),
  pip,
  needs: [...needs, 'pips'],
});

/** Dice and values, for readers who have only the paper. */
export const diceRules: RulesPart = {
  title: 'Dice and values',
  rules: [
    together(
      ['Dicepool', lineOf('dicepool')],
      ['Hand', `${lineOf('hand')} If a die shows 4, look at the 4-face on your card and count its pips.`],
      ['Life', lineOf('life')],
      ['#', lineOf('unit')],
    ),
    ledBy('Values', 'Roll your Hand, pick one die and count one kind of pip on it.', ['values', 'pips']),
    pipRule('melee', ['melee'], 'av'),
    pipRule('ranged', ['ranged'], 'rav'),
    pipRule('magic', ['magic'], 'mav', 'mdv'),
    pipRule('defence', ['attack'], 'dv'),
    {
      ...together(['Skill pips', 'They make skills work. Count them on all the dice you rolled.']),
      pip: 'skill',
      needs: ['pips'],
    },
  ],
};

/** Words of the cards that no other part explains. Beside a leaflet nobody needs them to play. */
export const cardWords: RulesPart = {
  title: wordsOfTheGame.title,
  rules: [
    {
      ...together(
        ...(['trait', 'school', 'elite', 'class'] as const).map((id) => [capital(id), lineOf(id)] as const),
      ),
      needs: ['own-heroes', 'pips'],
    },
  ],
};

/** Ways up and down, for tables with terrain. */
export const heightRules: RulesPart = {
  title: 'Up and down',
  rules: [
    ledBy(
      'Climbing',
      'Less than half your height: step up freely. Up to your own height: a whole action. Higher: only by ladder. A ladder under 1# per die in your Hand takes one action; up to 2# per die, two. With 5 dice: one action under 5#, two up to 10#. You can’t climb a longer one.',
    ),
    ledBy(
      'Falling',
      'Up to 1# does no harm. From higher up you lose 1 Life for each full #, including the first, and can’t defend.',
    ),
  ],
};

/** The blue squares: what a skill leaves on the table. */
export const skillCounters: RulesPart = {
  title: 'Skill counters',
  rules: [
    {
      name: '',
      text: [
        'Put a skill’s counter on the card of the figure it affects. Its back says what it does. “Per Skill pip” means the Skill pips of the roll that caused it: show how many with a die on the card, or turn the counter to that number if it doesn’t count turns. A counter that counts turns goes down by one each time that figure’s turn ends. After the last, the effect is over.',
      ],
    },
  ],
};

export const delayRule: ReferenceRule = {
  name: 'Delay',
  text: [lineOf('delay')],
  counter: { of: 'status', status: 'delay' },
};

export const reloadRule: ReferenceRule = {
  name: 'Reload',
  text: [lineOf('reload')],
  counter: { of: 'status', status: 'reload' },
};

const recovering = {
  name: 'Recovering',
  counter: { of: 'status', status: 'recovering' },
} as const;

const regainLife =
  'To start, use both actions of one turn and put a Recovering counter on your card. From your next turn on you may regain Life. One action brings back as many dice as you have in your Hand, up to your Dicepool.';

const recoveringEnds = 'Any other action ends it, and so does damage: remove the counter.';

/** Recovering as one does it at the table: how it begins, what it allows, and what ends it. */
export const recoveringRule: ReferenceRule = {
  ...recovering,
  text: [
    lineOf('recovering'),
    `${regainLife} Or use Purify with both actions: roll your Hand, and with a Skill pip you remove 1 counter of one condition.`,
    `${recoveringEnds} Effects on conditions don’t affect statuses.`,
  ],
  needs: ['purify'],
};

/** Recovering where nobody can have a condition. */
export const recoveringUnhindered: ReferenceRule = {
  ...recovering,
  text: ['You may only move and regain Life.', regainLife, recoveringEnds],
  needs: ['no-conditions'],
};

/** Knockdown where nobody rolls to defend. */
export const knockdownInSnow: ReferenceRule = {
  name: 'Knockdown',
  text: [
    'Lay the miniature down. A snowball that hits you takes 1 more die, however many counters you have. On your turn you must spend your actions on getting up; each removes one counter. When the last one is gone, stand up.',
  ],
  counter: { of: 'condition', condition: 'knockdown' },
  needs: ['snow'],
};

/** Words that skills use and no card explains; each is printed where a skill of the party names it. */
/** @param more what the line leaves out, for the table */
const skillWord = (id: string, name: string, named: RegExp, more = ''): SkillWord => ({
  named,
  name,
  text: [more === '' ? lineOf(id) : `${lineOf(id)} ${more}`],
});

export const skillWords: { readonly title: string; readonly words: readonly SkillWord[] } = {
  title: 'Words on your cards',
  words: [
    {
      // Disenchant’s attacks are defended one by one.
      named: /\bMAV \d(?!, once for each)/,
      name: 'Attack with a given MAV',
      text: [
        'The number, times its pips, is the MAV; nothing else changes it, not even Bleeding. Each target rolls MDV once, against every part of the spell. Range and reach don’t shrink.',
      ],
    },
    {
      named: /\bThis turn, you\b|\bAV this turn\b/,
      name: 'This turn',
      text: [
        'It lasts until your card is drawn again, so through your opponents’ turns too: the same as “until your next turn begins”.',
      ],
    },
    {
      named: /\bbeast shape\b/,
      name: 'Beast shape',
      text: [
        'Swap the figure and the card where you stand. Your dice, counters and effects stay as they are, and you’re still a Hero, but with the beast’s pips. If you come back after falling unconscious, you’re in your own shape.',
      ],
    },
    skillWord('ally', 'Ally', /\b[Aa]ll(y|ies)\b/),
    skillWord(
      'shout',
      'Shout',
      /\bShouts?\b/,
      'You may use one Shout per action. Roll your Hand; with an attack, one roll serves both. It takes effect when that action is over. It affects you too, and nobody can refuse it. Those affected are deaf to Shouts until the end of their next turn.',
    ),
    skillWord(
      'command',
      'Command',
      /\bCommands?\b/,
      'It costs that ally no action and no Delay counter, and the ally may decline. A Dazed ally can only move, and only half as far; one who is knocked down can do nothing.',
    ),
    skillWord('earshot', 'Earshot', /\bearshot\b|\bShouts?\b|\bCommands?\b/),
    skillWord(
      'enchantment',
      'Enchantment',
      /\bEnchantments?\b|\benchant/,
      '“Newest” means the one cast last.',
    ),
    skillWord('force-enchantment', 'Force Enchantment', /\bForce Enchantments?\b/),
    skillWord('hex', 'Hex', /\bHex\b|\bhex(es)?\b/, 'The target can defend only when the hex is cast.'),
    skillWord(
      'loa',
      'Loa',
      /\bLoa\b|\bVoodoo\b/,
      'On yourself or in base contact it needs no Magic pip; otherwise its range is 5# for each Magic pip. Voodoo isn’t a spell and leaves no Enchantment.',
    ),
    skillWord('guest', 'Guest', /\bGuest\b/),
    skillWord(
      'sleeper',
      'Sleeper',
      /\bSleeper\b/,
      'It also leaves when its time is up, or when its summoner says “begone”.',
    ),
    skillWord('intruder', 'Intruder', /\bIntruder\b/),
    {
      named: /\bskill checks?\b/,
      name: 'Skill check',
      text: ['The roll for a skill or a spell, when you count its Skill pips.'],
    },
  ],
};
