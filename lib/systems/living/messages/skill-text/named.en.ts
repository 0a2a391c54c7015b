import { plural } from '#words/language/words';
import type { NamedEffect, NamedId, NamedLimit } from '../../skills/effects/named';
import type { Amount } from '../../skills/effects/terms';
import { times } from '../../../../effects/amount';
import {
  distance,
  figure,
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
    phrase`both actions are movement actions, even if you stay where you are`,
    phrase`only allies in earshot the whole time hear the speech`,
  ],
  tease: ({ reach, actions }, place) => [
    phrase`each Hero of the opposite sex, friend or foe, within reach (${distance(given(reach), place)}) is lured on its next turn`,
    phrase`it then can’t target you, and its next ${some(given(actions), 'movement action', place, 'movement actions')}${perPip(given(actions), 'one action', place)} must lead towards you`,
    phrase`it may spend an action to resist: it rolls, and breaks free with at least as many Skill pips as you rolled`,
  ],
  tranquility: ({ counters, enchantments }, place) => [
    phrase`lay ${quantity(given(counters), 'Tranquility counter', place, 'Tranquility counters in all')} on ${upTo(given(enchantments), 'enchantment', place, 'enchantments')} of the target${figure(given(counters), place) === 1 ? '' : ', divided as you like'}`,
    phrase`each covers one counter there`,
    phrase`an enchantment with no uncovered counter left expires at once`,
  ],
  shapeshift: () => [
    phrase`change into your beast shape (built like a pet) or back`,
    phrase`the beast has two actions a turn and no skill but this one`,
  ],
  'last-spark': ({ hand }, place) =>
    hand === undefined
      ? [
          phrase`it acts at once, again and again, until it crumbles to dust`,
          phrase`after each action it loses one Life`,
        ]
      : [
          phrase`for each of these actions its Hand counts as ${quantity(hand, 'die', place, 'dice')}, whatever it has left`,
        ],
  oscitancy: ({ cards, places }, place) => {
    if (cards !== undefined)
      return [
        phrase`show the deck`,
        phrase`if no prediction is right, just shuffle it`,
        phrase`otherwise choose ${upTo(cards, 'Hero', place, 'Heroes')} whose place you predicted correctly`,
      ];
    return places === undefined
      ? [
          phrase`before you roll, predict the places of any number of Heroes in the unseen initiative deck, each place once`,
        ]
      : [
          phrase`move each chosen card by up to ${quantity(places, 'place', place, 'places')}, up or down, and shuffle the rest of the deck around it`,
        ];
  },
  'winter-spirit': ({ skillPips }, place) => [
    phrase`for the rest of the match you are the Winter Spirit, without a team`,
    phrase`you get ${signed(given(skillPips), place)} ${plural(figure(given(skillPips), place), 'Skill pip', 'Skill pips')} on one face without any`,
    phrase`when no Hero can damage another, you win`,
    phrase`if anyone, you included, is unconscious at the end, you lose`,
    phrase`this skill becomes Hibernate`,
  ],
  'summon-daemon': ({ turns, longer, sooner, skillPips, later, life, points }, place) => {
    if (turns !== undefined)
      return [
        phrase`start a ritual, which by itself takes ${quantity(turns, 'turn', place, 'turns')}`,
        phrase`when it ends, your Daemon appears in base contact with you`,
        phrase`each time you take damage, or lose Life to a skill or condition, and survive, it takes ${quantity(given(longer), 'turn', place, 'turns')} longer`,
      ];
    if (sooner !== undefined)
      return [
        phrase`the ritual is ${quantity(sooner, 'turn', place, 'turns')} shorter`,
        phrase`the Daemon gets ${quantity(given(skillPips), 'Skill pip', place, 'Skill pips')} on one face of each die`,
      ];
    return [
      phrase`the ritual is ${quantity(given(later), 'turn', place, 'turns')} longer`,
      phrase`the Daemon gets ${quantity(given(life), 'die', place, 'dice')} in its Dicepool and ${quantity(given(points), 'point', place, 'points')} for pips`,
    ];
  },
  'dark-portal': ({ points, skillPips, sooner }, place) => {
    if (points !== undefined)
      return [
        phrase`for each Skill pip of your next successful Summon Daemon, the Daemon gets ${quantity(points, 'more point', place, 'more points')} to spend on pips`,
        phrase`for each, it also gets ${quantity(given(skillPips), 'Skill pip', place, 'Skill pips')} on another face that has none; if every face has some, the rest are lost`,
      ];
    return sooner === undefined
      ? [phrase`your current Daemon vanishes`]
      : [
          phrase`that ritual is ${quantity(sooner, 'turn', place, 'turns')} shorter`,
          phrase`if that leaves none, the Daemon appears at once, but only acts from the next turn on`,
        ];
  },
  'shape-shift': ({ pips }, place) => [
    phrase`take ${upTo(given(pips), 'pip', place, 'pips')} off any one face of its dice and buy other trait pips for their points`,
  ],
  torment: ({ actions }, place) => [
    phrase`on its next turn, each opponent within reach must spend at least ${quantity(given(actions), 'action', place, 'actions')} attacking your Daemon or getting into a position to attack it`,
  ],
  damballa: ({ actions, deadFor, stays }, place) =>
    actions === undefined
      ? [
          phrase`a target dead for no longer than ${quantity(given(deadFor), 'turn', place, 'turns')} comes back at full health, under your command`,
          phrase`the Loa then stays as an Intruder ${until({ turns: given(stays), of: 'yours', at: 'end' }, you, place)}`,
        ]
      : [
          phrase`perform ${quantity(actions, 'action', place, 'actions')} with the target as if at full health`,
        ],
  glyph: ({ uses }, place) => [
    phrase`name another of your spells and store ${quantity(given(uses), 'use', place, 'uses')} of it`,
    phrase`a use takes an action, even a delayed one`,
    phrase`it counts as casting that spell with one Skill pip and the most Magic pips of your die`,
  ],
  'borrow-spell': ({ uses, commonOnly, again }, place) => {
    if (uses !== undefined) return [phrase`you may cast it ${quantity(uses, 'time', place, 'times')}`];
    const kind = commonOnly === undefined ? 'spells' : 'common spells';
    return [
      phrase`this becomes a copy of one of the target’s ${kind} (you choose)`,
      ...(again === undefined ? [] : [phrase`once it is used up or ends, it is Echo again`]),
    ];
  },
  precognition: ({ first, then }, place) =>
    first === undefined
      ? [
          phrase`look at the next ${some(given(then), 'card', place, 'cards')} below as well${perPip(given(then), 'one card', place)}`,
        ]
      : [
          phrase`look at the top ${some(first, 'unseen card', place, 'unseen cards')}${perPip(first, 'one card', place)} of the initiative deck and put ${plural(figure(first, place), 'it', 'them')} back in place`,
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
  'one-store-for-each-spell': 'a spell can be stored only once at a time',
  'no-other-pips': 'nothing adds pips when you use it',
  'counts-as-psi-spell': 'for you it is a Psi Spell, without its own school’s rules',
  'top-card-left-out': 'the top card is left out',
  'reactions-only-afterwards': 'others react only after the last',
  'no-actions-meanwhile-but-defence': 'while it lasts you can’t act, but may defend',
  'cannot-be-given-up': 'only your fall ends it early',
  'impossible-is-waived': 'nobody has to do the impossible, and a Delay doesn’t count',
  'no-waiting': 'Delay and Recover aren’t allowed, and a double action counts as two',
  'dies-again-when-it-leaves': 'however the Loa leaves, the target dies again',
};

/** A named effect in sentences. */
export const namedText = ({ named, figures, limits = [] }: NamedEffect, place: Place): readonly Phrase[] => [
  ...texts[named](figures, place),
  ...limits.flatMap((limit) => {
    const words = limitWords[limit];
    return words === undefined ? [] : [phrase`${words}`];
  }),
];
