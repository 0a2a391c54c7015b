import type { Effect, Property } from '../../../skills/effects/effect';
import type { Moment } from '../../../skills/effects/terms';
import { distance, figure, forEach, furtherBy, number, quantity, signed } from './amounts';
import { listed, verb, type Noun, type Place } from './grammar';
import { noun } from './who';
import { momentWords } from './moments';
import { pipUseWords, restrictionWords } from './words';

type Say = (effects: readonly Effect[], place: Place) => string;

const immunities = {
  conditions: 'cannot receive conditions',
  knockdown: 'cannot be knocked down',
  burning: 'be immune to Burning',
  criticals: 'ignore what critical hits add',
  snowballs: 'may ignore what snowballs do',
  'targeted-conditions': 'receive no conditions from skills aimed at you',
} as const;

const sheltered = {
  far: 'cannot be the target of ranged attacks or of skills from beyond base contact',
  anything: 'cannot be the target of attacks or skills',
  'opponents-in-reach': 'cannot be attacked or aimed at with skills by opponents within reach',
} as const;

const addsUp = ' (adds up)';

/** What a property says of its bearer, starting with a verb. */
export const propertyWords = (
  property: Property,
  subject: Noun,
  place: Place,
  say: Say,
  once = false,
): string => {
  const v = (base: string): string => verb(base, subject);
  const happening = ({ moment, effects }: Extract<Property, { readonly moment: Moment }>): string =>
    `${momentWords[moment](subject)}${property.has === 'whenever' && property.once ? ' (once a turn)' : ''}, ${say(effects, subject.number === 'one' ? { ...place, known: subject.text } : place)}`;
  switch (property.has) {
    case 'value': {
      const only = {
        attacks: property.from ? ' on this and later attacks' : ' on every attack',
        'next-attack': ` on ${subject.possessive} next attack`,
        'ranged-defence': ' against ranged attacks',
      } as const;
      const near = property.while
        ? ` while within ${distance(property.while.within, place)} of one of your allies`
        : '';
      const adds = property.addsUp ? addsUp : '';
      return `${v('get')} ${signed(property.by, place)} ${property.value}${property.for ? only[property.for] : ''}${forEach(property.by)}${near}${adds}`;
    }
    case 'attack-value':
      return `${v('get')} ${signed(property.by, place)} AV or RAV ${
        property.for === 'attacks-on-target'
          ? `on attacks against ${noun('target', place).text}`
          : property.for === 'attacks'
            ? 'on every attack'
            : `on ${subject.possessive} next attack`
      }`;
    case 'set':
      return property.value === 'movement'
        ? `${v('have')} a movement of ${property.to}#`
        : `${v('have')} ${property.to} ${property.value}`;
    case 'movement': {
      const by = figure(property.by, place);
      const way =
        by < 0 && typeof property.by === 'number'
          ? `${distance(-property.by, place)} less`
          : furtherBy(property.by, place, subject);
      return `${v('move')} ${way}${once ? '' : ' on each movement action'}`;
    }
    case 'movement-cap':
      return `${v('move')} at most ${distance(property.to, place)} on each movement action${property.from ? ', this one included' : ''}${property.within ? `, and never further than ${subject.possessive} dice in Hand` : ''}`;
    case 'half-movement':
      return `${v('move')} at half rate`;
    case 'dicepool':
      return `${v('get')} ${signed(property.by, place)} ${Math.abs(figure(property.by, place)) === 1 ? 'die' : 'dice'} in the Dicepool`;
    case 'less-damage':
      return `${v('take')} ${number(property.by, place)} less damage ${property.from === 'conditioned-opponents' ? 'from opponents with a condition' : property.from === 'each-source' ? 'from each source' : property.from === 'after-sharing' ? 'from its share' : 'each time'}`;
    case 'more-damage':
      return `${v('take')} ${number(property.by, place)} more damage each time ${subject.number === 'you' ? 'you take' : 'it takes'} any`;
    case 'at-least':
      return `${v('deal')} at least ${number(property.damage, place)} damage with every attack, this one included, whatever the DV`;
    case 'heal-more':
      return `${v('restore')} ${number(property.by, place)} more Life from each spell that restores any`;
    case 'immune':
      return v(immunities[property.to]);
    case 'may-not':
      return `may not ${restrictionWords[property.what]}`;
    case 'only-movement':
      return 'may perform movement actions only';
    case 'no-target':
      return sheltered[property.of];
    case 'reads-as': {
      const several = property.pips !== 'all' && figure(property.pips, place) > 1;
      const upTo =
        property.pips === 'all' ? 'every' : `${several ? 'up to ' : ''}${number(property.pips, place)}`;
      const pips = several ? 'pips' : 'pip';
      return property.to === 'defence'
        ? `${v('count')} ${upTo} Magic ${pips} as Defence too when defending against damage`
        : `may turn ${upTo} Defence ${pips} into Magic or the reverse when defending`;
    }
    case 'skill-pips':
      return `${v('get')} ${signed(property.by, place)} Skill ${Math.abs(figure(property.by, place)) === 1 ? 'pip' : 'pips'} ${pipUseWords[property.for].replace('the next', `${subject.possessive} next`)}${forEach(property.by)}`;
    case 'blind':
      return `may act on nobody else, Shouts aside, until the end of the phase in which ${subject.number === 'you' ? 'you get' : 'it gets'} out or the cloud ends`;
    case 'whenever': {
      const isOnce = /^(ends|ends-early|dies-or-ends)$/.test(property.moment);
      return `${isOnce ? 'when' : 'whenever'} ${happening(property)}`;
    }
    case 'next': {
      const times = quantity(property.count, 'time', place, 'times');
      return times === 'one time'
        ? `the next time ${happening(property)}`
        : `whenever ${happening(property)}; works ${times}`;
    }
    case 'passes-damage':
      return `may pass on ${figure(property.amount, place) === 1 ? '' : 'up to '}${number(property.amount, place)} damage of each attack to one ${noun(property.to, place).text.replace(/^each /, '')}`;
    case 'halves-damage':
      return `${v('share')} all damage with you by halves; an odd point is yours, and you may defend`;
    case 'hand':
      return `${v('have')} a Hand of ${quantity(property.dice, 'die', place, 'dice')}`;
    case 'fewer-dice-on-you':
      return `${v('roll')} ${quantity(property.dice, 'die', place, 'dice')} fewer for anything that would affect you`;
  }
};

/** True for a property that is a sentence of its own, not something said of the bearer. */
export const standsAlone = ({ has }: Property): boolean => has === 'whenever' || has === 'next';

/** What is said of one bearer, what he gets told together. */
export const propertyList = (parts: readonly string[]): string => {
  const merged: string[] = [];
  let gets: string[] = [];
  let verbUsed = '';
  const flush = (): void => {
    const both = gets.length === 2 && gets.every((part) => part.endsWith(addsUp));
    const told = both ? gets.map((part) => part.slice(0, -addsUp.length)) : gets;
    if (told.length > 0) merged.push(`${verbUsed} ${listed(told)}${both ? ' (both add up)' : ''}`);
    gets = [];
  };
  for (const part of parts) {
    const match = /^(gets?|have|has) (.*)$/.exec(part);
    if (match) {
      if (match[1] !== verbUsed) flush();
      verbUsed = match[1] ?? '';
      gets.push(match[2] ?? '');
      continue;
    }
    flush();
    merged.push(part);
  }
  flush();
  const last = merged.at(-1) ?? '';
  return merged.length > 1 && merged.some((part) => / (and|or) /.test(part))
    ? `${merged.slice(0, -1).join(', ')}, and ${last}`
    : listed(merged);
};
