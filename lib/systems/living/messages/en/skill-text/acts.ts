import type { Act, Effect } from '../../../skills/effects/effect';
import { cured, disabled, dispelled, performed, plural, summoned, you } from './act-clauses';
import { distance, figure, forEach, furtherBy, number, often, quantity, signed } from './amounts';
import { verb, type Clause, type Place } from './grammar';
import { noun, until } from './who';
import { actionNames, conditionNames } from './words';

type Say = (effects: readonly Effect[], place: Place) => string;

const insteadOfDamage = (
  { effects }: Extract<Act, { act: 'instead-of-damage' }>,
  place: Place,
  say: Say,
): Clause => {
  const acts = effects.flatMap((effect) => ('act' in effect ? [effect] : []));
  const text = `${say(effects, place)} instead of ${acts.some(({ act }) => act === 'damage') ? 'the rolled damage' : 'damage'}`;
  const [first] = acts;
  const subject = first && actClause(first, place, say).subject;
  return subject && text.startsWith(`${subject.text} `)
    ? { subject, predicate: text.slice(subject.text.length + 1) }
    : { subject: undefined, predicate: text };
};

/** An act as a clause: its subject and what it says of it. */
export const actClause = (act: Act, place: Place, say: Say): Clause => {
  switch (act.act) {
    case 'attack': {
      const subject = noun(act.whom, place);
      const times = act.times === undefined ? '' : `, ${often(act.times, place)}`;
      const strength = `${number(act.value, place)} ${act.with}${forEach(act.value)}`;
      if (act.unaided)
        return {
          subject: undefined,
          alone: true,
          predicate: `the blade attacks ${subject.text} with ${strength}; nothing of yours changes that, and it counts neither as a hit nor as a miss`,
        };
      if (act.whom === 'attacker')
        return { subject, predicate: `is first attacked with ${strength}${times}` };
      const first = act.first ? 'first ' : '';
      return {
        subject: you,
        predicate:
          typeof act.whom === 'string'
            ? `${first}attack ${subject.text} with ${strength}${times}`
            : `deal an attack of ${strength} to ${subject.text}${times}`,
      };
    }
    case 'spread-attack':
      return { subject: undefined, predicate: `the same roll attacks ${noun(act.whom, place).text} too` };
    case 'boost':
      return {
        subject: undefined,
        predicate: `this attack gets ${signed(act.by, place)} ${act.value}${forEach(act.by)}`,
      };
    case 'at-least':
      if (act.of) {
        const subject = noun('original-target', place);
        return {
          subject,
          predicate: `${verb('take', subject)} at least ${number(act.damage, place)} damage, whatever the DV,`,
        };
      }
      return {
        subject: undefined,
        alone: true,
        predicate: `on a hit, this attack deals at least ${number(act.damage, place)} damage, whatever the DV`,
      };
    case 'instead-of-damage':
      return insteadOfDamage(act, place, say);
    case 'count-as-critical': {
      const times = number(act.times, place);
      return {
        subject: undefined,
        predicate: `on a hit, this attack is critical, and the critical effect happens ${times} ${times === '1' ? 'time' : 'times'}`,
      };
    }
    case 'damage': {
      const subject = noun(act.whom, place);
      return {
        subject,
        predicate: `${verb('take', subject)} ${number(act.amount, place)} damage${forEach(act.amount)}${act.defence === 'cover' ? ' (only cover reduces it)' : ' without defence'}`,
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
        predicate: `${verb('restore', subject)} ${quantity(act.amount, 'Life', place)}${half}${Array.isArray(act.whom) ? ' each' : ''}`,
      };
    }
    case 'heal-later': {
      const subject = noun(act.whom, place);
      return {
        subject,
        alone: true,
        predicate: `once within ${subject.possessive} next ${quantity(act.turns, 'turn', place, 'turns')}, at a moment of your choice or else at the end, ${verb('restore', subject)} ${quantity(act.amount, 'Life', place)}`,
      };
    }
    case 'give': {
      const subject = noun(act.whom, place);
      return {
        subject,
        predicate: `${verb('receive', subject)} ${number(act.count, place)} ${act.whom === 'target' && place.given?.includes(act.condition) ? 'more ' : ''}${conditionNames[act.condition]}${forEach(act.count)}${subject.number === 'many' ? ' each' : ''}`,
      };
    }
    case 'cure':
      return cured(act, place);
    case 'take-conditions': {
      const from = noun(act.from, place);
      return {
        subject: you,
        predicate: `move ${act.counters ? quantity(act.count, 'condition counter', place, 'condition counters') : quantity(act.count, 'condition', place, 'conditions')} (newest first) from ${act.from === 'you' ? 'yourself' : from.text} to ${act.to === 'you' ? 'yourself' : noun(act.to, place).text}${act.counters ? '' : ', with all counters'}`,
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
      return { subject: you, predicate: `move ${furtherBy(act.distance, place, you)}` };
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
        predicate: `remove ${quantity(act.counters, 'Reload counter', place, 'Reload counters')} from the weapon just fired, those of this attack included`,
      };
    case 'receive-reload':
      return {
        subject: you,
        predicate: 'after the last shot receive one Reload counter, none before',
        alone: true,
      };
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
      const predicate = `${verb('get', subject)} ${signed(act.by, place)} ${dice} in the Dicepool for good${act.boundless ? ', beyond five too' : ''}`;
      return act.ifCast
        ? { subject: undefined, predicate: `if the spell is cast, ${subject.text} ${predicate}` }
        : { subject, predicate };
    }
    case 'disable':
      return disabled(act, place);
    case 'no-damage':
      return { subject: undefined, predicate: 'that attack deals no damage' };
    case 'fail':
      return { subject: undefined, predicate: 'the attempt fails' };
    case 'fly': {
      return {
        subject: you,
        predicate: `rise into the air, or stay there, with a Flying counter ${until(act.until, you, place)}. After that your first action must be this skill again or a landing; when the skill fails in the air you must land. Landing takes ${quantity(act.landing, 'action', place, 'actions')}, and on that turn you cannot rise again`,
      };
    }
    case 'shrink-dicepool':
      return {
        subject: you,
        alone: true,
        predicate: `when your next turn begins, a Dicepool of more than ${number(act.to, place)} dice is cut to ${number(act.to, place)}, but by no more dice than this skill gave`,
      };
    case 'jump':
      return {
        subject: undefined,
        predicate: `this movement may jump over obstacles up to ${distance(act.size, place)} wide and ${distance(act.size, place)} high; where it would end inside one, it stops in front`,
      };
    case 'throw-daggers':
      return {
        subject: you,
        predicate: `throw ${number(act.daggers, place)} daggers, for which you need no weapon: instead of a rolled attack each attacks with ${number(act.value, place)} RAV, plus or minus what changes your RAV, and is defended on its own`,
      };
    case 'cloud':
      return {
        subject: undefined,
        predicate: `for ${quantity(act.phases, 'phase', place, 'phases')}, nobody sees into, within, out of or through the trap's reach`,
      };
    case 'dies-for-good': {
      const subject = noun(act.whom, place);
      return { subject, predicate: `${verb('be', subject)} dead for good` };
    }
    case 'explode':
      return {
        subject: undefined,
        alone: true,
        predicate: `${noun(act.whom, place).text} explodes and leaves no body`,
      };
    case 'cancel-action':
      return {
        subject: undefined,
        predicate: `the target loses the announced action; ${number(act.pipsForFirst, place)} Skill pip is enough if it is its first or takes two actions, a later one takes ${number(act.pipsForLater, place)}`,
      };
    case 'weaken-attack':
      return { subject: undefined, predicate: `that attack gets −${number(act.by, place)} AV or RAV` };
    case 'mirror-attack':
      return { subject: undefined, predicate: 'the attacker is attacked with the same AV or RAV too' };
    case 'again':
      return { subject: undefined, predicate: 'the same happens again' };
    case 'ignore':
      return { subject: you, predicate: 'ignore what it does' };
    case 'heal-less':
      return { subject: undefined, predicate: `it restores ${number(act.by, place)} less` };
  }
};
