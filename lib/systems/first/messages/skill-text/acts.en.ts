import { possessive } from '#words/language/words';
import type { Skill } from '../../skills/category';
import type { Effect, One, Value } from '../../skills/effect';
import {
  count,
  digits,
  listed,
  phrase,
  quantity,
  signed,
  type Phrase,
  type Scaling,
} from '#words/systems/first/messages/skill-text/phrase';

type Act<Name extends Effect['act']> = Extract<Effect, { readonly act: Name }>;
type Change = Act<'change'>;

/** Where an effect stands: its skill, and the pips of its line. */
export interface Place extends Scaling {
  readonly skill: Skill;
}

const hasSeveral = ({ green, blue = [] }: Skill): boolean =>
  [...green, ...blue].some(({ act }) => act === 'targets' || act === 'radius');

/** Targets are chosen in the second of two lines, behind what happens to them. */
const choosesLater = ({ green, blue = [] }: Skill): boolean =>
  blue.length > 0 && green.every(({ act }) => act === 'targets');

/** The subject, and how a verb goes with it. */
export const subject = (whom: One, { skill }: Pick<Place, 'skill'>): { name: string; s: string } => {
  if (whom === 'you') return { name: 'you', s: '' };
  if (whom === 'fiend') return { name: 'your fiend', s: 's' };
  if (!hasSeveral(skill)) return { name: 'the target', s: 's' };
  return { name: choosesLater(skill) ? 'each target you choose' : 'each target', s: 's' };
};

const valueNames: Readonly<Record<Value, string>> = {
  AV: ' AV',
  DV: ' DV',
  MAV: ' MAV',
  MDV: ' MDV',
  movement: '# movement',
  range: '# range',
};

const times: Readonly<Record<NonNullable<Change['until']>, string>> = {
  'end-of-your-next-turn': ' until the end of your next turn',
  'next-attack':
    ' on your next attack; hit or miss, it is then used up. Using this skill again before then adds nothing',
};

const countsUnmoved = (by: Change['by']): boolean => typeof by === 'object' && 'each' in by;

const timeOf = (change: Change): string => {
  if (change.until) return times[change.until];
  return countsUnmoved(change.by) ? ', until your next turn' : ' until your next turn';
};

const amountText = ({ by, value }: Change, place: Place): Phrase => {
  const left = place.skill.use === 'charge' ? 'of this movement you don’t use' : 'you didn’t move this turn';
  const each = countsUnmoved(by) ? ` for each full # ${left}` : '';
  return phrase`${signed(by, place)}${valueNames[value]}${each}`;
};

/**
 * Changes of one figure, in one sentence; those that last alike side by side.
 * @param also what else it can do for that long: "can move over obstacles"
 */
export const changesText = (changes: readonly Change[], place: Place, also = ''): Phrase => {
  const [first] = changes;
  if (!first) return [];
  const { name, s } = subject(first.whom, place);
  const by = changes.length === 1 && first.value === 'movement' ? first.by : undefined;
  if (typeof by === 'number' && by < 0)
    return phrase`${name === 'you' ? 'your' : possessive(name)} movement is ${digits(-by, place)}# shorter${timeOf(first)}`;
  const times = [...new Set(changes.map(timeOf))];
  const told = times.map((time) => {
    const alike = changes.filter((change) => timeOf(change) === time);
    const more = also === '' ? '' : ` and ${also}`;
    return phrase`${listed(alike.map((change) => amountText(change, place)))}${more}${time}`;
  });
  return phrase`${name} get${s} ${listed(told)}`;
};

const damageText = (act: Act<'damage'>, place: Place): Phrase => {
  const { name, s } = subject(act.whom, place);
  return phrase`${name} take${s} ${digits(act.by, place)} magic damage`;
};

const healText = ({ by, whom }: Act<'heal'>, place: Place): Phrase => {
  const { name, s } = subject(whom, place);
  return phrase`${name} regain${s} ${digits(by, place)} Life, up to ${whom === 'you' ? 'your' : 'its'} full Dicepool`;
};

const mendText = ({ turns, by, whom }: Act<'mend'>, place: Place): Phrase => {
  const { name, s } = subject(whom, place);
  return phrase`${name} regain${s} ${digits(by, place)} Life on each of its turns, for ${quantity(turns, place, 'turn', 'turns')}, beginning with its next one`;
};

const moveText = ({ by, spends }: Act<'move'>, place: Place): Phrase => {
  const far = phrase`up to ${digits(by, place)}#`;
  switch (spends) {
    case 'movement':
      return phrase`move ${far} instead of your movement, then attack`;
    case 'attack':
      return phrase`you may move ${far} more this turn, but you can’t attack`;
    case 'nothing':
      return phrase`you may move ${digits(by, place)}# more this turn`;
  }
};

const fiendAttackText = ({ manner, value }: Act<'fiend-attack'>): Phrase => {
  switch (manner) {
    case 'melee':
      return phrase`your fiend makes a melee attack with AV ${value}, as its attack for this turn`;
    case 'ranged':
      return phrase`your fiend makes a ranged attack with AV ${value}, as its attack for this turn`;
    case 'breath':
      return phrase`your fiend makes a breath attack with MAV ${value}, as its attack for this turn`;
  }
};

const radiusTold = ({ of }: Act<'radius'>, place: Place): Phrase => {
  const { target, green } = place.skill;
  const far = phrase`within ${digits(of, place)}# of you`;
  if (target === 'everyone') return phrase`everyone ${far} is a target, friends too, but not you`;
  if (target === 'friend') return phrase`you and all friends ${far} are targets`;
  return green.some(({ act }) => act === 'targets')
    ? phrase`targets must be ${far}`
    : phrase`opponents ${far} are targets`;
};

const summonTold = ({ life, points, turns }: Act<'summon'>, place: Place): Phrase =>
  phrase`a fiend with ${digits(life, place)} Life and traits worth ${quantity(points, place, 'point', 'points')} appears in base contact with you after ${quantity(turns, place, 'turn', 'turns')} of casting`;

/** "your fiend’s DV", "the AV of each target you choose". */
const ownerOf = (value: string, name: string): string =>
  name.includes(' you ') ? `the ${value} of ${name}` : `${possessive(name)} ${value}`;

const zeroTold = ({ value, whom }: Act<'zero'>, place: Place): Phrase =>
  whom === 'you'
    ? phrase`your ${value} is 0 until your next turn`
    : phrase`${ownerOf(value, subject(whom, place).name)} is 0 until your next turn`;

/** Said with the changes of the same figure: both last until its caster's next turn. */
export const flying = 'can move over obstacles';

/** Effect in words; changes are said together. */
export const actText = (effect: Exclude<Effect, Change>, place: Place): Phrase => {
  switch (effect.act) {
    case 'zero':
      return zeroTold(effect, place);
    case 'limit-damage':
      return phrase`a hit never deals more than ${effect.to} damage`;
    case 'push':
      return phrase`${subject(effect.whom, place).name} is pushed ${digits(effect.by, place)}# directly away from you`;
    case 'more-attacks':
      return phrase`you may make ${quantity(effect.count, place, 'more attack', 'more attacks')} like this one, and ${count(effect.count, place) === 1 ? 'that may earn you another' : 'those may earn you more'}`;
    case 'taunt':
      return phrase`on their next turn, opponents within ${digits(effect.within, place)}# of you can attack nobody but you`;
    case 'bar-skills':
      return phrase`until your next turn the target can’t use ${quantity(effect.count, place, 'skill', 'skills')} of your choice`;
    case 'move':
      return moveText(effect, place);
    case 'heal':
      return healText(effect, place);
    case 'mend':
      return mendText(effect, place);
    case 'raise':
      return phrase`the target gets up with ${digits(effect.by, place)} Life; its Dicepool is one die smaller for the rest of the match`;
    case 'damage':
      return damageText(effect, place);
    case 'lay-traps':
      return phrase`lay ${quantity(effect.count, place, 'trap', 'traps')} within ${digits(effect.within, place)}# of you. A trap has one Life, DV 3 and MDV 0. The first opponent who moves within one # of a trap takes one damage, and can’t defend against it`;
    case 'targets':
      return phrase`choose ${count(effect.count, place) === 1 ? '' : 'up to '}${quantity(effect.count, place, 'target', 'targets')}${place.skill.target === 'foe-in-contact' ? ' in base contact with you' : ''}`;
    case 'radius':
      return radiusTold(effect, place);
    case 'reach':
      return phrase`the target may be ${digits(effect.by, place)}# further away`;
    case 'line':
      return phrase`it hits everyone, friends too, on a straight line of up to ${digits(effect.of, place)}# from the fiend, in any direction`;
    case 'fiend-range':
      return phrase`the attack reaches ${digits(effect.by, place)}# further`;
    case 'share-damage':
      return phrase`of the next ${digits(effect.next, place)} damage that the target would take until your next turn, it takes ${digits(effect.each, place)} and you take ${digits(effect.each, place)}`;
    case 'spare-yourself':
      return phrase`you take ${digits(effect.by, place)} less of that damage`;
    case 'summon':
      return summonTold(effect, place);
    case 'hasten':
      return phrase`the casting takes ${quantity(effect.turns, place, 'turn', 'turns')} less`;
    case 'fiend-attack':
      return fiendAttackText(effect);
    case 'fly':
      return phrase`${subject(effect.whom, place).name} ${flying} until your next turn`;
  }
};
