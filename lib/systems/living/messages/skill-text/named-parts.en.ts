import type { Act, Parameter, Property } from '../../skills/effects/effect';
import {
  namedActs,
  namedParameters,
  namedProperties,
  type NamedAct,
  type NamedParameter,
  type NamedProperty,
} from '../../skills/effects/named';
import { distance, number, perPip, quantity, some } from '#words/systems/living/messages/skill-text/amounts';
import { verb, type Place } from '#words/systems/living/messages/skill-text/grammar';
import { phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';
import { endingText, until } from '#words/systems/living/messages/skill-text/times';
import {
  alone,
  one,
  says,
  statement,
  whole,
  you,
  type SaidOf,
  type ActText,
} from '#words/systems/living/messages/skill-text/clauses';
import { noun, oneOfWhom } from '#words/systems/living/messages/skill-text/who';

export const isNamedAct = (act: Act): act is NamedAct => namedActs.includes(act.act);

/** The acts in words that one skill alone has. */
export const namedActText = (act: NamedAct, place: Place): ActText => {
  switch (act.act) {
    case 'again':
      return whole(phrase`the same happens again`);
    case 'cancel-action':
      return alone(
        phrase`against the target’s first action, or one that uses both, you need ${quantity(act.pipsForFirst, 'Skill pip', place, 'Skill pips')}; against a later one, ${number(act.pipsForLater, place)}`,
        phrase`The target loses the announced action`,
      );
    case 'cloud':
      return alone(
        phrase`for ${quantity(act.phases, 'phase', place, 'phases')} a cloud fills its reach: nobody sees into, within, out of or through it`,
      );
    case 'count-as-critical':
      return alone(
        phrase`on a hit, this attack is critical, and its critical effect happens ${quantity(act.times, 'time', place, 'times')} in total`,
      );
    case 'dies-for-good':
      return one(statement(act.whom, place, 'be', phrase`dead for good`));
    case 'explode':
      return one(statement(act.whom, place, 'explode', phrase`and leaves no body`));
    case 'fly':
      return alone(
        phrase`rise into the air with a Flying counter, or stay there, ${until(act.until, you, place)}`,
        phrase`Then your first action must be this skill again or a landing, which takes one action`,
        phrase`If the skill fails in the air, you must land`,
        phrase`On the turn of a landing you can’t rise again`,
      );
    case 'heal-later': {
      const { possessive, text } = noun(act.whom, place);
      return alone(
        phrase`within ${possessive} next ${some(act.turns, 'turn', place, 'turns')}${perPip(act.turns, 'one turn', place)}, ${text} ${verb('regain', noun(act.whom, place))} ${number(act.amount, place)} more Life, once, at a moment of your choice`,
        phrase`if you choose none, it happens when that time ends`,
      );
    }
    case 'heal-less':
      return whole(phrase`it regains ${number(act.by, place)} less`);
    case 'jump':
      return alone(
        phrase`this movement may jump over obstacles up to ${distance(act.size, place)} wide and ${distance(act.size, place)} high`,
        phrase`If it would end inside one, it stops in front`,
      );
    case 'mirror-attack':
      return whole(phrase`the attacker must defend against the same AV or RAV`);
    case 'receive-reload':
      return alone(phrase`after the last shot you receive one Reload counter, none before`);
    case 'shrink-dicepool':
      return alone(
        phrase`when your next turn begins, a Dicepool of more than ${number(act.to, place)} dice is cut to ${number(act.to, place)}, but by no more dice than this skill gave`,
      );
    case 'spread-attack':
      return whole(phrase`the same roll attacks ${noun(act.whom, place).text} too`);
    case 'take-action':
      return one(
        statement(
          act.whom,
          place,
          'lose',
          phrase`${quantity(act.times, 'action', place, 'actions')} on ${noun(act.whom, place).possessive} next turn`,
        ),
      );
    case 'throw-daggers':
      return alone(
        phrase`throw ${number(act.daggers, place)} daggers, without needing a weapon or an attack roll`,
        phrase`Each attacks with ${number(act.value, place)} RAV, plus your bonuses and penalties, and is defended separately`,
      );
  }
};

export const isNamedParameter = (parameter: Parameter): parameter is NamedParameter =>
  namedParameters.includes(parameter.parameter);

/** The parameters in words that one skill alone has. */
export const namedParameterText = (parameter: NamedParameter, place: Place): readonly Phrase[] => {
  switch (parameter.parameter) {
    case 'again-this-turn':
      return [
        phrase`further actions of this turn may repeat the attack with the same roll, on any target within reach`,
      ];
    case 'control':
      return [
        phrase`control at most ${quantity(parameter.upTo, 'Zombie', place, 'Zombies')}; any more perish, weakest first`,
      ];
    case 'hand-of-golem':
      return [
        phrase`the Golem starts with ${quantity(parameter.dice, 'die', place, 'dice')} in Hand`,
        phrase`its dice are those of a Zombie`,
      ];
    case 'heals-instead':
      return [phrase`you may have ${oneOfWhom(parameter.whom, 'one', place)} regain that Life in your place`];
    case 'repeats':
      return [
        phrase`the same happens again whenever your turn begins, for ${quantity(parameter.turns, 'turn', place, 'turns')} or until ${endingText(parameter.or, noun('target', place), true)}`,
      ];
    case 'stays':
      return [
        phrase`the Loa stays ${until(parameter.until, noun('you', place), place)}, and until then you get it on every attack`,
      ];
    case 'widens-contact':
      return [
        phrase`anyone within reach (${distance(parameter.radius, place)} around the target) counts as in base contact with it`,
      ];
  }
};

export const isNamedProperty = (property: Property): property is NamedProperty =>
  namedProperties.includes(property.has);

/** The properties in words that one skill alone gives. */
export const namedPropertySaid = (property: NamedProperty, place: Place): SaidOf => {
  switch (property.has) {
    case 'at-least':
      return says(
        'deal',
        phrase`at least ${number(property.damage, place)} damage with every attack, this one included, whatever the DV`,
      );
    case 'blind':
      return says(
        'be',
        phrase`blind: it may act on nobody else, except with Shouts`,
        phrase`It sees again at the end of the phase in which it gets out or the cloud ends`,
      );
    case 'fewer-dice-on-you':
      return says(
        'roll',
        phrase`${quantity(property.dice, 'die', place, 'dice')} fewer for anything that would affect you`,
      );
    case 'half-movement':
      return says('move', phrase`at half rate`);
    case 'hand':
      return says('have', phrase`a Hand of ${quantity(property.dice, 'die', place, 'dice')}`);
    case 'heal-more':
      return says(
        'regain',
        phrase`${number(property.by, place)} more Life from each spell that restores any`,
      );
  }
};
