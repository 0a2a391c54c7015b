import type { Act, Parameter, Property } from '../../skills/effects/effect';
import {
  namedActs,
  namedParameters,
  namedProperties,
  type NamedAct,
  type NamedParameter,
  type NamedProperty,
} from '../../skills/effects/named';
import {
  distance,
  howOften,
  number,
  perPip,
  quantity,
  some,
} from '#words/systems/living/messages/skill-text/amounts';
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
        phrase`to stop the target’s first action, or an action that takes both, you need ${quantity(act.pipsForFirst, 'Skill pip', place, 'Skill pips')}; to stop a later one, you need ${number(act.pipsForLater, place)}`,
        phrase`The target loses the announced action`,
      );
    case 'cloud':
      return alone(
        phrase`for ${quantity(act.phases, 'phase', place, 'phases')} a cloud fills its reach: nobody can see into, within, out of or through it`,
      );
    case 'count-as-critical':
      return alone(
        phrase`on a hit, this attack is critical, and its critical effect happens ${howOften(act.times, place)} in total`,
      );
    case 'dies-for-good':
      return one(statement(act.whom, place, 'be', phrase`dead for good`));
    case 'explode':
      return one(statement(act.whom, place, 'explode', phrase`and leaves no body`));
    case 'fly':
      return alone(
        phrase`rise into the air with a Flying counter, or stay there, ${until(act.until, you, place)}`,
        phrase`Then your first action must be to use this skill again or to land, which takes one action`,
        phrase`If the skill fails while you’re in the air, you must land`,
        phrase`Once you land, you can’t rise again that turn`,
      );
    case 'heal-later': {
      const { possessive, text } = noun(act.whom, place);
      return alone(
        phrase`once, at any moment during ${possessive} next ${some(act.turns, 'turn', place, 'turns')}${perPip(act.turns, 'one turn', place)}, ${text} ${verb('regain', noun(act.whom, place))} ${number(act.amount, place)} more Life`,
        phrase`if you don’t choose a moment, it happens when that time ends`,
      );
    }
    case 'heal-less':
      return whole(phrase`it regains ${number(act.by, place)} less`);
    case 'jump':
      return alone(
        phrase`during this movement, you may jump over obstacles up to ${distance(act.size, place)} wide and ${distance(act.size, place)} high`,
        phrase`If you would end inside one, you stop in front of it`,
      );
    case 'mirror-attack':
      return whole(phrase`the attacker defends against the same AV or RAV`);
    case 'receive-reload':
      return alone(phrase`you receive one Reload counter after the last shot, and none before it`);
    case 'shrink-dicepool':
      return alone(
        phrase`if your Dicepool has more than ${number(act.to, place)} dice when your next turn begins, cut it to ${number(act.to, place)}`,
        phrase`You lose no more dice than this skill gave you`,
      );
    case 'spread-attack':
      return whole(phrase`the same roll also counts as an attack on ${noun(act.whom, place).text}`);
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
        phrase`throw ${number(act.daggers, place)} daggers; you need no weapon and no attack roll`,
        phrase`Each attacks with RAV ${number(act.value, place)}, plus or minus your bonuses and penalties`,
        phrase`A target defends against each dagger separately`,
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
        phrase`this turn, you may use further actions to repeat the attack with the same roll, on any target within reach`,
      ];
    case 'control':
      return [
        phrase`you can control at most ${quantity(parameter.upTo, 'Zombie', place, 'Zombies')}; any others perish, weakest first`,
      ];
    case 'hand-of-golem':
      return [
        phrase`the Golem starts with ${quantity(parameter.dice, 'die', place, 'dice')} in the Hand`,
        phrase`its dice are the same as a Zombie’s`,
      ];
    case 'heals-instead':
      return [
        phrase`you may have ${oneOfWhom(parameter.whom, 'one', place)} regain that Life instead of you`,
      ];
    case 'repeats':
      return [
        phrase`the same happens again whenever your turn begins, for ${quantity(parameter.turns, 'turn', place, 'turns')} or until ${endingText(parameter.or, noun('target', place), true)}`,
      ];
    case 'stays':
      return [
        phrase`the Loa stays ${until(parameter.until, noun('you', place), place)}`,
        phrase`until then, you get the bonus on every attack`,
      ];
    case 'widens-contact':
      return [
        phrase`anyone within reach (${distance(parameter.radius, place)} around the target) counts as being in base contact with it`,
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
        phrase`blind: it can’t perform actions that target anyone else, except Shouts`,
        phrase`It can see again at the end of the phase in which it leaves the cloud or the cloud ends`,
      );
    case 'fewer-dice-on-you':
      return says(
        'roll',
        phrase`${quantity(property.dice, 'die', place, 'dice')} fewer for anything that would affect you`,
      );
    case 'half-movement':
      return says('move', phrase`only half as far`);
    case 'hand':
      return says('have', phrase`a Hand of ${quantity(property.dice, 'die', place, 'dice')}`);
    case 'heal-more':
      return says(
        'regain',
        phrase`${number(property.by, place)} more Life from each spell that restores Life`,
      );
  }
};
