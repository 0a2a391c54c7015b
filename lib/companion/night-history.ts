import { emptyStack, stepBack, withStep, type UndoStack } from '../history';
import { tapped, type Tap, type TapOrigin } from './tap';
import type { Night, NightState } from './night';

/** A game night with all that can be taken back, the oldest first. */
export interface NightHistory extends UndoStack<NightState> {
  readonly night: Night;
}

export const historyOf = (night: Night): NightHistory => ({ night, ...emptyStack });

/** The night after a tap; the same history where the tap changes nothing. A hero who joins can't be taken back. */
export const record = (history: NightHistory, tap: Tap, origin: TapOrigin): NightHistory => {
  const { night } = history;
  const next = tapped(night, tap, origin);
  if (next === night) return history;
  return { night: next, ...(next.setUp === night.setUp ? withStep(history, night.state) : emptyStack) };
};

/** The night before the last tap that changed it; the same history where there was none. */
export const takeBack = (history: NightHistory): NightHistory => {
  const { night } = history;
  const back = stepBack(history, () => night.state);
  return back ? { night: { ...night, state: back.step }, ...back.stack } : history;
};
