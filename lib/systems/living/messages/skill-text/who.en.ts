import type { Group, Kind, One, Who, Zone } from '../../skills/effects/terms';
import type { SkillTarget } from '../../skills/school';
import { plainLine } from '../../skills/skill-text';
import { distance, figure, upTo } from '#words/systems/living/messages/skill-text/amounts';
import type { Noun, Place } from '#words/systems/living/messages/skill-text/grammar';
import { listed, phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';

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
  'opposing-daemon': 'the opposing Daemon',
};

const ones: Readonly<Record<Exclude<One, 'target' | 'you'>, string>> = {
  attacker: 'the attacker',
  victim: 'that figure',
  'your-pet': 'your pet',
  'your-daemon': 'your Daemon',
  caster: 'that spell’s caster',
  summoner: 'whoever summoned that Loa',
  bearer: 'it',
  'attacking-pet': 'the attacking pet',
  'each-target': 'each target',
  'its-target': 'them',
  'original-target': 'its original target',
  start: 'where you started',
};

const kindNames: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  opponent: ['opponent', 'opponents'],
  ally: ['ally', 'allies'],
  'other-ally': ['other ally', 'other allies'],
  hero: ['Hero', 'Heroes'],
  figure: ['figure', 'figures'],
  pet: ['of your pets', 'of your pets'],
  undead: ['of your Undead', 'of your Undead'],
  'dead-ally': ['dead ally', 'dead allies'],
  'opposing-daemon': ['opposing Daemon', 'opposing Daemons'],
  'ally-of-target': ['ally of the target', 'allies of the target'],
  'opponent-of-target': ['opponent of the target', 'opponents of the target'],
};

/** "opponent", "opponents". */
export const kindName = (kind: Kind, several: boolean): string => kindNames[kind][several ? 1 : 0];

/** Behind a kind that takes figures of either side, so that nobody asks whether friends are meant. */
export const bothSides = (kind: Kind): string =>
  kind === 'hero' || kind === 'figure' ? ', friend or foe,' : '';

const traits = {
  'lacks-two-life': 'that is missing two or more Life',
  'starts-phase-there': 'that starts a phase there',
  'heard-it-all': 'that heard the whole speech',
} as const;

const manyTargets = { each: 'each target', first: 'the first target' } as const;

/** "you", "the target", "your pet". */
export const name = (one: One, place: Pick<Place, 'target' | 'targets'>): string =>
  one === 'you'
    ? 'you'
    : one === 'target' || (one === 'each-target' && place.targets === undefined)
      ? place.targets
        ? manyTargets[place.targets]
        : place.target
          ? targetNames[place.target]
          : 'the target'
      : ones[one];

/** "your", "the target's", "its": whose something is, said for the first time. */
export const whose = (who: Who, place: Place): string => {
  const { number, text, possessive } = noun(who, place);
  return number === 'one' && typeof who === 'string' && who !== place.known && who !== 'bearer'
    ? `${plainLine(text)}’s`
    : possessive;
};

/** " within 1# of you", " within reach". */
export const where = (zone: Zone, place: Place): Phrase => {
  switch (zone) {
    case 'reach':
      return phrase` within reach`;
    case 'earshot':
      return phrase` in earshot`;
    case 'contact':
    case 'contact-and-you':
      return phrase` in base contact with you`;
    case 'contact-with-target':
      return phrase` in base contact with ${noun('target', place).text}`;
    case 'line-to-target':
      return phrase` on the straight line from you to the target, the target included,`;
    case 'trap':
      return phrase` within its reach`;
    case 'map':
      return phrase``;
    default:
      return 'within' in zone
        ? phrase` within ${distance(zone.within, place)}${zone.of === 'you' ? '' : ` of ${name(zone.of, place)}`}`
        : phrase` within reach (${distance(zone.reach, place)} around ${zone.of === 'you' ? 'you' : noun(zone.of, place).text})`;
  }
};

/** The same group, said in another line. */
const isStatement = (who: Group, { mentioned = [] }: Place): boolean =>
  mentioned.some((group) => JSON.stringify(group) === JSON.stringify(who));

const group = (who: Group, place: Place): Noun => {
  if (isStatement(who, place)) return { text: phrase`each of them`, number: 'one', possessive: 'its' };
  const [one, many] = kindNames[who.every];
  const isOfTarget = who.every === 'ally-of-target' || who.every === 'opponent-of-target';
  const zone = phrase`${bothSides(who.every)}${where(who.in, isOfTarget ? { ...place, known: 'target' } : place)}`;
  const trait = who.who ? ` ${traits[who.who]}` : '';
  const other = who.besidesTarget ? 'other ' : '';
  // "Each other" would be heard as one word.
  const each = who.besidesTarget || who.every === 'other-ally' ? 'every' : 'each';
  if (who.in === 'contact-and-you' || who.andYou)
    return { text: phrase`you and ${each} ${one}${zone}${trait}`, number: 'many', possessive: 'their' };
  if (who.upTo === undefined)
    return { text: phrase`${each} ${other}${one}${zone}${trait}`, number: 'one', possessive: 'its' };
  const several = figure(who.upTo, place) !== 1;
  return {
    text: phrase`${upTo(who.upTo, `${other}${one}`, place, `${other}${many}`)}${zone}${trait}`,
    number: several ? 'many' : 'one',
    possessive: several ? 'their' : 'its',
  };
};

/** True for all or some figures of a kind, false for those named one by one. */
export const isGroup = (who: Who): who is Group => typeof who === 'object' && !Array.isArray(who);

const isYours = (kind: Kind): boolean => kind === 'pet' || kind === 'undead';

/** Articles before "of your pets". */
const ofYours: Readonly<Partial<Record<string, string>>> = { a: 'one', no: 'none' };

/** A group as one of it: "one ally within reach", "a figure in its reach", "no opponent within reach". */
export const oneOf = (who: Group, article: string, place: Place): Phrase => {
  const trait = who.who ? ` ${traits[who.who]}` : '';
  return phrase`${isYours(who.every) ? (ofYours[article] ?? article) : article} ${who.besidesTarget ? 'other ' : ''}${kindName(who.every, false)}${bothSides(who.every)}${where(who.in, place)}${trait}`;
};

/** Subject of a clause. */
export const noun = (who: Who, place: Place): Noun => {
  if (typeof who === 'string') {
    const text = name(who, place);
    if (text === 'you') return { text: phrase`you`, number: 'you', possessive: 'your' };
    if (who === place.known) return { text: phrase`it`, number: 'one', possessive: 'its' };
    return { text: phrase`${text}`, number: 'one', possessive: who === 'summoner' ? 'their' : 'its' };
  }
  if (isGroup(who)) return group(who, place);
  return { text: listed(who.map((one) => name(one, place))), number: 'many', possessive: 'their' };
};

/** One of a group, or whoever else is meant. */
export const oneOfWhom = (who: Who, article: string, place: Place): Phrase =>
  isGroup(who) ? oneOf(who, article, place) : noun(who, place).text;
