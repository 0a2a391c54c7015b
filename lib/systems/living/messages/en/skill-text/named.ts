import type { NamedEffect, NamedId, NamedLimit } from '../../../skills/effects/named';
import type { Amount } from '../../../skills/effects/terms';
import { digits, distance, figure, number } from './amounts';
import type { Place } from './grammar';

type Figures = NamedEffect['figures'];
type Text = (figures: Figures, place: Place) => string;

const plural = (amount: Amount | undefined, one: string, many: string, place: Place): string =>
  amount === undefined ? '' : `${number(amount, place)} ${figure(amount, place) === 1 ? one : many}`;

/** The named effects in words; each line of a skill gives its own figures. */
const texts: Readonly<Record<NamedId, Text>> = {
  'inspirational-speech': () =>
    'both actions are movement actions, even if you stay where you are; only allies in earshot all the while hear the speech',
  tease: ({ reach, actions }, place) =>
    `each Hero of the opposite sex in a reach of ${reach === undefined ? '' : distance(reach, place)} may not target you on its next turn, and the next ${actions === undefined ? '' : number(actions, place)} of its movement actions ${figure(actions ?? 1, place) === 1 ? 'leads' : 'lead'} towards you; it may spend an action to roll, and is free if it rolls as many Skill pips as you did, or more`,
  tranquility: ({ counters, enchantments }, place) =>
    `cover ${plural(counters, 'counter', 'counters in all,', place)} ${figure(enchantments ?? 1, place) === 1 ? 'on' : 'divided as you like among up to'} ${plural(enchantments, 'enchantment', 'enchantments', place)} of the target; an enchantment with no uncovered counter left expires at once`,
  shapeshift: () =>
    'change into your beast shape, which is built like a pet, or back; the beast has two actions a turn and no skill but this one, until you change again',
  'last-spark': ({ hand }, place) =>
    hand === undefined
      ? 'perform actions with the target until it crumbles to dust; after each it loses one Life'
      : `the target performs each of these with a Hand of ${plural(hand, 'die', 'dice', place)}, whatever it has left`,
  oscitancy: ({ cards, places }, place) =>
    cards !== undefined
      ? `choose ${figure(cards, place) === 1 ? '' : 'up to '}${plural(cards, 'Hero', 'Heroes', place)} whose place you foretold`
      : places !== undefined
        ? `move each of their cards by up to ${plural(places, 'place', 'places', place)}, up or down, and shuffle the rest of the deck`
        : 'foretell the places of any number of Heroes in the unseen initiative deck, each place once, and look. If one is wrong, only shuffle the deck',
  'winter-spirit': ({ skillPips }, place) =>
    `for the rest of the match you are the Winter Spirit: +${plural(skillPips, 'Skill pip', 'Skill pips', place)} on one face without any, and no team; you win when no Hero can damage another, and lose if anyone, you included, is unconscious at the end; this skill becomes Hibernate`,
  'summon-daemon': ({ turns, longer, sooner, skillPips, later, life, points }, place) =>
    turns !== undefined && longer !== undefined
      ? `a ritual of ${plural(turns, 'turn', 'turns', place)}: at its end your Daemon appears in base contact with you. Each time you take damage or lose Life to a skill or condition and survive, it takes ${plural(longer, 'turn', 'turns', place)} longer`
      : sooner !== undefined
        ? `the ritual takes ${plural(sooner, 'turn', 'turns', place)} less; the Daemon gets ${plural(skillPips, 'Skill pip', 'Skill pips', place)} on one face of each die`
        : `the ritual takes ${plural(later, 'turn', 'turns', place)} more; the Daemon gets ${plural(life, 'die', 'dice', place)} in its Dicepool and ${plural(points, 'point', 'points', place)} for pips`,
  'dark-portal': ({ points, skillPips, sooner }, place) =>
    points !== undefined
      ? `for each Skill pip of your next successful Summon Daemon, the Daemon gets +${plural(points, 'point', 'points', place)} for pips and +${plural(skillPips, 'Skill pip', 'Skill pips', place)} on a face without any`
      : sooner !== undefined
        ? `that ritual takes ${plural(sooner, 'turn', 'turns', place)} less; with none left the Daemon appears at once, but acts from the next turn on`
        : 'your present Daemon vanishes',
  'shape-shift': ({ pips }, place) =>
    `take up to ${plural(pips, 'pip', 'pips', place)} off any one face of its dice and buy other pips of traits for the points`,
  torment: ({ actions }, place) =>
    `each opponent within reach must spend at least ${plural(actions, 'action', 'actions', place)} of its next turn on attacking your Daemon, or on getting to where it can`,
  damballa: ({ actions, deadFor, stays }, place) =>
    actions !== undefined
      ? `perform ${plural(actions, 'action', 'actions', place)} with the target as if at full health`
      : `a target dead for no longer than ${plural(deadFor, 'turn', 'turns', place)} comes back at full health under your command; the Loa stays as an Intruder for ${plural(stays, 'of your turns', 'of your turns', place)}`,
  glyph: ({ uses }, place) =>
    `store ${plural(uses, 'use', 'uses', place)} of one of your spells, named now; each use takes an action, a delayed one if you like, and casts it with one Skill pip and the most Magic pips that your die can show`,
  'borrow-spell': ({ uses, commonOnly, again }, place) =>
    uses !== undefined
      ? `cast it ${plural(uses, 'time', 'times', place)}`
      : commonOnly !== undefined
        ? 'this becomes a common spell that you choose from the target, who keeps it'
        : again !== undefined
          ? 'this becomes any spell of your choice from the target, who keeps it, and is Echo again once used up or over'
          : '',
  precognition: ({ first, then }, place) =>
    first !== undefined
      ? `look at ${plural(first, 'unseen card', 'unseen cards', place)} from the top of the initiative deck and put ${figure(first, place) === 1 ? 'it' : 'them'} back in place`
      : `look at ${plural(then, 'card', 'cards', place)} more, right below`,
  'power-drain': ({ gain, loss }, place) =>
    `the target rolls its Hand: for each Skill pip you get +${digits(figure(gain ?? 1, place))} Skill pip on your next skill roll. The target gets −${digits(figure(loss ?? 1, place))} Skill pip on its next skill roll during its next turn. No MDV defends against this`,
};

/** What limits a named effect, after what it does. */
const limitWords: Readonly<Record<NamedLimit, string>> = {
  'not-this-skill': 'this skill itself cannot be stored',
  'one-store-for-each-spell': 'a spell is stored once at a time',
  'use-is-casting': 'a use counts as casting it',
  'no-other-pips': 'nothing adds pips to it',
  'counts-as-psi-spell': "for you it is a Psi Spell, without its own school's rules",
  'top-card-left-out': 'the top card is left out',
  'reactions-only-afterwards': 'others react only after the last',
  'no-actions-meanwhile-but-defence': 'while it lasts you perform no actions, but may defend',
  'cannot-be-given-up': 'only your fall ends it early',
  'impossible-is-waived': 'what it cannot do is waived, and a Delay does not count',
  'no-waiting': 'no Delay or Recover, and one that uses two counts as two',
  'dies-again-when-it-leaves': 'however the Loa leaves, the target dies again',
};

export const namedText = ({ named, figures, limits = [] }: NamedEffect, place: Place): string =>
  [texts[named](figures, place), ...limits.map((limit) => limitWords[limit])].join('; ');
