import { plainView, type KeptNight } from '@/lib/companion/kept-night';
import type { Night } from '@/lib/companion/night';
import { historyOf } from '@/lib/companion/night-history';

/** A game night that was opened. */
export interface OpenedNight {
  readonly kept: KeptNight;
  /** The id under which it is saved on this device. */
  readonly id: string | undefined;
  /** It is to be shared at once. */
  readonly isShared?: boolean;
}

/** Figures beyond which a phone shows them as lines at first. */
const mostOpen = 8;

/** A game night as it begins here, or comes from another phone. */
export const freshNight = (night: Night): KeptNight => {
  const places = [...night.state.figures.keys()];
  return {
    history: historyOf(night),
    view: places.length > mostOpen ? { ...plainView, folded: places } : plainView,
  };
};
