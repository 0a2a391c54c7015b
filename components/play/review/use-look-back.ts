import { proxy } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LookBack } from '@/lib/session/looking-back';
import type { Session } from '@/lib/session/session';
import { ComputerThread } from '../table/computer-thread';

type Looking =
  | { readonly state: 'idle' | 'broken' }
  /** How much is done, 0 to 1, and the line of chances once it is known. */
  | { readonly state: 'running'; readonly share: number; readonly found?: LookBack }
  | { readonly state: 'done'; readonly found: LookBack };

/** Looks back on a match in a separate thread, on request; shows results only for this match. */
export const useLookBack = (session: Session) => {
  const [looking, setLooking] = useState<Looking>({ state: 'idle' });
  const thread = useRef<ComputerThread>(undefined);
  const stop = useCallback((): void => {
    thread.current?.stop();
    thread.current = undefined;
    setLooking({ state: 'idle' });
  }, []);
  useEffect(() => () => thread.current?.stop(), []);
  const start = async (): Promise<void> => {
    const own = new ComputerThread();
    thread.current = own;
    setLooking({ state: 'running', share: 0 });
    const set = (next: Looking): void => {
      if (thread.current === own) setLooking(next);
    };
    const { encounter, forks, history } = session;
    let early: LookBack | undefined;
    try {
      const found = await own
        .ask(() => set({ state: 'broken' }))
        .lookBack(
          { table: own.table, encounter, forks, choices: history.choices },
          proxy((share: number) => set({ state: 'running', share, ...(early && { found: early }) })),
          proxy((line: Pick<LookBack, 'teams' | 'line'>) => {
            early = { ...line, points: [] };
          }),
        );
      set({ state: 'done', found });
    } catch {
      set({ state: 'broken' });
    }
    own.stop();
  };
  return { looking, start, stop };
};
