import type { Effect, Moment, Property } from '@/lib/systems/index';
import { distance, figure, forEach, furtherBy, number, quantity, signed } from './amounts';
import { listed, verb, type Noun, type Place } from './grammar';
import { noun, whose } from './who';
import { momentWords, pipUseWords, restrictionWords } from './words';

type Say = (effects: readonly Effect[], place: Place) => string;

/** "you are attacked", "the target deals damage": the moment with whom it concerns. */
const momentOf = (moment: Moment, subject: Noun): string => {
  const s = subject.text.replace(/^each (?=[aeiou])/, 'an ').replace(/^each /, 'a ');
  const be = verb('be', subject);
  switch (moment) {
    case 'turn-begins':
      return `${whose(subject)} turn begins`;
    case 'hit':
    case 'attacked-in-melee':
    case 'attacked-at-range':
    case 'damaged':
    case 'chosen-by-light-spell':
    case 'attacked-with-weapons':
    case 'hit-by-weapons':
      return `${s} ${be} ${momentWords[moment]}`;
    case 'attacks':
      return `${s} ${verb('attack', subject)}`;
    case 'attacks-in-melee':
      return `${s} ${verb('attack', subject)} in melee`;
    case 'hits':
      return `${s} ${verb('hit', subject)}`;
    case 'announces-attack':
      return `${s} ${verb('announce', subject)} a melee or ranged attack, by a skill or without`;
    case 'announces-spell':
      return `${s} ${verb('cast', subject)} a spell`;
    case 'announces-skill-but-no-spell':
      return `${s} ${verb('use', subject)} a skill that is no spell`;
    case 'checks-skill-against-opponent':
      return `${s} ${verb('use', subject)} a skill on an opponent`;
    case 'casts-death-spell-on-another':
      return `${s} ${verb('cast', subject)} a Death Spell on someone else`;
    case 'restores-life':
      return `${s} would restore Life`;
    case 'moves':
      return `${s} ${verb('move', subject)}`;
    case 'dies-or-ends':
      return `${s} ${verb('die', subject)} or this ends`;
    case 'in-swarm':
      return `${s} ${verb('touch', subject)} the swarm on ${subject.possessive} own turn (once a turn)`;
    case 'ends':
    case 'ends-early':
    case 'snowball-thrown-at-you':
      return momentWords[moment];
  }
};

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

/** What a property says of its bearer, starting with a verb. */
export const propertyWords = (
  property: Property,
  subject: Noun,
  place: Place,
  say: Say,
  once = false,
): string => {
  const v = (base: string): string => verb(base, subject);
  switch (property.has) {
    case 'value': {
      const only = {
        attacks: ' on every attack',
        'next-attack': ` on ${subject.possessive} next attack`,
        'ranged-defence': ' against ranged attacks',
      } as const;
      const near = property.while
        ? ` while within ${distance(property.while.within, place)} of one of your allies`
        : '';
      const adds = property.addsUp ? ' (adds up)' : '';
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
          : furtherBy(property.by, place);
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
    case 'immune': {
      const text = immunities[property.to];
      return text.startsWith('cannot')
        ? text
        : [v(text.split(' ')[0] ?? ''), ...text.split(' ').slice(1)].join(' ');
    }
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
      return `may act on nobody else until the end of the phase in which ${subject.number === 'you' ? 'you get' : 'it gets'} out`;
    case 'whenever':
      return `${property.moment === 'ends' || property.moment === 'ends-early' || property.moment === 'dies-or-ends' ? 'when' : 'whenever'} ${momentOf(property.moment, subject)}, ${say(property.effects, subject.number === 'one' ? { ...place, known: subject.text } : place)}`;
    case 'next': {
      const times = number(property.count, place);
      const which =
        times === '1' || times === 'one'
          ? `the next ${times === '1' ? '1 time' : 'time'}`
          : `the next ${times} times`;
      return `${which} ${momentOf(property.moment, subject)}, ${say(property.effects, subject.number === 'one' ? { ...place, known: subject.text } : place)}`;
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
    if (gets.length > 0) merged.push(`${verbUsed} ${listed(gets)}`);
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
