import type { Effect, Moment, Property } from '@/lib/systems/index';
import { distance, figure, forEach, number, quantity, signed } from './amounts';
import { listed, verb, type Noun, type Place } from './grammar';
import { momentWords, pipUseWords, restrictionWords } from './words';

type Say = (effects: readonly Effect[], place: Place) => string;

/** "you are attacked", "the target deals damage": the moment with whom it concerns. */
const momentOf = (moment: Moment, subject: Noun): string => {
  const s = subject.text;
  const be = verb('be', subject);
  switch (moment) {
    case 'turn-begins':
      return `${subject.possessive} turn begins`;
    case 'turn-ends':
      return `${subject.possessive} turn ends`;
    case 'attacked':
    case 'attacked-in-melee':
    case 'attacked-at-range':
    case 'hit':
    case 'damaged':
    case 'chosen-by-light-spell':
    case 'restored-by-spell':
      return `${s} ${be} ${momentWords[moment]}`;
    case 'deals-damage':
      return `${s} ${verb('deal', subject)} damage`;
    case 'attacks':
      return `${s} ${verb('attack', subject)}`;
    case 'attacks-in-melee':
      return `${s} ${verb('attack', subject)} in melee`;
    case 'hits':
      return `${s} ${verb('hit', subject)}`;
    case 'announces-attack':
      return `${s} ${verb('announce', subject)} an attack`;
    case 'announces-spell':
      return `${s} ${verb('cast', subject)} a spell`;
    case 'announces-skill-but-no-spell':
      return `${s} ${verb('use', subject)} a skill that is no spell`;
    case 'checks-skill-against-opponent':
      return `${s} ${verb('use', subject)} a skill on an opponent`;
    case 'casts-death-spell':
      return `${s} ${verb('cast', subject)} a Death Spell`;
    case 'restores-life':
      return `${s} would restore Life`;
    case 'moves':
      return `${s} ${verb('move', subject)}`;
    default:
      return momentWords[moment];
  }
};

const immunities = {
  conditions: 'cannot receive conditions',
  knockdown: 'cannot be knocked down',
  burning: 'cannot receive Burning',
  criticals: 'ignore what critical hits add',
  snowballs: 'ignore what snowballs do',
  'targeted-conditions': 'receive no conditions from skills aimed at you',
} as const;

const sheltered = {
  far: 'cannot be the target of ranged attacks, nor of skills from beyond base contact',
  anything: 'cannot be the target of attacks or skills',
  'opponents-in-reach': 'cannot be attacked or aimed at with skills by opponents within reach',
} as const;

/** What a property says of its bearer, starting with a verb. */
export const propertyWords = (property: Property, subject: Noun, place: Place, say: Say): string => {
  const v = (base: string): string => verb(base, subject);
  switch (property.has) {
    case 'value': {
      const only = {
        attacks: ' on every attack',
        'next-attack': ' on the next attack',
        'ranged-defence': ' against ranged attacks',
      } as const;
      return `${v('get')} ${signed(property.by, place)} ${property.value}${property.for ? only[property.for] : ''}${forEach(property.by)}`;
    }
    case 'set':
      return property.value === 'movement'
        ? `${v('have')} a movement of ${property.to}#`
        : `${v('have')} ${property.to} ${property.value}`;
    case 'movement': {
      const by = figure(property.by, place);
      return by < 0
        ? `${v('move')} ${distance(typeof property.by === 'number' ? -property.by : property.by, place)} less per movement action`
        : `${v('move')} ${distance(property.by, place)} further per movement action`;
    }
    case 'movement-cap':
      return `${v('move')} at most ${distance(property.to, place)} per movement action`;
    case 'half-movement':
      return `${v('move')} at half rate`;
    case 'dicepool':
      return `${v('get')} ${signed(property.by, place)} ${Math.abs(figure(property.by, place)) === 1 ? 'die' : 'dice'} in the Dicepool`;
    case 'less-damage':
      return `${v('take')} ${number(property.by, place)} less damage ${property.from === 'conditioned-opponents' ? 'from opponents with a condition' : property.from === 'each-source' ? 'from each source' : 'each time'}`;
    case 'more-damage':
      return `${v('take')} ${number(property.by, place)} more damage each time any is left`;
    case 'at-least':
      return `${v('deal')} at least ${number(property.damage, place)} damage with every attack, whatever the DV`;
    case 'heal-more':
      return `${v('restore')} ${quantity(property.by, 'Life', place)} more from each spell that restores Life`;
    case 'heal-less':
      return `${v('restore')} ${quantity(property.by, 'Life', place)} less`;
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
      const upTo = property.pips === 'all' ? 'every' : `up to ${number(property.pips, place)}`;
      const pips = property.pips !== 'all' && figure(property.pips, place) > 1 ? 'pips' : 'pip';
      return property.to === 'defence'
        ? `${v('count')} ${upTo} Magic ${pips} as Defence too`
        : `may count ${upTo} Defence ${pips} as Magic, or the reverse, when defending`;
    }
    case 'skill-pips':
      return `${v('get')} ${signed(property.by, place)} Skill ${Math.abs(figure(property.by, place)) === 1 ? 'pip' : 'pips'}${forEach(property.by)} ${pipUseWords[property.for]}`;
    case 'ignores-obstacles':
      return `${v('ignore')} obstacles when moving`;
    case 'no-sight-through':
      return 'cannot see into, out of or through the cloud';
    case 'whenever':
      return `whenever ${momentOf(property.moment, subject)}, ${say(property.effects, place)}`;
    case 'next': {
      const times = number(property.count, place);
      const which =
        times === '1' || times === 'one'
          ? `the next ${times === '1' ? '1 time' : 'time'}`
          : `the next ${times} times`;
      return `${which} ${momentOf(property.moment, subject)}, ${say(property.effects, place)}`;
    }
    case 'shares-damage':
      return property.how === 'halve'
        ? 'shares damage with you by halves, the odd point yours'
        : `may pass ${property.amount === undefined ? '1' : number(property.amount, place)} damage of each attack on to one of your allies within reach`;
  }
};

/** True for a property that is a sentence of its own, not something said of the bearer. */
export const standsAlone = ({ has }: Property): boolean => has === 'whenever' || has === 'next';

export const propertyList = (parts: readonly string[]): string => {
  const shared = parts.map((part) => part.match(/^(gets?) (.*)$/));
  const [first] = shared;
  if (parts.length < 2 || !first || shared.some((match) => match?.[1] !== first[1])) return listed(parts);
  return `${first[1] ?? ''} ${listed(shared.map((match) => match?.[2] ?? ''))}`;
};
