import type { Act, Effect } from '../../skills/effects/effect';
import {
  counters,
  cured,
  disabled,
  dispelled,
  performed,
  summoned,
  taken,
} from '#words/systems/living/messages/skill-text/act-clauses';
import {
  absolute,
  distance,
  figure,
  furtherBy,
  quantity,
} from '#words/systems/living/messages/skill-text/amounts';
import { attackActText } from '#words/systems/living/messages/skill-text/attack-acts';
import type { Clause, Place } from '#words/systems/living/messages/skill-text/grammar';
import { isNamedAct, namedActText } from '#words/systems/living/messages/skill-text/named-parts';
import { phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';
import type { Amount } from '../../skills/effects/terms';
import { until } from '#words/systems/living/messages/skill-text/times';
import {
  one,
  instruction,
  statement,
  whole,
  you,
  type ActText,
} from '#words/systems/living/messages/skill-text/clauses';
import { noun, whose } from '#words/systems/living/messages/skill-text/who';
import { actionNames } from '#words/systems/living/messages/skill-text/words';

type Of<Name extends Act['act']> = Extract<Act, { readonly act: Name }>;

const insteadOfDamage = (act: Of<'instead-of-damage'>, place: Place): ActText => {
  const acts = act.effects.flatMap((effect: Effect) => ('act' in effect ? [effect] : []));
  const instead = acts.some(({ act: name }) => name === 'damage')
    ? 'instead of the rolled damage'
    : place.moment === 'damaged'
      ? 'instead'
      : 'instead of damage';
  const clauses = acts.flatMap((each) => actText(each, place).clauses);
  return {
    clauses: clauses.map((clause, index) =>
      index < clauses.length - 1 || 'whole' in clause
        ? clause
        : { ...clause, rest: phrase`${clause.rest} ${instead}` },
    ),
  };
};

/** Moved at once, without an action. */
const shifted = ({ distance: far, whom, way }: Of<'shift'>, place: Place): Clause =>
  way === 'away-from-you'
    ? statement(
        whom,
        place,
        'move',
        phrase`directly away from you at once: ${distance(far, place)}, or as far as it can`,
      )
    : instruction('move', phrase`${noun(whom, place).text} up to ${distance(far, place)} further`);

/** "2 Life", "1 Life for every two pips": half a Life is counted in pairs of pips, rounded down. */
const lifeHealed = (amount: Amount, life: string, place: Place): Phrase => {
  const healed = figure(amount, place);
  if (healed % 1 === 0) return quantity(amount, life, place);
  return place.perPip === true
    ? phrase`1 ${life} for every two pips`
    : quantity(Math.floor(healed) / place.scale, life, place);
};

/** Words for an awaited event that comes to nothing. */
const prevented = ({ moment }: Place): ActText => {
  if (moment === 'snowball-thrown-at-you') return one(instruction('ignore', phrase`its effect`));
  if (moment === 'hit') return whole(phrase`that attack deals no damage`);
  return whole(moment === 'announces-spell' ? phrase`the spell fails` : phrase`the attempt fails`);
};

const more = ([one, many]: readonly [string, string]): readonly [string, string] => [
  `more ${one}`,
  `more ${many}`,
];

/** An act in words. */
export const actText = (act: Act, place: Place): ActText => {
  if (isNamedAct(act)) return namedActText(act, place);
  switch (act.act) {
    case 'attack':
    case 'boost':
    case 'at-least':
    case 'damage':
      return attackActText(act, place);
    case 'instead-of-damage':
      return insteadOfDamage(act, place);
    case 'lose':
      return one(statement(act.whom, place, 'lose', quantity(act.amount, 'Life', place)));
    case 'heal': {
      const each = Array.isArray(act.whom) ? ' each' : '';
      const isMore = typeof act.whom === 'string' && place.healed?.includes(act.whom) === true;
      const life = lifeHealed(act.amount, isMore ? 'more Life' : 'Life', place);
      return one(statement(act.whom, place, 'regain', phrase`${life}${each}`));
    }
    case 'give':
      return one(
        statement(
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
      const isAgain = act.action === 'same-skill';
      const [action, actions] = isAgain ? ['extra action', 'extra actions'] : more(actionNames[act.action]);
      const subject = noun(act.who, place);
      return one(
        statement(
          act.who,
          place,
          'get',
          phrase`${quantity(act.times, action, place, actions)} ${until(act.until, subject, place)}${isAgain ? ', for this skill only' : ''}`,
        ),
      );
    }
    case 'shift':
      return one(shifted(act, place));
    case 'fail':
      return prevented(place);
    case 'further':
      return one(instruction('move', furtherBy(act.distance, place, you)));
    case 'reload':
      return one(
        instruction(
          'remove',
          phrase`${quantity(act.counters, 'Reload counter', place, 'Reload counters')} from the weapon you just fired; those from this attack count too`,
        ),
      );
    case 'raise': {
      const hand =
        act.hand === 'full'
          ? phrase`with a full Hand`
          : phrase`with ${quantity(act.hand, 'die', place, 'dice')} in the Hand`;
      return one(
        statement(
          act.whom,
          place,
          'return',
          phrase`to life ${hand}${act.to ? ', in base contact with you' : ''}`,
        ),
      );
    }
    case 'summon':
      return summoned(act, place);
    case 'dicepool': {
      const dice = quantity(absolute(act.by), 'die', place, 'dice');
      const how = figure(act.by, place) < 0 ? phrase`shrinks by ${dice} for good` : phrase`grows by ${dice}`;
      return whole(
        phrase`${whose(act.whom, place)} Dicepool ${how}${act.boundless ? ', even beyond five' : ''}`,
      );
    }
    case 'disable':
      return {
        ...one(disabled(act, place)),
        ...(act.what === 'snatched-loa' && { alone: true }),
      };
  }
};
