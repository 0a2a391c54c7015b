import type { Act, Effect } from '../../../skills/effects/effect';
import { counters, cured, disabled, dispelled, performed, summoned, taken } from './act-clauses';
import { absolute, distance, figure, furtherBy, number, perPip, quantity, some } from './amounts';
import { attackActTold } from './attack-acts';
import { verb, type Place } from './grammar';
import { phrase } from './phrase';
import { until } from './times';
import { alone, one, ordered, told, whole, you, type Told } from './told';
import { noun, whose } from './who';
import { actionNames } from './words';

type Of<Name extends Act['act']> = Extract<Act, { readonly act: Name }>;

const insteadOfDamage = (act: Of<'instead-of-damage'>, place: Place): Told => {
  const acts = act.effects.flatMap((effect: Effect) => ('act' in effect ? [effect] : []));
  const instead = acts.some(({ act: name }) => name === 'damage')
    ? 'instead of the rolled damage'
    : 'instead of damage';
  const clauses = acts.flatMap((each) => actTold(each, place).clauses);
  return {
    clauses: clauses.map((clause, index) =>
      index < clauses.length - 1 || 'whole' in clause
        ? clause
        : { ...clause, rest: phrase`${clause.rest} ${instead}` },
    ),
  };
};

/** An act in words. */
export const actTold = (act: Act, place: Place): Told => {
  switch (act.act) {
    case 'attack':
    case 'spread-attack':
    case 'boost':
    case 'at-least':
    case 'count-as-critical':
    case 'damage':
    case 'throw-daggers':
    case 'no-damage':
    case 'weaken-attack':
    case 'mirror-attack':
      return attackActTold(act, place);
    case 'instead-of-damage':
      return insteadOfDamage(act, place);
    case 'lose':
      return one(told(act.whom, place, 'lose', quantity(act.amount, 'Life', place)));
    case 'heal': {
      const half = figure(act.amount, place) % 1 === 0 ? '' : ' (rounded down)';
      const each = Array.isArray(act.whom) ? ' each' : '';
      const isMore = typeof act.whom === 'string' && place.healed?.includes(act.whom) === true;
      const life = quantity(act.amount, isMore ? 'more Life' : 'Life', place);
      return one(told(act.whom, place, 'restore', phrase`${life}${half}${each}`));
    }
    case 'heal-later': {
      const { possessive, text } = noun(act.whom, place);
      return alone(
        phrase`within ${possessive} next ${some(act.turns, 'turn', place, 'turns')}${perPip(act.turns, 'one turn', place)}, ${text} ${verb('restore', noun(act.whom, place))} ${number(act.amount, place)} more Life, once, at a moment of your choice`,
        phrase`if you choose none, it comes when that time ends`,
      );
    }
    case 'give':
      return one(
        told(
          act.whom,
          place,
          'receive',
          phrase`${counters(act, place)}${noun(act.whom, place).number === 'many' ? ' each' : ''}`,
        ),
      );
    case 'cure':
      return one(cured(act, place));
    case 'take-conditions':
      return one(taken(act, place));
    case 'dispel':
      return one(dispelled(act, place));
    case 'perform':
      return performed(act, place);
    case 'grant': {
      const [action, actions] = actionNames[act.action];
      const subject = noun(act.who, place);
      return one(
        told(
          act.who,
          place,
          'get',
          phrase`${quantity(act.times, `more ${action}`, place, `more ${actions}`)} ${until(act.until, subject, place)}`,
        ),
      );
    }
    case 'take-action':
      return one(
        told(
          act.whom,
          place,
          'lose',
          phrase`${quantity(act.times, 'action', place, 'actions')} on ${noun(act.whom, place).possessive} next turn`,
        ),
      );
    case 'further':
      return one(ordered('move', furtherBy(act.distance, place, you)));
    case 'shift':
      return one(
        told(
          act.whom,
          place,
          'move',
          phrase`${distance(act.distance, place)} straight away from you at once, as far as possible`,
        ),
      );
    case 'move-target':
      return one(
        ordered('move', phrase`${noun(act.whom, place).text} up to ${distance(act.distance, place)} further`),
      );
    case 'reload':
      return one(
        ordered(
          'remove',
          phrase`${quantity(act.counters, 'Reload counter', place, 'Reload counters')} from the weapon just fired, those of this attack included`,
        ),
      );
    case 'receive-reload':
      return alone(phrase`after the last shot you receive one Reload counter, none before`);
    case 'raise': {
      const hand =
        act.hand === 'full'
          ? phrase`with a full Hand`
          : phrase`with ${quantity(act.hand, 'die', place, 'dice')} in Hand`;
      return one(
        told(act.whom, place, 'return', phrase`to life ${hand}${act.to ? ', in base contact with you' : ''}`),
      );
    }
    case 'summon':
      return summoned(act, place);
    case 'dicepool': {
      const dice = quantity(absolute(act.by), 'die', place, 'dice');
      const how = figure(act.by, place) < 0 ? phrase`shrinks by ${dice} for good` : phrase`grows by ${dice}`;
      return whole(
        phrase`${whose(act.whom, place)} Dicepool ${how}${act.boundless ? ', beyond five too' : ''}`,
      );
    }
    case 'disable':
      return {
        ...one(disabled(act, place)),
        ...(act.what === 'snatched-loa' && { alone: true }),
      };
    case 'fail':
      return whole(phrase`the attempt fails`);
    case 'fly':
      return alone(
        phrase`rise into the air with a Flying counter, or stay there, ${until(act.until, you, place)}`,
        phrase`Then your first action must be this skill again or a landing, which takes ${quantity(act.landing, 'action', place, 'actions')}`,
        phrase`If the skill fails in the air, you must land`,
        phrase`On the turn of a landing you cannot rise again`,
      );
    case 'shrink-dicepool':
      return alone(
        phrase`when your next turn begins, a Dicepool of more than ${number(act.to, place)} dice is cut to ${number(act.to, place)}, but by no more dice than this skill gave`,
      );
    case 'jump':
      return alone(
        phrase`this movement may jump over obstacles up to ${distance(act.size, place)} wide and ${distance(act.size, place)} high`,
        phrase`Where it would end inside one, it stops in front`,
      );
    case 'cloud':
      return alone(
        phrase`for ${quantity(act.phases, 'phase', place, 'phases')} a cloud fills its reach: nobody sees into, within, out of or through it`,
      );
    case 'dies-for-good':
      return one(told(act.whom, place, 'be', phrase`dead for good`));
    case 'explode':
      return one(told(act.whom, place, 'explode', phrase`and leaves no body`));
    case 'cancel-action':
      return {
        clauses: [told('target', place, 'lose', phrase`the announced action`)],
        notes: [
          phrase`${quantity(act.pipsForFirst, 'Skill pip', place, 'Skill pips')} is enough for its first action or one that uses two; a later one takes ${number(act.pipsForLater, place)}`,
        ],
      };
    case 'again':
      return whole(phrase`the same happens again`);
    case 'ignore':
      return one(ordered('ignore', phrase`what it does`));
    case 'heal-less':
      return whole(phrase`it restores ${number(act.by, place)} less`);
  }
};
