import type { Act, Effect } from '@/lib/systems/index';
import { distance, figure, forEach, number, quantity, signed } from './amounts';
import { verb, type Clause, type Place } from './grammar';
import { noun, until } from './who';
import { actionNames, conditionNames, manners } from './words';

type Say = (effects: readonly Effect[], place: Place) => string;

const plural = (times: string): boolean => times !== '1' && times !== 'one';

const performed = (act: Extract<Act, { act: 'perform' }>, place: Place): Clause => {
  const subject = noun(act.who, place);
  const times = number(act.times, place);
  const [one, many] = actionNames[act.action];
  const further = act.further === undefined ? [] : [`moving ${distance(act.further, place)} further`];
  const stronger =
    act.stronger === undefined
      ? []
      : [
          `with ${signed(act.stronger, place)} ${act.action === 'melee-attack' ? 'AV' : act.action === 'ranged-attack' ? 'RAV' : 'AV or RAV'}${forEach(act.stronger)}`,
        ];
  const measured = act.measuredFromYou ? ['measuring distance and sight from you'] : [];
  const how = [...(act.manner ?? []).map((manner) => manners[manner]), ...further, ...stronger, ...measured];
  return {
    subject,
    predicate: `${verb('perform', subject)} ${times} ${plural(times) ? many : one}${how.length > 0 ? `, ${how.join(', ')}` : ''}`,
  };
};

const cured = (act: Extract<Act, { act: 'cure' }>, place: Place): Clause => {
  const subject = noun(act.whom, place);
  const remove = verb('remove', subject);
  if (act.counters) {
    const kind = act.pick === 'any' || act.pick === 'newest' ? '' : `${conditionNames[act.pick]} `;
    return {
      subject,
      predicate: `${remove} ${act.count === 'all' ? 'all' : number(act.count, place)} ${kind}${act.count !== 'all' && figure(act.count, place) === 1 ? 'counter' : 'counters'}`,
    };
  }
  if (act.count === 'all') return { subject, predicate: `${remove} all conditions` };
  const several = figure(act.count, place) !== 1;
  const what =
    act.pick === 'newest'
      ? `${subject.possessive} newest ${quantity(act.count, 'condition', place, 'conditions')}`
      : act.pick === 'any'
        ? `any ${number(act.count, place)} ${several ? 'conditions' : 'condition'}`
        : `${conditionNames[act.pick]}`;
  return { subject, predicate: `${remove} ${what} with all counters` };
};

const dispelled = (act: Extract<Act, { act: 'dispel' }>, place: Place): Clause => {
  const subject = noun(act.whom, place);
  const several = figure(act.count, place) !== 1;
  const names = {
    enchantment: ['enchantment', 'enchantments'],
    hex: ['hex', 'hexes'],
    'hex-on-movement': ['hex that hampers movement', 'hexes that hamper movement'],
    loa: ['Loa', 'Loas'],
  } as const;
  const [one, many] = names[act.what];
  const which = act.pick === 'newest' ? `${subject.possessive} newest ` : '';
  return {
    subject,
    predicate: `${verb('lose', subject)} ${which}${number(act.count, place)} ${several ? many : one}`,
  };
};

const disabled = (act: Extract<Act, { act: 'disable' }>, place: Place): Clause => {
  const subject = noun(act.whom, place);
  const what = {
    'all-skills': 'any skill',
    'random-skill': `up to ${act.count === undefined ? '1' : number(act.count, place)} skills drawn at random`,
    'snowball-skills': 'any Snowball skill',
    'this-skill': 'this skill',
    'skill-used': 'that skill',
    'snatched-loa': 'the skill of that Loa',
  } as const;
  return { subject, predicate: `may not use ${what[act.what]} ${until(act.until, subject, place)}`.trim() };
};

const summoned = (act: Extract<Act, { act: 'summon' }>, place: Place): string => {
  const names = {
    zombie: ['Zombie', 'Zombies'],
    golem: ['Golem', 'Golems'],
    snowman: ['snowman', 'snowmen'],
    swarm: ['swarm of insects', 'swarms of insects'],
    blade: ['illusionary blade', 'illusionary blades'],
  } as const;
  const [one, many] = names[act.what];
  return `raise ${number(act.count, place)} ${figure(act.count, place) === 1 ? one : many}`;
};

const you = noun('you', { scale: 1, target: undefined });

/** An act as a clause: its subject and what it says of it. */
export const actClause = (act: Act, place: Place, say: Say): Clause => {
  switch (act.act) {
    case 'attack': {
      const subject = noun(act.whom, place);
      const times = act.times === undefined ? '' : `, ${number(act.times, place)} times`;
      return act.whom === 'you'
        ? {
            subject: you,
            predicate: `you are attacked with ${number(act.value, place)} ${act.with}${forEach(act.value)}${times}`,
          }
        : {
            subject: you,
            predicate: `attack ${subject.text} with ${number(act.value, place)} ${act.with}${forEach(act.value)}${times}`,
          };
    }
    case 'spread-attack':
      return { subject: you, predicate: `the same roll attacks ${noun(act.whom, place).text} too` };
    case 'boost':
      return {
        subject: you,
        predicate: `this attack gets ${signed(act.by, place)} ${act.value}${forEach(act.by)}`,
      };
    case 'at-least':
      return {
        subject: you,
        predicate: `this attack deals at least ${number(act.damage, place)} damage, whatever the DV`,
      };
    case 'instead-of-damage':
      return { subject: you, predicate: `instead of damage, ${say(act.effects, place)}` };
    case 'count-as-critical': {
      const times = number(act.times, place);
      return {
        subject: you,
        predicate: `this attack is a critical hit; its effect happens ${times} ${times === '1' ? 'time' : 'times'}`,
      };
    }
    case 'damage': {
      const subject = noun(act.whom, place);
      return {
        subject,
        predicate: `${verb('take', subject)} ${number(act.amount, place)} damage${forEach(act.amount)} without defence`,
      };
    }
    case 'lose': {
      const subject = noun(act.whom, place);
      return { subject, predicate: `${verb('lose', subject)} ${quantity(act.amount, 'Life', place)}` };
    }
    case 'heal': {
      const subject = noun(act.whom, place);
      const half = figure(act.amount, place) % 1 === 0 ? '' : ' (rounded down)';
      return {
        subject,
        predicate: `${verb('restore', subject)} ${quantity(act.amount, 'Life', place)}${half}`,
      };
    }
    case 'give': {
      const subject = noun(act.whom, place);
      return {
        subject,
        predicate: `${verb('receive', subject)} ${number(act.count, place)} ${conditionNames[act.condition]}${forEach(act.count)}`,
      };
    }
    case 'cure':
      return cured(act, place);
    case 'take-conditions': {
      const from = noun(act.from, place);
      return {
        subject: you,
        predicate: `move the newest ${quantity(act.count, 'condition', place, 'conditions')} of ${from.text} to ${act.to === 'you' ? 'yourself' : noun(act.to, place).text}`,
      };
    }
    case 'dispel':
      return dispelled(act, place);
    case 'perform':
      return performed(act, place);
    case 'grant': {
      const subject = noun(act.who, place);
      const times = number(act.times, place);
      const [one, many] = actionNames[act.action];
      return {
        subject,
        predicate:
          `${verb('get', subject)} ${times} more ${plural(times) ? many : one} ${until(act.until, subject, place)}`.trim(),
      };
    }
    case 'take-action': {
      const subject = noun(act.whom, place);
      return {
        subject,
        predicate: `${verb('lose', subject)} ${quantity(act.times, 'action', place, 'actions')} on ${subject.possessive} next turn`,
      };
    }
    case 'further':
      return { subject: you, predicate: `move ${distance(act.distance, place)} further` };
    case 'shift': {
      const subject = noun(act.whom, place);
      return {
        subject,
        predicate: `${verb('move', subject)} ${distance(act.distance, place)} straight away from you at once, as far as possible`,
      };
    }
    case 'move-target':
      return {
        subject: you,
        predicate: `move ${noun(act.whom, place).text} up to ${distance(act.distance, place)} further`,
      };
    case 'reload':
      return {
        subject: you,
        predicate: `remove ${quantity(act.counters, 'Reload counter', place, 'Reload counters')}, those of this attack included`,
      };
    case 'receive-reload':
      return { subject: you, predicate: 'after the last shot receive one Reload counter' };
    case 'raise': {
      const subject = noun(act.whom, place);
      const hand =
        act.hand === 'full' ? 'with a full Hand' : `with ${quantity(act.hand, 'die', place, 'dice')} in Hand`;
      return {
        subject,
        predicate: `${verb('return', subject)} to life ${hand}${act.to ? ', in base contact with you' : ''}`,
      };
    }
    case 'summon':
      return { subject: you, predicate: summoned(act, place) };
    case 'dicepool': {
      const subject = noun(act.whom, place);
      const dice = Math.abs(figure(act.by, place)) === 1 ? 'die' : 'dice';
      return {
        subject,
        predicate: `${verb('get', subject)} ${signed(act.by, place)} ${dice} in the Dicepool for good`,
      };
    }
    case 'disable':
      return disabled(act, place);
    case 'no-damage':
      return { subject: you, predicate: 'it deals no damage' };
    case 'fail':
      return { subject: you, predicate: 'it fails' };
    case 'fly': {
      const subject = noun('your-daemon', place);
      return {
        subject,
        predicate: `${verb('receive', subject)} a Flying counter and ${verb('stay', subject)} in the air ${until(act.until, you, place)}`,
      };
    }
    case 'end-this':
      return { subject: you, predicate: 'this ends' };
  }
};
