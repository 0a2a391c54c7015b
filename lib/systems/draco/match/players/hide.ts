import { shuffledBy } from '../../../../match/chance';
import type { Hide } from '../../../../match/players';
import { copySituation, type Situation } from '../situation';

/** The top card is known, and all that lie open; the order of the cards below it is not; ruling 9. */
export const hidePile: Hide<Situation> = (situation, _player, dice) => {
  const [top, ...rest] = situation.pile;
  if (!top || rest.length < 2) return situation;
  return { ...copySituation(situation), pile: [top, ...shuffledBy(dice, rest)] };
};
