import type { Parameter } from '../../skills/effects/effect';
import type { Waiver } from '../../skills/effects/terms';
import { distance, figure, number, quantity, upTo } from '#words/systems/living/messages/skill-text/amounts';
import type { Place } from '#words/systems/living/messages/skill-text/grammar';
import { isNamedParameter, namedParameterText } from '#words/systems/living/messages/skill-text/named-parts';
import { phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';
import { howLong, until } from '#words/systems/living/messages/skill-text/times';
import { isGroup, kindName, noun, oneOfWhom, whose } from '#words/systems/living/messages/skill-text/who';

const waiverWords: Readonly<Record<Waiver, Phrase>> = {
  'dead-zone': phrase`you may aim into the dead zone`,
  sight: phrase`you don’t need line of sight`,
  distance: phrase`range doesn’t matter, but you need line of sight`,
  everything: phrase`distance, sight and the time since its death don’t matter`,
};

const spreads = (parameter: Extract<Parameter, { parameter: 'spreads' }>, place: Place): Phrase => {
  if (isGroup(parameter.whom) && parameter.whom.upTo !== undefined) {
    const { every, upTo: most } = parameter.whom;
    return phrase`the same happens to up to ${number(most, place)} more ${kindName(every, figure(most, place) !== 1)} within reach`;
  }
  const whom = noun(parameter.whom, place).text;
  if (parameter.may) return phrase`you may do the same to ${oneOfWhom(parameter.whom, 'any', place)}`;
  const when = parameter.defend ? ' of Life, but may defend with MDV at that moment' : '';
  switch (parameter.what) {
    case 'skill':
      return phrase`the same happens to ${whom}`;
    case 'attack':
      return phrase`the same attack also affects ${whom}`;
    case 'loss':
      return phrase`${whom} then loses the same amount${when}`;
  }
};

const reachAround = ({ of, radius }: Extract<Parameter, { parameter: 'reach' }>, place: Place): Phrase =>
  phrase`reach ${distance(radius, place)} around ${of === 'swarm' ? 'the swarm' : noun(of, place).text}`;

const targets = (
  parameter: Extract<Parameter, { parameter: 'targets' }>,
  place: Place,
): readonly Phrase[] => {
  const chosen = phrase`choose ${parameter.asManyAsPossible ? quantity(parameter.upTo, 'target', place, 'targets') : upTo(parameter.upTo, 'target', place, 'targets')}`;
  const whom = parameter.asManyAsPossible ? phrase`${chosen}, friend or foe` : chosen;
  // On a card, more pips make it several; a roll says how many.
  const isOne = place.grows && !place.perPip && figure(parameter.upTo, place) === 1;
  const further =
    place.grows && !place.perPip && figure(parameter.upTo, place) === 2
      ? 'the second must be within reach of the first'
      : 'any others must be within reach of the first';
  return [
    parameter.inReach && !isOne ? phrase`${whom}; ${further}` : whom,
    ...(parameter.asManyAsPossible && !isOne
      ? [phrase`if there aren’t enough, choose as many as there are`]
      : []),
  ];
};

/** Parameters of the skill itself: how far it goes, how many it takes, how long it stays. */
export const parameterText = (parameter: Parameter, place: Place): readonly Phrase[] => {
  if (isNamedParameter(parameter)) return namedParameterText(parameter, place);
  switch (parameter.parameter) {
    case 'reach':
      return [reachAround(parameter, place)];
    case 'range':
      return [phrase`range ${distance(parameter.max, place)}`];
    case 'targets':
      return targets(parameter, place);
    case 'spreads':
      return [spreads(parameter, place)];
    case 'lasts': {
      const who = place.target === 'self' ? 'you' : 'target';
      const bearer = { ...noun(who, place), possessive: whose(who, place) };
      const isYours =
        typeof parameter.until === 'object' && 'of' in parameter.until && parameter.until.of === 'yours';
      if (place.mark)
        return [
          phrase`then the enchantment stays ${howLong(parameter.until, parameter.or, bearer, place)}${place.mark === 'idle' ? ', but has no further effect' : ''}`,
        ];
      return [
        phrase`${place.lasting === undefined ? '' : `${place.lasting} `}lasts ${howLong(parameter.until, parameter.or, bearer, place, isYours)}`,
      ];
    }
    case 'waives':
      return [waiverWords[parameter.what]];
    case 'dead-at-most':
      return [
        phrase`if the target has been dead for more than ${quantity(parameter.turns, 'turn', place, 'turns')}, this fails`,
      ];
    case 'becomes-sleeper':
      return [
        phrase`the Loa stays as a Sleeper ${until(
          { turns: parameter.turns, of: 'theirs', at: 'end' },
          { possessive: whose('target', place) },
          place,
        )}`,
      ];
  }
};
