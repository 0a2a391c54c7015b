import { act, type NightAction } from './act';
import type { Night, NightState } from './night';

/** A game night with all that can be taken back, the oldest first. */
export interface NightHistory {
  readonly night: Night;
  readonly past: readonly NightState[];
}

export const historyOf = (night: Night): NightHistory => ({ night, past: [] });

/** The night after a tap; the same history where the tap changes nothing. */
export const record = (history: NightHistory, action: NightAction): NightHistory => {
  const { night, past } = history;
  const next = act(night, action);
  return next === night ? history : { night: next, past: [...past, night.state] };
};

/** The night before the last tap that changed it; the same history where there was none. */
export const takeBack = (history: NightHistory): NightHistory => {
  const state = history.past.at(-1);
  return state === undefined
    ? history
    : { night: { ...history.night, state }, past: history.past.slice(0, -1) };
};
