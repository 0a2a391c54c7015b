import type { Act } from '../../../skills/effects/effect';
import { figure, forEach, furtherBy, number, quantity, signed } from './amounts';
import { listed, verb, type Clause, type Place } from './grammar';
import { isGroup, noun, until } from './who';
import { actionNames, conditionNames, manners } from './words';

/** Whoever uses the skill. */
export const you = noun('you', { scale: 1, target: undefined });

/** True for what is written as more than one. */
export const plural = (times: string): boolean => times !== '1' && times !== 'one';

/** Actions performed at once. */
export const performed = (act: Extract<Act, { act: 'perform' }>, place: Place): Clause => {
  const subject = noun(act.who, place);
  const times = number(act.times, place);
  const [one, many] = actionNames[act.action];
  const further = act.further === undefined ? [] : [`moving ${furtherBy(act.further, place, subject)}`];
  const stronger =
    act.stronger === undefined
      ? ''
      : ` with ${signed(act.stronger, place)} ${act.action === 'melee-attack' ? 'AV' : act.action === 'ranged-attack' ? 'RAV' : 'AV or RAV'}${forEach(act.stronger)}`;
  const measured = act.measuredFromYou ? ['measuring distance, sight and cover from you'] : [];
  const other = act.notThisSkill ? ['not with this skill'] : [];
  const how = [...(act.manner ?? []).map((manner) => manners[manner]), ...other, ...further, ...measured];
  const kinds = act.oneActionSkills
    ? ([`single-action ${one}`, `single-action ${many}`] as const)
    : ([one, many] as const);
  if (act.ifArmed)
    return {
      subject: undefined,
      predicate: `with a ${act.action === 'ranged-attack' ? 'ranged' : 'melee'} weapon of your own, also perform ${times} ${one} on the target; where a dead zone forbids the shot, the rest still happens`,
    };
  const towards = how.length === 1 && act.manner?.[0]?.startsWith('towards') === true;
  return {
    subject,
    predicate: `${act.optional ? `${subject.number === 'you' ? 'you ' : ''}may perform` : verb('perform', subject)} ${times} ${act.action === 'same-skill' ? 'more ' : ''}${plural(times) ? kinds[1] : kinds[0]}${forEach(act.times)}${stronger}${towards ? ` ${how[0] ?? ''}` : how.length > 0 ? `, ${listed(how)}` : ''}`,
  };
};

/** Conditions removed. */
export const cured = (act: Extract<Act, { act: 'cure' }>, place: Place): Clause => {
  const subject = noun(act.whom, place);
  const from = subject.number === 'you' ? '' : ` from ${subject.text}`;
  const one = act.count !== 'all' && figure(act.count, place) === 1;
  if (act.counters) {
    const kind = act.pick === 'any' || act.pick === 'newest' ? 'condition' : conditionNames[act.pick];
    return {
      subject: you,
      predicate: `remove ${act.count === 'all' ? 'all' : number(act.count, place)} ${kind} ${one ? 'counter' : 'counters'}${from}`,
    };
  }
  if (act.count === 'all') return { subject: you, predicate: `remove all conditions${from}` };
  const count = `${number(act.count, place)} ${one ? 'condition' : 'conditions'}`;
  const picked = act.pick === 'newest' ? `${count} (newest first)` : `any ${count}`;
  if (isGroup(act.whom))
    return {
      subject,
      predicate: `${verb('lose', subject)} ${picked} with all counters`,
    };
  return {
    subject: you,
    predicate: `remove ${picked}${from}, with all counters`,
  };
};

/** Enchantments, hexes and Loas lost. */
export const dispelled = (act: Extract<Act, { act: 'dispel' }>, place: Place): Clause => {
  const subject = noun(act.whom, place);
  const several = figure(act.count, place) !== 1;
  const names = {
    enchantment: ['enchantment', 'enchantments'],
    hex: ['hex', 'hexes'],
    'hex-on-movement': ['hex that hampers movement', 'hexes that hamper movement'],
    loa: ['Loa', 'Loas'],
  } as const;
  const [one, many] = names[act.what];
  const count = `${number(act.count, place)} ${several ? many : one}`;
  if (act.pick === 'newest')
    return {
      subject,
      predicate: `${verb('lose', subject)} ${count.startsWith('one ') ? `${subject.possessive} newest ${one}` : `${count} (newest first)`}`,
    };
  if (isGroup(act.whom) || act.what === 'loa')
    return { subject, predicate: `${verb('lose', subject)} ${act.what === 'loa' ? '' : 'any '}${count}` };
  return {
    subject: you,
    predicate: `remove any ${count}${subject.number === 'you' ? '' : ` from ${subject.text}`}`,
  };
};

/** Skills that cannot be used. */
export const disabled = (act: Extract<Act, { act: 'disable' }>, place: Place): Clause => {
  const subject = noun(act.whom, place);
  const what = {
    'all-skills': 'any skill',
    'random-skill':
      act.count === undefined
        ? ''
        : `${figure(act.count, place) === 1 ? '' : 'up to '}${quantity(act.count, 'skill', place, 'skills')} drawn at random`,
    'snowball-skills': `${subject.possessive} Snowball skills`,
    'this-skill': 'this skill',
    'skill-used': 'that skill',
    'snatched-loa': 'the skill of that Loa',
  } as const;
  const cannot =
    act.what === 'random-skill' || act.what === 'snowball-skills'
      ? verb('lose the use of', subject)
      : 'cannot use';
  const time = act.until === 'match' ? 'for the rest of the match' : until(act.until, subject, place);
  return subject.number === 'you'
    ? { subject: undefined, predicate: `you cannot use ${what[act.what]} ${time}` }
    : { subject, predicate: `${cannot} ${what[act.what]} ${time}` };
};

/** Who comes to the battlefield, without the verb's subject. */
export const summoned = (act: Extract<Act, { act: 'summon' }>, place: Place): string => {
  const names = {
    zombie: ['Zombie', 'Zombies'],
    golem: ['Golem', 'Golems'],
    snowman: ['snowman', 'snowmen'],
    swarm: ['swarm of insects', 'swarms of insects'],
    blade: ['illusionary blade', 'illusionary blades'],
  } as const;
  const [one, many] = names[act.what];
  const verbs = {
    zombie: 'raise',
    golem: 'raise',
    snowman: 'build',
    swarm: 'summon',
    blade: 'summon',
  } as const;
  const where =
    act.at === 'target'
      ? ` where ${noun('target', place).text} ${act.what === 'swarm' ? 'stands' : 'lies'}`
      : act.at === 'contact'
        ? ' in base contact with you'
        : '';
  const dice =
    act.extraDice === undefined
      ? ''
      : place.scale === 1
        ? `; each Skill pip after the first gives it +${act.extraDice} die in its Dicepool`
        : `, with +${act.extraDice * (place.scale - 1)} ${act.extraDice * (place.scale - 1) === 1 ? 'die' : 'dice'} in its Dicepool`;
  const end = act.leaves ? '; when it perishes, it leaves a body' : '';
  return `${verbs[act.what]} ${number(act.count, place)} ${figure(act.count, place) === 1 ? one : many}${where}${dice}${end}`;
};
