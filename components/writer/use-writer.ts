import { useEffect, useMemo, useState } from 'react';
import { tabsHere } from './tabs';
import { Writer, type Writing } from './writer';

/** Data that only the tab with the right to write may write. */
export interface Written {
  /** Whether it may be written now; told at once, before the page shows it. */
  readonly allow: (may: boolean) => void;
  /** Writes the newest. */
  readonly flush: () => Promise<unknown>;
  /** Another tab had it, and this one may go on: this tab is out of date and must load it again. */
  readonly onTaken: () => void;
}

/** ms between two looks whether the other tab is still there. */
const pause = 3000;

const mayWrite = (writing: Writing): boolean => writing === 'ours' || writing === 'unguarded';

/**
 * The right to save one thing from this tab, while it is shown.
 * @param name the same in every tab; undefined if no other tab can know it yet
 * @param written stays the same
 */
export const useWriter = (
  name: string | undefined,
  written: Written,
): { readonly writing: Writing; readonly take: () => Promise<void> } => {
  const writer = useMemo(
    () => (name === undefined ? undefined : new Writer(name, tabsHere(), written.flush)),
    [name, written],
  );
  const [writing, setWriting] = useState<Writing>(name === undefined ? 'ours' : 'asking');
  useEffect(() => {
    if (!writer) return undefined;
    let isOld = false;
    written.allow(false);
    const deafen = writer.subscribe((now) => {
      isOld ||= now === 'elsewhere';
      written.allow(mayWrite(now) && !isOld);
      setWriting(now);
      if (isOld && mayWrite(now)) written.onTaken();
    });
    // Whoever comes back to this tab may find that the other one is closed.
    const look = (): void => {
      if (document.visibilityState === 'visible' && writer.writing === 'elsewhere') void writer.start();
    };
    document.addEventListener('visibilitychange', look);
    // Beside another window this one is always in sight, and nobody says that the other is gone.
    const timer = setInterval(look, pause);
    void writer.start();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      deafen();
      void written.flush().finally(() => writer.stop());
    };
  }, [writer, written]);
  return { writing, take: () => writer?.take() ?? Promise.resolve() };
};
