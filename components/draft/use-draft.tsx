'use client';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { Draft } from './draft';
import { sharedValue } from './shared-value';
import type { DraftState } from './state';

const DraftContext = createContext<Draft | undefined>(undefined);

/** State for most of the page; whether it is saved is a separate part. */
export type Shown = Omit<DraftState, 'id' | 'save' | 'said' | 'turn'>;

const ShownContext = createContext<Shown | undefined>(undefined);

const within = <T,>(value: T | undefined): T => {
  if (value === undefined) throw new Error('Use this only inside the builder.');
  return value;
};

/** The draft itself, for what changes, saves and opens. */
export const useDraft = (): Draft => within(useContext(DraftContext));

/** The draft as the page shows it; a change that can wait comes once `Main` has shown it. */
export const useShown = (): Shown => within(useContext(ShownContext));

/** One part of the draft, at once; what takes only this is drawn again only when it changes. */
export const useDraftPart = <T,>(part: (state: DraftState) => T): T => {
  const draft = useDraft();
  const now = (): T => part(draft.state());
  return useSyncExternalStore(draft.subscribe, now, now);
};

/**
 * A value as of the browser's last paint. `useDeferredValue` would begin before that frame and delay it. Several
 * changes within a frame follow each other in order.
 */
const useAfterPaint = <T,>(value: T): T => {
  const [shown, show] = useState(() => value);
  useEffect(() => {
    // A frame's callback runs before the paint, a timer set in it after.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => show(() => value))));
  }, [value]);
  return shown;
};

/** The same for what may follow. */
export const useLaterPart = <T,>(part: (state: DraftState) => T): T => useAfterPaint(useDraftPart(part));

export function DraftProvider({ draft, children }: { readonly draft: Draft; readonly children: ReactNode }) {
  return (
    <DraftContext value={draft}>
      <ShownProvider>{children}</ShownProvider>
    </DraftContext>
  );
}

/**
 * Strokes of paint reach the page after the next paint, so that the die goes first; all else at once, so that no letter
 * that is being typed is overtaken.
 */
function ShownProvider({ children }: { readonly children: ReactNode }) {
  const { subscribe, visible, settled } = useDraft();
  const later = useAfterPaint(useSyncExternalStore(subscribe, visible, visible));
  const now = useSyncExternalStore(subscribe, settled, settled);
  return <ShownContext value={later.turn > now.turn ? later : now}>{children}</ShownContext>;
}

const aimed = sharedValue<SheetDocument>();

/** Shows the page what a remedy would make of the sheet; undefined while nobody looks at one. */
export const useAim = (after: SheetDocument | undefined): void => {
  useEffect(() => {
    if (!after) return;
    aimed.set(after);
    return () => aimed.set(undefined);
  }, [after]);
};

/** The sheet as the remedy under the mouse or the focus would make it. */
export const useAimed = aimed.useValue;
