import type { Frame } from '../../../skills/effects/effect';
import type { Waiver } from '../../../skills/effects/terms';
import { distance, figure, number, quantity, upTo } from './amounts';
import type { Place } from './grammar';
import { isNamedFrame, namedFrameTold } from './named-parts';
import { phrase, type Phrase } from './phrase';
import { howLong, until } from './times';
import { isGroup, kindName, noun, oneOfWhom, whose } from './who';

const waiverWords: Readonly<Record<Waiver, Phrase>> = {
  'dead-zone': phrase`may be aimed into the dead zone`,
  sight: phrase`needs no line of sight`,
  distance: phrase`at any range, in your line of sight`,
  everything: phrase`distance, sight and the time since its death do not matter`,
};

const spreads = (frame: Extract<Frame, { frame: 'spreads' }>, place: Place): Phrase => {
  if (isGroup(frame.whom) && frame.whom.upTo !== undefined) {
    const { every, upTo: most } = frame.whom;
    return phrase`the same happens to up to ${number(most, place)} more ${kindName(every, figure(most, place) !== 1)} within reach`;
  }
  const whom = noun(frame.whom, place).text;
  if (frame.may) return phrase`you may do the same to ${oneOfWhom(frame.whom, 'any', place)}`;
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
  if (isNamedFrame(frame)) return namedFrameTold(frame, place);
  switch (frame.frame) {
    case 'reach':
      return [reachAround(frame, place)];
    case 'range':
      return [phrase`range ${distance(frame.max, place)}`];
    case 'targets':
      return targets(frame, place);
    case 'spreads':
      return [spreads(frame, place)];
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
    case 'waives':
      return [waiverWords[frame.what]];
    case 'dead-at-most':
      return [phrase`fails on a target dead for more than ${quantity(frame.turns, 'turn', place, 'turns')}`];
    case 'becomes-sleeper':
      return [
        phrase`the Loa stays as a Sleeper ${until(
          { turns: frame.turns, of: 'theirs', at: 'end' },
          { possessive: whose('target', place) },
          place,
        )}`,
      ];
  }
};
