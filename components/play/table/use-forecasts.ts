import { startTransition, useEffect, useState } from 'react';
import type { Session } from '@/lib/session/session';
import type { Forecast } from '@/lib/match/forecast';
import type { OptionText } from '@/lib/systems/play-part';
import type { ComputerThread } from './computer-thread';
import type { Shown } from './use-table';

/** Forecasts of the options of a request by position: null if there is none, absent while it is being worked out. */
export type Forecasts = readonly (Forecast | null | undefined)[];

interface Known {
  readonly session: Session;
  readonly forecasts: Forecasts;
}

const none: Forecasts = [];
const noOptions: readonly OptionText[] = [];

/** Forecasts of a person's options, one after the other, in the table's thread. */
export const useForecasts = (
  thread: ComputerThread,
  session: Session,
  { isOurs, words }: Shown,
): Forecasts => {
  const [known, setKnown] = useState<Known>();
  const options = isOurs ? (words?.options ?? noOptions) : noOptions;
  useEffect(() => {
    const asking = new AbortController();
    const { encounter, history } = session;
    const moment = { table: thread.table, encounter, choices: history.choices, forks: session.forks };
    const reckon = async (): Promise<void> => {
      const found: (Forecast | null)[] = options.map(() => null);
      const isOff = (): boolean => asking.signal.aborted;
      for (const [nth, option] of options.entries()) {
        if (isOff()) return;
        if (!option.isRolled) continue;
        // An option that cannot be forecast can still be played.
        found[nth] =
          (await thread
            .ask()
            .forecast(moment, nth)
            .catch(() => undefined)) ?? null;
        const forecasts = found.slice(0, nth + 1);
        // A tap does not wait for the forecasts.
        if (!isOff()) startTransition(() => setKnown({ session, forecasts }));
      }
    };
    void reckon();
    return () => asking.abort();
  }, [thread, session, options]);
  return known?.session === session ? known.forecasts : none;
};
