import { endText } from '#words/systems/draco/messages/play-ends';
import { isDragon } from '../match/state/figure';
import type { Situation } from '../match/state/situation';
import { namesOf } from './scene';

/** How a match ended, in a sentence; undefined while it goes on. */
export const endIn = (s: Situation): string | undefined => {
  const { outcome, figures, piles, setting } = s;
  if (!outcome) return undefined;
  const slayers = figures.filter((figure) => !isDragon(figure));
  return endText(outcome.because, {
    dragon: namesOf(s).of(setting.dragon),
    dice: figures.find(isDragon)?.pool ?? 0,
    alive: slayers.filter(({ isDead }) => !isDead).length,
    slayers: slayers.length,
    pile: piles,
  });
};
