import { lookBackMessages } from '@/lib/messages/look-back';
import { playMessages } from '@/lib/messages/play';
import { isPlace, type Choice } from '@/lib/match/request';
import { placeAt } from '@/lib/session/better-choice';
import { toldChoice } from '@/lib/session/report';
import type { Session } from '@/lib/session/session';
import type { LengthSign } from '@/lib/systems/system';

/** A choice of a match that is over, in words; a place by what it means to stand there. */
export const toldAnswer = (session: Session, at: number, choice: Choice, sign: LengthSign): string => {
  const place = isPlace(choice) ? placeAt(session, at, choice) : undefined;
  return place
    ? playMessages.placeText(place.facts, sign)
    : lookBackMessages.answer(toldChoice(session, at, choice).answer, sign);
};
