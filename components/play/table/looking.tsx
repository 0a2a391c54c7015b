import { createContext, use, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Act } from '@/lib/session/acts';
import type { Point } from '@/lib/table/table';
import type { LookedAt } from './looked-at';

/** A person's choice and look so far in answer to a question for a place. */
interface Looking {
  readonly place?: Point | undefined;
  /** The place is as near as anybody gets to the spot that was tapped. */
  readonly isAsFar?: boolean;
  readonly lookedAt?: LookedAt;
  /** Answer that a finger has tapped once: its place in the request. */
  readonly picked?: number | undefined;
  /** Figure pointed at on the map. */
  readonly about?: number | undefined;
  /** Something that happened, which the board is asked to show. */
  readonly told?: Act | undefined;
}

interface Looks {
  readonly at: number;
  readonly now: Looking;
  readonly look: (more: Looking) => void;
}

const nothing: Looking = {};

const Looked = createContext<Looks>({ at: -1, now: nothing, look: () => undefined });

/**
 * Choice and look in one moment of a match; reset at another moment. Only what reads it is drawn again: a tap is
 * answered on the board before the panels beside it follow.
 */
export function LookingOn({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  const [looking, setLooking] = useState<{ readonly at: number; readonly looking: Looking }>();
  const now = looking?.at === at ? looking.looking : nothing;
  const look = useCallback(
    (more: Looking): void =>
      setLooking((before) => ({ at, looking: { ...(before?.at === at && before.looking), ...more } })),
    [at],
  );
  const looks = useMemo(() => ({ at, now, look }), [at, now, look]);
  return <Looked value={looks}>{children}</Looked>;
}

/** The current choice and look. */
export const useLooking = (): Looks => use(Looked);

/** The same once the board has been drawn; nothing of another moment. */
export const useLookingLater = (): Looks => {
  const looks = use(Looked);
  const later = useDeferredValue(looks);
  return later.at === looks.at ? later : looks;
};
