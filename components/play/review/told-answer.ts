import { lookBackMessages } from '@/lib/messages/look-back';
import { playMessages } from '@/lib/messages/play';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import { isPlace, type Choice } from '@/lib/match/request';
import { placeAt } from '@/lib/session/better-choice';
import { toldChoice } from '@/lib/session/report';
import type { Session } from '@/lib/session/session';
import type { LengthSign } from '@/lib/systems/system';
import { distanceBetween, unit } from '@/lib/table/table';

/** A choice of a match that is over, in words; a place by what it means to stand there. */
export const toldAnswer = (session: Session, at: number, choice: Choice, sign: LengthSign): string => {
  const place = isPlace(choice) ? placeAt(session, at, choice) : undefined;
  return place
    ? playMessages.placeText(place.facts, sign)
    : lookBackMessages.answer(toldChoice(session, at, choice).answer, sign);
};

/** Places nearer to each other than this are told by where one lies from the other. */
const near = 2 * unit;

/** The better choice of a turning point, in words. */
export const toldBetter = (session: Session, point: TurningPoint, sign: LengthSign): string => {
  const { at, chosen, better } = point;
  const away = isPlace(chosen) && isPlace(better) ? distanceBetween(chosen, better) : Infinity;
  return away < near ? lookBackMessages.nearBy(away / unit, sign) : toldAnswer(session, at, better, sign);
};
