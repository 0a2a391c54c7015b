import { useEffect, useState } from 'react';

/**
 * State of a match's table that this page remembers by the seed of the match: a match taken over from another
 * tab is loaded again, but looks as it was left.
 */
export const heldState = <Held>() => {
  const held = new Map<number, Held>();
  return function useHeld(
    match: number,
    first: Held,
  ): readonly [Held, (change: (now: Held) => Held) => void] {
    const [now, setNow] = useState(() => held.get(match) ?? first);
    useEffect(() => {
      held.set(match, now);
    }, [match, now]);
    return [now, setNow];
  };
};
