import { useState } from 'react';
import { useKeeper, type KeeperSettings } from '@/components/site/use-keeper';
import { newSeed } from '@/components/site/new-seed';
import { nightPath } from '@/components/site/play-path';
import type { NightAction } from '@/lib/companion/act';
import type { KeptNight, NightView } from '@/lib/companion/kept-night';
import { record, takeBack } from '@/lib/companion/night-history';
import { saveNight, type OpenedNight } from '../opened-night';

/** Every tap at once: a phone may go dark, and its browser with it. */
const settings: KeeperSettings<KeptNight> = { save: saveNight, pathOf: nightPath, pace: 0 };

/** A game night on the screen, kept on this device with every tap. */
export const useNight = ({ kept: opened, id }: OpenedNight) => {
  const [kept, setKept] = useState<KeptNight>(opened);
  const { keeping, isNewest, writing, takeOver } = useKeeper(kept, id, settings);
  const { history, view } = kept;
  const look = (part: Partial<NightView>): void =>
    setKept((now) => ({ ...now, view: { ...now.view, ...part } }));
  return {
    night: history.night,
    view,
    keeping,
    writing,
    takeOver,
    /** The last tap is kept, too. */
    isKept: isNewest,
    /** Steps that can be taken back. */
    steps: history.past.length,
    do: (action: NightAction): void =>
      setKept((now) => {
        const next = record(now.history, action);
        return next === now.history ? now : { ...now, history: next };
      }),
    beginRound: (): void => {
      const seed = newSeed();
      const since = Date.now();
      setKept(({ history: before, view: { timer, ...rest } }) => ({
        history: record(before, { do: 'begin-round', seed }),
        // A new round has its own time.
        view: {
          ...rest,
          timer: { ...timer, ran: 0, since: timer.since === undefined ? undefined : since },
        },
      }));
    },
    roll: (figure: number, roll: string): void => {
      const seed = newSeed();
      setKept((now) => ({ ...now, history: record(now.history, { do: 'roll', figure, roll, seed }) }));
    },
    undo: (): void =>
      setKept((now) => {
        const before = takeBack(now.history);
        return before === now.history ? now : { ...now, history: before };
      }),
    look,
  };
};

/** Shared by the parts of the screen. */
export type NightControl = ReturnType<typeof useNight>;
