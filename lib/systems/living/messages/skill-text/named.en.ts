import { plural } from '#words/language/words';
import type { NamedEffect, NamedId, NamedLimit } from '../../skills/effects/named';
import type { Amount } from '../../skills/effects/terms';
import { times } from '../../../../effects/amount';
import {
  distance,
  figure,
  howOften,
  number,
  perPip,
  quantity,
  signed,
  some,
  upTo,
} from '#words/systems/living/messages/skill-text/amounts';
import type { Place } from '#words/systems/living/messages/skill-text/grammar';
import { phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';
import { until } from '#words/systems/living/messages/skill-text/times';
import { you } from '#words/systems/living/messages/skill-text/clauses';

type Figures = NamedEffect['figures'];
type Text = (figures: Figures, place: Place) => readonly Phrase[];

/** Figure of a line, 1 without one; its rule always gives it. */
const given = (amount: Amount | undefined): Amount => amount ?? { fixed: 1 };

/** The named effects in words, sentence by sentence; each line of a skill gives its own figures. */
const texts: Readonly<Record<NamedId, Text>> = {
  'inspirational-speech': () => [
    phrase`both actions must be movement actions, even if you don’t move`,
    phrase`only allies who are in earshot the whole time hear the speech`,
  ],
  tease: ({ reach, actions }, place) => [
    phrase`each Hero of the opposite sex, friend or foe, within reach (${distance(given(reach), place)}) is lured on its next turn`,
    phrase`it can’t target you on that turn, and its next ${some(given(actions), 'movement action', place, 'movement actions')}${perPip(given(actions), 'one action', place)} must be towards you`,
    phrase`to resist, it may spend an action and roll: it breaks free with at least as many Skill pips as you rolled`,
  ],
  tranquility: ({ counters, enchantments }, place) => [
    place.perPip === true
      ? phrase`lay a total of ${quantity(given(counters), 'Tranquility counter', place)}, on no more than ${number(given(enchantments), place)} of the target’s enchantments`
      : phrase`lay ${quantity(given(counters), 'Tranquility counter', place, 'Tranquility counters in all')} on ${upTo(given(enchantments), 'of the target’s enchantments', place, 'of the target’s enchantments')}${figure(given(counters), place) === 1 ? '' : ', divided as you like'}`,
    phrase`each Tranquility counter covers one of the enchantment’s own counters`,
    phrase`an enchantment expires at once when all its counters are covered`,
  ],
  shapeshift: () => [
    phrase`change into your beast shape (built like a pet) or back`,
    phrase`the beast has two actions a turn and no skill but this one`,
  ],
  'last-spark': ({ hand }, place) =>
    hand === undefined
      ? [
          phrase`it acts straight away, again and again, until it crumbles to dust`,
          phrase`it loses one Life after each action`,
        ]
      : [
          phrase`for each of these actions its Hand counts as ${quantity(hand, 'die', place, 'dice')}, whatever it has left`,
        ],
  oscitancy: ({ cards, places }, place) => {
    if (cards !== undefined)
      return [
        phrase`show the deck`,
        phrase`if no prediction is right, just shuffle it`,
        phrase`otherwise choose ${upTo(cards, 'Hero', place, 'Heroes')} whose ${plural(figure(cards, place), 'place', 'places')} you predicted correctly`,
      ];
    return places === undefined
      ? [
          phrase`before you roll, predict the places of any number of Heroes in the unseen initiative deck, each Hero in a different place`,
        ]
      : [
          phrase`move each chosen Hero’s card up or down by up to ${quantity(places, 'place', place, 'places')}`,
          phrase`the chosen cards keep their new places; shuffle the rest of the deck`,
        ];
  },
  'winter-spirit': ({ skillPips }, place) => [
    phrase`for the rest of the match you are the Winter Spirit and belong to no team`,
    phrase`you get ${signed(given(skillPips), place)} ${plural(figure(given(skillPips), place), 'Skill pip', 'Skill pips')} on one face that has none`,
    phrase`when no Hero can damage another, you win`,
    phrase`if anyone, including you, is unconscious at the end, you lose`,
    phrase`this skill becomes Hibernate`,
  ],
  'summon-daemon': ({ turns, longer, sooner, skillPips, later, life, points }, place) => {
    if (turns !== undefined)
      return [
        phrase`start a ritual`,
        phrase`it takes ${quantity(turns, 'turn', place, 'turns')}, but your pips change that`,
        phrase`when it ends, your Daemon appears in base contact with you`,
        phrase`each time you take damage or lose Life to a skill or condition, and survive, the ritual takes ${quantity(given(longer), 'turn', place, 'turns')} longer`,
      ];
    if (sooner !== undefined)
      return [
        phrase`your Skill pips make the ritual ${quantity(sooner, 'turn', place, 'turns')} shorter`,
        phrase`the Daemon gets ${quantity(given(skillPips), 'Skill pip', place, 'Skill pips')} on one face of each die`,
      ];
    return [
      phrase`your Magic pips make the ritual ${quantity(given(later), 'turn', place, 'turns')} longer`,
      phrase`the Daemon gets ${quantity(given(life), 'die', place, 'dice')} in its Dicepool and ${quantity(given(points), 'point', place, 'points')} to spend on pips`,
    ];
  },
  'dark-portal': ({ points, skillPips, sooner }, place) => {
    if (points !== undefined)
      return [
        phrase`count the Skill pips of your next successful Summon Daemon`,
        phrase`for each one, the Daemon gets ${quantity(points, 'more point', place, 'more points')} to spend on pips and ${quantity(given(skillPips), 'Skill pip', place, 'Skill pips')} on a face that has none yet`,
        phrase`if no such face is left, the remaining Skill pips are lost`,
      ];
    return sooner === undefined
      ? [phrase`your current Daemon vanishes`]
      : [
          phrase`the ritual of that Summon Daemon takes ${quantity(sooner, 'turn', place, 'turns')} less`,
          phrase`if no turn is left, the Daemon appears at once, but can’t act until your next turn`,
        ];
  },
  'shape-shift': ({ pips }, place) => [
    phrase`take ${upTo(given(pips), 'pip', place, 'pips')} off any one face of its dice and spend the points on other trait pips`,
  ],
  torment: ({ actions }, place) => [
    phrase`each opponent within reach must spend at least ${quantity(given(actions), 'action', place, 'actions')} of its next turn attacking your Daemon or getting into position to attack it`,
  ],
  damballa: ({ actions, deadFor, stays }, place) =>
    actions === undefined
      ? [
          phrase`if the target has been dead for no more than ${quantity(given(deadFor), 'turn', place, 'turns')}, it comes back at full health, under your command`,
          phrase`the Loa then stays as an Intruder ${until({ turns: given(stays), of: 'yours', at: 'end' }, you, place)}`,
        ]
      : [
          phrase`perform ${quantity(actions, 'action', place, 'actions')} with the target as if it were at full health`,
        ],
  glyph: ({ uses }, place) => [
    phrase`name another of your spells and store ${quantity(given(uses), 'use', place, 'uses')} of it`,
    phrase`each use takes an action, which may be a delayed one`,
    phrase`it counts as casting that spell with one Skill pip and the most Magic pips on any face of your die`,
  ],
  'borrow-spell': ({ uses, commonOnly, again }, place) => {
    if (uses !== undefined) return [phrase`you may cast it ${howOften(uses, place)}`];
    const kind = commonOnly === undefined ? 'spells' : 'common spells';
    return [
      phrase`this spell becomes a copy of one of the target’s ${kind} (you choose)`,
      ...(again === undefined ? [] : [phrase`once it is used up or ends, it becomes Echo again`]),
    ];
  },
  precognition: ({ first, then }, place) =>
    first === undefined
      ? [
          phrase`look at the next ${some(given(then), 'card', place, 'cards')} below as well${perPip(given(then), 'one card', place)}`,
        ]
      : [
          phrase`look at the top ${some(first, 'unseen card', place, 'unseen cards')} of the initiative deck${perPip(first, 'one card', place)}, then put ${plural(figure(first, place), 'it back where it was', 'them back where they were')}`,
        ],
  'power-drain': ({ gain, loss }, place) => [
    phrase`the target rolls its Hand`,
    phrase`for each Skill pip it rolls, you get ${signed(given(gain), place)} Skill pip on your next skill roll`,
    phrase`the target gets ${signed(times(given(loss), -1), place)} Skill pip on its next skill roll during its next turn`,
    phrase`MDV doesn’t defend against this`,
  ],
};

/** Limits of a named effect, told after its effects. */
const limitWords: Readonly<Record<NamedLimit, string | undefined>> = {
  // Said where the spell is named and used.
  'not-this-skill': undefined,
  'use-is-casting': undefined,
  'one-store-for-each-spell': 'you can’t have the same spell in two Glyphs at a time',
  'no-other-pips': 'no bonus adds pips to a stored spell',
  'counts-as-psi-spell': 'your copy counts as a Psi Spell and ignores its own school’s rules',
  'top-card-left-out': 'leave out the top card, which is place 1',
  'reactions-only-afterwards': 'nobody can react until its last action is over',
  'no-actions-meanwhile-but-defence': 'during the ritual you can’t act, but you may defend',
  'cannot-be-given-up': 'only falling unconscious ends it early',
  'impossible-is-waived': 'an opponent that can do neither is exempt, and Delay doesn’t count as either',
  'no-waiting': 'Delay and Recover aren’t allowed, and anything that takes two actions counts as two',
  'dies-again-when-it-leaves': 'when the Loa leaves, for whatever reason, the target dies again',
};

/** A named effect in sentences. */
export const namedText = ({ named, figures, limits = [] }: NamedEffect, place: Place): readonly Phrase[] => [
  ...texts[named](figures, place),
  ...limits.flatMap((limit) => {
    const words = limitWords[limit];
    return words === undefined ? [] : [phrase`${words}`];
  }),
];
