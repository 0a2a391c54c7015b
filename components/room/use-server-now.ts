import { useEffect, useState } from 'react';
import type { Entry } from '@/lib/room/entry';

/** The device's clock in ms, looked at twice a second while it matters. */
const useNow = (isOn: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return undefined;
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
};

/**
 * ms that the server's clock is ahead of this device's, as far as this device can tell: an entry that arrives was made a
 * moment ago, or earlier where it was waited for.
 */
export const useServerAhead = (entries: readonly Entry[]): number => {
  const last = entries.at(-1)?.time ?? 0;
  const [known, setKnown] = useState<{ readonly last: number; readonly ahead: number | undefined }>({
    last,
    ahead: undefined,
  });
  useEffect(() => {
    const ahead = last - Date.now();
    setKnown((before) =>
      before.last === last ? before : { last, ahead: Math.max(ahead, before.ahead ?? ahead) },
    );
  }, [last]);
  return known.ahead ?? 0;
};

/** ms since 1970 by the server's clock, as far as this device can tell. */
export const useServerNow = (entries: readonly Entry[], isOn: boolean): number =>
  useNow(isOn) + useServerAhead(entries);
