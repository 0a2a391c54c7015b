import { useState } from 'react';
import { useFollowed } from '@/components/site/use-followed';
import { useKeeper, type KeeperSettings } from '@/components/site/use-keeper';
import { newSeed } from '@/components/site/new-seed';
import { nightPath } from '@/components/site/play-path';
import type { NightAction } from '@/lib/companion/act';
import type { KeptNight, NightView } from '@/lib/companion/kept-night';
import { record, takeBack } from '@/lib/companion/night-history';
import { tapOf } from '@/lib/companion/tap';
import type { OpenedNight } from '../fresh-night';
import { nightAgain, saveNight } from '../opened-night';
import type { NightControl } from './night-control';
import { restarted } from './restarted';

/** Every tap at once: a phone may go dark, and its browser with it. */
const settings: KeeperSettings<KeptNight> = { save: saveNight, pathOf: nightPath, pace: 0 };

/** Id and seed for a tap on this device. */
const newOrigin = () => ({
  id: `${Date.now().toString(36)}-${newSeed().toString(36)}`,
  seed: newSeed(),
});

const nothing = (): void => undefined;

/** A game night that another tab runs, to be looked at. */
const onlySeen = (
  { history: { night }, view }: KeptNight,
  looked: Partial<NightView>,
  look: NightControl['look'],
): NightControl => ({
  night,
  view: { ...view, ...looked },
  do: nothing,
  beginRound: nothing,
  roll: nothing,
  may: () => false,
  isFollowed: true,
  hasDice: false,
  undo: undefined,
  setTimer: undefined,
  look,
});

/** A game night on the screen, kept on this device with every tap. */
export const useNight = ({ kept: opened, id }: OpenedNight) => {
  const [kept, setKept] = useState<KeptNight>(opened);
  const { keeping, isNewest, writing, followed, takeOver } = useKeeper(kept, id, settings);
  const elsewhere = useFollowed(followed, kept, nightAgain);
  const [looked, setLooked] = useState<Partial<NightView>>({});
  const { history, view } = kept;
  const look = (part: Partial<NightView>): void =>
    setKept((now) => ({ ...now, view: { ...now.view, ...part } }));
  const tap = (action: NightAction, part: Partial<NightView> = {}): void => {
    // Checks what was on the screen: of two quick taps on the same step only the first counts.
    const made = tapOf(history.night, action);
    const origin = newOrigin();
    setKept((now) => {
      const next = record(now.history, made, origin);
      return next === now.history ? now : { history: next, view: { ...now.view, ...part } };
    });
  };
  const own: NightControl = {
    night: history.night,
    view,
    do: (action) => tap(action),
    beginRound: () => tap({ do: 'begin-round', seed: 0 }, { timer: restarted(view.timer) }),
    roll: (figure, roll) => tap({ do: 'roll', figure, roll, seed: 0 }),
    may: () => true,
    isFollowed: false,
    hasDice: true,
    undo:
      history.past.length === 0
        ? undefined
        : () =>
            setKept((now) => {
              const before = takeBack(now.history);
              return before === now.history ? now : { ...now, history: before };
            }),
    setTimer: (timer) => look({ timer }),
    look,
  };
  const lookElsewhere = (part: Partial<NightView>): void => setLooked((now) => ({ ...now, ...part }));
  return {
    control: followed === undefined ? own : onlySeen(elsewhere ?? kept, looked, lookElsewhere),
    keeping,
    writing,
    takeOver,
    /** The last tap is kept, too. */
    isKept: isNewest,
  };
};
