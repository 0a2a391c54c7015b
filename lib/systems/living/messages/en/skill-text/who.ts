import type { Group, Kind, One, Until, Who, Zone } from '../../../skills/effects/terms';
import type { SkillTarget } from '../../../skills/school';
import { digits, distance, figure, number } from './amounts';
import { listed, type Noun, type Place } from './grammar';

const targetNames: Readonly<Record<SkillTarget, string>> = {
  self: 'you',
  ally: 'the target',
  'other-ally': 'the target',
  opponent: 'the target',
  any: 'the target',
  'dead-ally': 'the target',
  'dead-hero': 'the target',
  'dead-body': 'the body',
  undead: 'the target',
  'your-pet': 'the pet',
  'your-daemon': 'your Daemon',
  'opposing-daemon': 'the Daemon',
};

const ones: Readonly<Record<Exclude<One, 'target' | 'you'>, string>> = {
  attacker: 'the attacker',
  victim: 'whoever was hit',
  'your-pet': 'your pet',
  'your-daemon': 'your Daemon',
  caster: "that spell's caster",
  summoner: 'whoever summoned it',
  bearer: 'it',
  'attacking-pet': 'the attacking pet',
  'each-target': 'each target',
  'its-target': "that spell's target",
  'original-target': 'its original target',
  start: 'where you started',
};

const kindNames: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  opponent: ['opponent', 'opponents'],
  ally: ['ally', 'allies'],
  'other-ally': ['other ally', 'other allies'],
  hero: ['Hero', 'Heroes'],
  figure: ['figure', 'figures'],
  pet: ['pet of yours', 'pets of yours'],
  undead: ['Undead of yours', 'Undead of yours'],
  'dead-ally': ['dead ally', 'dead allies'],
  'opposing-daemon': ['opposing Daemon', 'opposing Daemons'],
  'ally-of-target': ['ally of the target', 'allies of the target'],
  'opponent-of-target': ['opponent of the target', 'opponents of the target'],
};

/** "opponent", "opponents". */
export const kindName = (kind: Kind, several: boolean): string => kindNames[kind][several ? 1 : 0];

const traits = {
  'lacks-two-life': ' that lacks two or more Life',
  'starts-phase-there': ' that starts a phase',
  'heard-it-all': ' that heard all of it',
} as const;

const manyTargets = { each: 'each target', first: 'the first target' } as const;

/** "you", "the target", "your pet". */
export const name = (one: One, place: Place): string =>
  one === 'you'
    ? 'you'
    : one === 'target'
      ? place.targets
        ? manyTargets[place.targets]
        : place.target
          ? targetNames[place.target]
          : 'the target'
      : ones[one];

/** "your", "the target's", "its". */
export const whose = ({ text, number, possessive }: Noun): string =>
  number === 'one' && /^(the|your) /.test(text) ? `${text}'s` : possessive;

/** " within 1# of you", " within reach". */
export const where = (zone: Zone, place: Place): string => {
  switch (zone) {
    case 'reach':
      return ' within reach';
    case 'earshot':
      return ' in earshot';
    case 'contact':
      return ' in base contact with you';
    case 'contact-and-you':
      return ' in base contact with you';
    case 'contact-with-target':
      return ` in base contact with ${noun('target', place).text}`;
    case 'line-to-target':
      return ' on the straight line from you to the target';
    case 'trap':
      return " in the trap's reach";
    case 'map':
      return '';
    default:
      return 'within' in zone
        ? ` within ${distance(zone.within, place)}${zone.of === 'you' ? '' : ` of ${name(zone.of, place)}`}`
        : `${typeof zone.reach === 'number' ? ` in a ${distance(zone.reach, place)} reach` : ` within a reach of ${distance(zone.reach, place)}`}${zone.of === 'you' ? '' : ` around ${name(zone.of, place)}`}`;
  }
};

const group = (who: Group, place: Place): Noun => {
  const [one, many] = kindNames[who.every];
  const other = who.besidesTarget ? 'other ' : '';
  const trait = who.who ? traits[who.who] : '';
  const zone = where(who.in, one.endsWith('the target') ? { ...place, known: 'the target' } : place);
  if (who.in === 'contact-and-you')
    return { text: `you and each ${one}${zone}`, number: 'many', possessive: 'their' };
  if (who.andYou) return { text: `you and each ${one}${zone}${trait}`, number: 'many', possessive: 'their' };
  if (who.upTo === undefined)
    return {
      text: `each ${other}${one}${who.who === 'starts-phase-there' ? `${trait}${zone}` : `${zone}${trait}`}`,
      number: 'one',
      possessive: 'its',
    };
  const several = figure(who.upTo, place) !== 1;
  const count = `${several ? 'up to ' : ''}${number(who.upTo, place)}`;
  return {
    text: `${count} ${other}${several ? many : one}${zone}${trait}`,
    number: several ? 'many' : 'one',
    possessive: several ? 'their' : 'its',
  };
};

/** True for all or some figures of a kind, false for those told one by one. */
export const isGroup = (who: Who): who is Group => typeof who === 'object' && !Array.isArray(who);

/** Whom a clause is about. */
export const noun = (who: Who, place: Place): Noun => {
  if (typeof who === 'string') {
    const text = name(who, place);
    if (text === place.known) return { text: 'it', number: 'one', possessive: 'its' };
    return text === 'you'
      ? { text, number: 'you', possessive: 'your' }
      : { text, number: 'one', possessive: who === 'summoner' ? 'their' : 'its' };
  }
  if (isGroup(who)) return group(who, place);
  const text = listed(who.map((one) => name(one, place)));
  return { text, number: 'many', possessive: 'their' };
};

/** "until your next turn"; empty where the effect stays with what carries it. */
export const until = (time: Until, subject: Noun, place: Place): string => {
  const their = subject.possessive;
  switch (time) {
    case 'this-action':
      return 'meanwhile';
    case 'this-turn':
      return 'this turn';
    case 'your-next-turn':
      return 'until your next turn';
    case 'end-of-your-next-turn':
      return 'until your next turn ends';
    case 'end-of-their-next-turn':
      return `until ${their} next turn ends`;
    case 'during-their-next-turn':
      return `during ${their} next turn`;
    case 'next-skill-action':
      return `on ${their} next skill action`;
    case 'summoners-next-turn':
      return "until the summoner's next turn";
    case 'next-movement':
      return `on ${their} next movement action`;
    case 'next-attack':
      return `for ${their} next attack`;
    case 'match':
      return '';
    case 'for-good':
      return 'for good';
    case 'while-it-lasts':
      return '';
    default: {
      if ('phases' in time) {
        const phases = figure(time.phases, place);
        return `for ${digits(phases)} ${phases === 1 ? 'phase' : 'phases'}`;
      }
      if ('attacks' in time) return `for ${number(time.attacks, place)} of ${their} hits`;
      const turns = `${number(time.turns, place)} of ${time.of === 'yours' ? 'your' : their} turns`;
      if (time.at === 'end') return `for ${turns}`;
      return `until ${turns} ${figure(time.turns, place) === 1 ? 'has' : 'have'} begun`;
    }
  }
};
