import type { GameWord, WordGroup } from '../../reference-part';
import { linesOf } from '../../words';

const values: readonly GameWord[] = [
  {
    id: 'dicepool',
    name: 'Dicepool',
    line: 'The most dice you can have: five ordinary six-sided ones at the start.',
    about: 'dice#dicepool',
  },
  {
    id: 'hand',
    name: 'Hand',
    line: 'The dice you have now. You roll all of them, and each is 1 Life.',
    about: 'dice#hand',
  },
  {
    id: 'life',
    name: 'Life',
    forms: ['Life'],
    line: 'One Life is one die of your Hand. With none left you are unconscious.',
    about: 'dice#hand',
  },
  {
    id: 'unit',
    name: '#',
    forms: ['#'],
    line: 'The unit of all distances: an inch, or whatever your group agreed on before the game.',
    about: 'dice#unit',
  },
  {
    id: 'phase',
    name: 'Phase',
    forms: ['Phase', 'phase', 'phases'],
    line: 'A phase is over when the initiative deck is used up. Shuffle the deck for the next one.',
    about: 'actions#initiative',
  },
  {
    id: 'av',
    name: 'AV',
    forms: ['AV'],
    line: 'Attack value in melee: the Melee pips (red) of the die you pick.',
    about: 'combat#values',
  },
  {
    id: 'rav',
    name: 'RAV',
    forms: ['RAV'],
    line: 'Ranged attack value: the Ranged pips (yellow) of the die you pick.',
    about: 'combat#values',
  },
  {
    id: 'mav',
    name: 'MAV',
    forms: ['MAV'],
    line: 'Magic attack value: the Magic pips (blue) of the die you pick.',
    about: 'combat#values',
  },
  {
    id: 'dv',
    name: 'DV',
    forms: ['DV'],
    line: 'Defence value against melee and shots: the Defence pips (grey) of the die you pick.',
    about: 'combat#values',
  },
  {
    id: 'mdv',
    name: 'MDV',
    forms: ['MDV'],
    line: 'Magic defence value: the Magic pips (blue) of the die you pick.',
    about: 'combat#values',
  },
];

const building: readonly GameWord[] = [
  {
    id: 'trait',
    name: 'Trait',
    forms: ['trait', 'traits', 'Trait', 'Traits'],
    line: 'Defence, Melee, Ranged or Magic. The fewer of these your die has, the more skills you may have.',
    about: 'hero#points',
  },
  {
    id: 'school',
    name: 'School',
    forms: ['school', 'schools', 'School', 'Schools'],
    line: 'Skills belong to schools. You may learn from one, or fewer skills from two.',
    about: 'hero#skills',
  },
  {
    id: 'elite',
    name: 'Elite',
    forms: ['elite', 'Elite'],
    line: 'Only a Hero with a single trait and a single school can learn an elite skill (Snowfall has its own rule).',
    about: 'hero#skills',
  },
  {
    id: 'class',
    name: 'Class',
    forms: ['class', 'classes', 'Class'],
    line: 'The class of a skill says how you use it: with a melee attack, as a Shout, as a spell and so on.',
    about: 'skills#reading',
  },
];

const skills: readonly GameWord[] = [
  {
    id: 'ally',
    name: 'Ally',
    forms: ['ally', 'allies', 'Ally', 'Allies'],
    line: 'Anybody on your side. You may use a skill for an ally on yourself.',
    about: 'skills#targets',
  },
  {
    id: 'shout',
    name: 'Shout',
    line: 'Takes no action: use it together with an action that isn’t a skill. It affects all allies in earshot.',
    about: 'skills#shouts',
  },
  {
    id: 'command',
    name: 'Command',
    line: 'Takes a skill action. One other ally in earshot acts at once, out of turn, as the skill says.',
    about: 'schools/commander#commands',
  },
  {
    id: 'earshot',
    name: 'Earshot',
    forms: ['earshot', 'Earshot'],
    line: '1# for each die in the speaker’s Hand, from base edge to base edge.',
    about: 'skills#shouts',
  },
  {
    id: 'enchantment',
    name: 'Enchantment',
    forms: ['Enchantment', 'Enchantments', 'enchantment', 'enchantments'],
    line: 'A good effect that stays on its target until its time is up, or until death or a skill removes it.',
    about: 'magic#enchantments',
  },
  {
    id: 'force-enchantment',
    name: 'Force Enchantment',
    line: 'An enchantment that takes two actions to cast. Unless it says otherwise, it lasts until the end of your next turn.',
    about: 'schools/harbinger#force-enchantments',
  },
  {
    id: 'hex',
    name: 'Hex',
    forms: ['Hex', 'Hexes', 'hex', 'hexes'],
    line: 'A bad effect that stays on its target until its time is up, or until death or a skill removes it.',
    about: 'magic#enchantments',
  },
  {
    id: 'loa',
    name: 'Loa',
    line: 'A spirit you send into a Hero, friend or foe.',
    about: 'schools/voodoo#loas',
  },
  {
    id: 'guest',
    name: 'Guest',
    line: 'A Loa that comes, does its work and leaves. The effect stays.',
    about: 'schools/voodoo#loas',
  },
  {
    id: 'sleeper',
    name: 'Sleeper',
    line: 'A Loa that waits for the moment its skill names, acts then, and leaves.',
    about: 'schools/voodoo#loas',
  },
  {
    id: 'intruder',
    name: 'Intruder',
    line: 'A Loa that stays, with its effect, until its time is up, it’s led away, or its summoner says “begone”.',
    about: 'schools/voodoo#loas',
  },
];

/** @param own how running text writes it, where that is not its name alone */
const condition = (id: string, name: string, line: string, forms: readonly string[] = [name]): GameWord => ({
  id,
  name,
  forms,
  line,
  about: `conditions#${id}`,
});

const counters: readonly GameWord[] = [
  {
    id: 'counter',
    name: 'Counter',
    forms: ['counter', 'counters', 'Counter', 'Counters'],
    line: 'Counters lie on the card and show a condition or an effect. Multiply a condition’s numbers by the number of its counters.',
    about: 'conditions#counters',
  },
  condition('bleeding', 'Bleeding', 'All your attack and defence values are 1 lower.'),
  condition(
    'burning',
    'Burning',
    'Lose 2 Life at once. At the end of your next turn lose 2 Life again and remove the counter. You can’t defend against either.',
  ),
  condition(
    'dazed',
    'Dazed',
    'You may only take movement actions, and move half as far, rounded down. At any time during your turn, an action [removes](actions#remove-condition) one counter.',
  ),
  condition('deep-wound', 'Deep Wound', 'Your [Dicepool](dice#dicepool) is 1 die smaller.', [
    'Deep Wound',
    'Deep Wounds',
  ]),
  condition(
    'knockdown',
    'Knockdown',
    'Lay the miniature down: −1 DV and −1 MDV. On your turn you must spend your actions on getting up; each removes one counter. When the last one is gone, stand up.',
  ),
  condition('poisoned', 'Poisoned', 'Lose 1 Life at the end of your turn. You can’t defend against it.'),
  condition('slowed', 'Slowed', 'You move 1# less per action.'),
  condition(
    'delay',
    'Delay',
    'You saved an action for later. Use it on another player’s turn, after one of their actions.',
  ),
  {
    id: 'reload',
    name: 'Reload',
    forms: ['Reload'],
    line: 'A weapon with a Reload counter can’t be fired. Each action spent on reloading removes one counter.',
    about: 'armoury#reloading',
  },
  condition(
    'flying',
    'Flying',
    'You are in the air. Fliers can target only each other; nothing from the ground reaches them.',
    ['Flying', 'in the air'],
  ),
  condition(
    'recovering',
    'Recovering',
    'You may only move, restore Life to yourself, or try to get rid of conditions that a single action can’t remove.',
    ['Recovering', 'recovering'],
  ),
  condition(
    'wasted',
    'Wasted',
    'A dead or unconscious body used by a successful [Death Spell](schools/necromancer#bodies). No other Death Spell can target it.',
    ['Wasted', 'wasted'],
  ),
  {
    id: 'unconscious',
    name: 'Unconscious',
    forms: ['unconscious', 'Unconscious'],
    line: 'With no dice left you are unconscious: lay the miniature down and take the counters off its card.',
    about: 'dice#unconscious',
  },
];

/** The words of the Living Rulebook, a line each. */
export const words = [
  { id: 'dice', title: 'Dice and values', words: values },
  { id: 'building', title: 'Building a Hero', words: building },
  { id: 'skills', title: 'Skills', words: skills },
  { id: 'counters', title: 'Counters and conditions', words: counters },
] as const satisfies readonly WordGroup[];

export const lineOf = linesOf(words);
