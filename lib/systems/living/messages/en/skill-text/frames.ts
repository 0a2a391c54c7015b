import type { Frame } from '../../../skills/effects/effect';
import type { Who } from '../../../skills/effects/terms';
import { distance, figure, number, quantity, upTo } from './amounts';
import type { Place } from './grammar';
import { phrase, type Phrase } from './phrase';
import { endingText, howLong, until } from './times';
import { isGroup, kindName, noun, oneOf, whose } from './who';

const oneOfThem = (who: Who, article: string, place: Place): Phrase =>
  isGroup(who) ? oneOf(who, article, place) : noun(who, place).text;

const spreads = (frame: Extract<Frame, { frame: 'spreads' }>, place: Place): Phrase => {
  const whom = noun(frame.whom, place).text;
  if (frame.may) return phrase`you may do the same to ${oneOfThem(frame.whom, 'any', place)}`;
  const when = frame.defend ? ', and defends when it happens' : '';
  switch (frame.what) {
    case 'skill':
      return phrase`the same happens to ${whom}`;
    case 'attack':
      return phrase`the same attack strikes ${whom} too`;
    case 'loss':
      return phrase`${whom} then loses as much${when}`;
  }
};

const reachAround = ({ of, radius }: Extract<Frame, { frame: 'reach' }>, place: Place): Phrase =>
  phrase`reach ${distance(radius, place)} around ${of === 'swarm' ? 'the swarm' : noun(of, place).text}`;

const targets = (frame: Extract<Frame, { frame: 'targets' }>, place: Place): readonly Phrase[] => {
  const further = 'any further one must be within reach of the first';
  const chosen = phrase`choose ${frame.asManyAsPossible ? quantity(frame.upTo, 'target', place, 'targets') : upTo(frame.upTo, 'target', place, 'targets')}`;
  const whom = frame.asManyAsPossible ? phrase`${chosen}, friend or foe` : chosen;
  return [
    frame.inReach ? phrase`${whom}; ${further}` : whom,
    ...(frame.asManyAsPossible ? [phrase`choose fewer only where no more are there`] : []),
  ];
};

/** What a line says of the skill itself: how far it goes, how many it takes, how long it stays. */
export const frameTold = (frame: Frame, place: Place): readonly Phrase[] => {
  switch (frame.frame) {
    case 'reach':
      return [reachAround(frame, place)];
    case 'range':
      return [phrase`range ${distance(frame.max, place)}`];
    case 'targets':
      return targets(frame, place);
    case 'more-targets': {
      const kind = kindName(frame.every, figure(frame.upTo, place) !== 1);
      return [phrase`the same happens to up to ${number(frame.upTo, place)} more ${kind} within reach`];
    }
    case 'spreads':
      return [spreads(frame, place)];
    case 'widens-contact':
      return [
        phrase`whoever is within a reach of ${distance(frame.radius, place)} around the target counts as in base contact with it`,
      ];
    case 'lasts': {
      const who = place.target === 'self' ? 'you' : 'target';
      const bearer = { ...noun(who, place), possessive: whose(who, place) };
      const isYours = typeof frame.until === 'object' && 'of' in frame.until && frame.until.of === 'yours';
      if (place.isMark)
        return [
          phrase`the enchantment stays ${howLong(frame.until, frame.or, bearer, place)}, without doing more`,
        ];
      return [phrase`lasts ${howLong(frame.until, frame.or, bearer, place, isYours)}`];
    }
    case 'dead-zone-allowed':
      return [phrase`may be aimed into the dead zone`];
    case 'sight-not-needed':
      return [phrase`needs no line of sight`];
    case 'range-by-sight':
      return [phrase`at any range, in your line of sight`];
    case 'any-distance':
      return [phrase`distance, sight and the time since its death do not matter`];
    case 'dead-at-most':
      return [phrase`fails on a target dead for more than ${quantity(frame.turns, 'turn', place, 'turns')}`];
    case 'control':
      return [
        phrase`control at most ${quantity(frame.upTo, 'Zombie', place, 'Zombies')}; the weakest beyond that perish`,
      ];
    case 'hand-of-golem':
      return [
        phrase`the Golem begins with ${quantity(frame.dice, 'die', place, 'dice')} in Hand`,
        phrase`its dice are those of a Zombie`,
      ];
    case 'again-this-turn':
      return [
        phrase`further actions of this turn may repeat the attack with the same roll, on any target within reach`,
      ];
    case 'repeats':
      return [
        phrase`the same happens again whenever your turn begins, for ${quantity(frame.turns, 'turn', place, 'turns')} or until ${endingText(frame.or, noun('target', place), true)}`,
      ];
    case 'becomes-sleeper':
      return [
        phrase`the Loa stays as a Sleeper ${until(
          { turns: frame.turns, of: 'theirs', at: 'end' },
          { possessive: whose('target', place) },
          place,
        )}`,
      ];
    case 'stays':
      return [
        phrase`the Loa stays ${until(frame.until, noun('you', place), place)}, and every attack until then gets as much`,
      ];
    case 'heals-instead':
      return [phrase`you may have ${oneOfThem(frame.whom, 'one', place)} restore that Life in your place`];
  }
};
