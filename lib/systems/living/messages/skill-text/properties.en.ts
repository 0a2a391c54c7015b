import { plural } from '#words/language/words';
import type { Property } from '../../skills/effects/effect';
import {
  absolute,
  distance,
  figure,
  forEach,
  furtherBy,
  isOne,
  number,
  quantity,
  signed,
} from '#words/systems/living/messages/skill-text/amounts';
import type { Noun, Place } from '#words/systems/living/messages/skill-text/grammar';
import { isNamedProperty, namedPropertySaid } from '#words/systems/living/messages/skill-text/named-parts';
import { phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';
import { says, type SaidOf } from '#words/systems/living/messages/skill-text/clauses';
import { isGroup, noun, oneOf } from '#words/systems/living/messages/skill-text/who';
import { pipUseWords, restrictionWords, valueNames } from '#words/systems/living/messages/skill-text/words';

/** A property that is said of its bearer, not one that waits for a moment. */
export type SaidProperty = Exclude<Property, { readonly has: 'whenever' | 'next' }>;

const immunities = {
  conditions: ['can’t receive', 'conditions'],
  knockdown: ['can’t be', 'knocked down'],
  burning: ['be', 'immune to Burning'],
  criticals: ['ignore', 'the extra effects of critical hits'],
  snowballs: ['may ignore', 'the effects of snowballs'],
  'targeted-conditions': ['receive', 'no condition counters from skills aimed at you'],
} as const;

const sheltered = {
  far: 'the target of ranged attacks, or of skills used from outside base contact',
  anything: 'the target of attacks or skills',
  'opponents-in-reach': 'attacked by opponents within reach or targeted by their skills',
} as const;

const lessDamageFrom = {
  'conditioned-opponents': 'from opponents that have a condition',
  'each-source': 'from each source',
  'after-sharing': 'from its share',
} as const;

/** " on each movement action"; nothing for a property that lasts for one of them. */
const perMovement = (
  property: Extract<Property, { has: 'movement' }>,
  { number: whoMoves }: Noun,
  once: boolean,
): string => {
  if (once) return '';
  // The movement that the skill itself has is longer too (ruling ranger-escape).
  if (whoMoves === 'you' && figure(property.by, { scale: 1 }) > 0)
    return ' on this and each later movement action';
  return typeof property.by === 'object' ? ' on each movement action' : ' per movement action';
};

const ofValue = (property: Extract<Property, { has: 'value' }>, subject: Noun, place: Place): Phrase => {
  const only = {
    attacks: property.from ? ' on this and later attacks' : ' on every attack',
    'next-attack': ` on ${subject.possessive} next attack`,
    'ranged-defence': ' against ranged attacks',
  } as const;
  const near = property.while
    ? phrase` while it’s within ${distance(property.while.within, place)} of one of your allies`
    : phrase``;
  return phrase`${signed(property.by, place)} ${valueNames[property.value]}${property.for ? only[property.for] : ''}${forEach(property.by)}${near}`;
};

const asPips = (property: Extract<Property, { has: 'reads-as' }>, place: Place): SaidOf => {
  if (property.from === 'magic')
    return says(
      'count',
      phrase`${property.pips === 'all' ? 'every' : number(property.pips, place)} Magic pip as a Defence pip too when defending against damage`,
    );
  const pips =
    property.pips === 'all'
      ? phrase`any Defence pips`
      : phrase`${figure(property.pips, place) === 1 ? '' : 'up to '}${quantity(property.pips, 'Defence pip', place, 'Defence pips')}`;
  return says('may count', phrase`${pips} as Magic, or vice versa, when defending`);
};

/** Predicate of a property about its bearer. `once`: it lasts for a single movement. */
export const saidOf = (property: SaidProperty, subject: Noun, place: Place, once = false): SaidOf => {
  if (isNamedProperty(property)) return namedPropertySaid(property, place);
  switch (property.has) {
    case 'value':
      return says('get', ofValue(property, subject, place));
    case 'attack-value': {
      const on = {
        'attacks-on-target': phrase`on attacks against ${noun('target', place).text}`,
        attacks: phrase`on every attack`,
        'next-attack': phrase`on ${subject.possessive} next attack`,
      };
      return says('get', phrase`${signed(property.by, place)} AV or RAV ${on[property.for]}`);
    }
    case 'set':
      return says(
        'have',
        property.value === 'movement'
          ? phrase`${String(property.to)}# movement`
          : phrase`${String(property.to)} ${valueNames[property.value]}`,
      );
    case 'movement': {
      const way =
        typeof property.by === 'number' && property.by < 0
          ? phrase`${distance(-property.by, place)} less`
          : furtherBy(property.by, place, subject);
      return says('move', phrase`${way}${perMovement(property, subject, once)}`);
    }
    case 'movement-cap':
      return says(
        'move',
        phrase`at most ${distance(property.to, place)} on each movement action${property.from ? ', this one included' : ''}${property.within ? `, and never more than 1# per die in ${subject.possessive} Hand` : ''}`,
      );
    case 'dicepool':
      return says(
        'get',
        phrase`${signed(property.by, place)} ${plural(Math.abs(figure(property.by, place)), 'die', 'dice')} in ${subject.possessive} Dicepool`,
      );
    case 'less-damage': {
      const more = figure(property.by, { scale: 1 }) < 0;
      const damaged = {
        you: 'each time you’re damaged',
        many: lessDamageFrom['each-source'],
        one: 'each time it’s damaged',
      }[subject.number];
      return says(
        'take',
        property.from
          ? phrase`${number(absolute(property.by), place)} ${more ? 'more' : 'less'} damage ${lessDamageFrom[property.from]}`
          : phrase`${number(absolute(property.by), place)} ${more ? 'more' : 'less'} damage ${damaged}`,
      );
    }
    case 'immune': {
      const [verb, rest] = immunities[property.to];
      return says(verb, phrase`${rest}`);
    }
    case 'may-not':
      return property.what === 'all-but-move'
        ? says('may only perform', phrase`movement actions`)
        : says('can’t', phrase`${restrictionWords[property.what]}`);
    case 'no-target':
      return says('can’t be', phrase`${sheltered[property.of]}`);
    case 'reads-as':
      return asPips(property, place);
    case 'skill-pips':
      return says(
        'get',
        phrase`${signed(property.by, place)} Skill ${plural(Math.abs(figure(property.by, place)), 'pip', 'pips')} ${pipUseWords[property.for](subject.possessive)}${forEach(property.by)}`,
      );
    case 'passes-damage': {
      if (property.amount === 'half')
        return says(
          'share',
          phrase`all ${subject.possessive} damage equally with ${noun(property.to, place).text}`,
          phrase`You take any odd point, and may defend against your share as usual`,
        );
      const to = isGroup(property.to) ? oneOf(property.to, 'one', place) : noun(property.to, place).text;
      return says(
        'may pass',
        phrase`${isOne(property.amount, place) ? '' : 'up to '}${number(property.amount, place)} damage from each attack to ${to}`,
      );
    }
  }
};

/** True for a property that wants a sentence of its own beside others. */
export const standsApart = (property: SaidProperty): boolean =>
  property.has === 'movement-cap' ||
  (property.has === 'reads-as' && property.from === 'either') ||
  (property.has === 'less-damage' && property.from === undefined);

/** True for a property that waits for a moment. */
export const waits = (property: Property): property is Exclude<Property, SaidProperty> =>
  property.has === 'whenever' || property.has === 'next';
