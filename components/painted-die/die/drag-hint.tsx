'use client';
import { useSyncExternalStore } from 'react';
import { keepText, textKept } from '@/components/site/device-text';
import { PipIcon } from '@/components/card/pip';
import { RemoveButton } from '@/components/ui/button';
import type { DieLook } from './paintable';

const key = 'pipsmith/drag-hint';
const listeners = new Set<() => void>();
/** The answer of this visit, for devices that keep nothing. */
let isGone = false;

const isKnown = (): boolean => isGone || textKept(key) !== null;

/** After the first drag or long press, or once closed, the hint never shows again on this device. */
export const forgetDragHint = (): void => {
  if (isGone) return;
  isGone = true;
  keepText(key, 'known');
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const delays = ['hint-delay-300', 'hint-delay-500', 'hint-delay-700'] as const;

/** Explains dragging and long presses until the player has used one. */
export function DragHint({ look, brush }: { readonly look: DieLook; readonly brush: string }) {
  const known = useSyncExternalStore(subscribe, isKnown, () => true);
  const pip = look.painted[brush] ?? look.painted[look.brush];
  if (known) return null;
  const say = look.words.painting;
  return (
    <div
      data-drag-hint
      className="mt-3 flex items-center gap-3 rounded-card border border-line bg-leaf py-1 pr-1 pl-3 text-sm low:hidden"
    >
      <span
        aria-hidden
        className="relative flex shrink-0 gap-1 before:absolute before:inset-x-3 before:top-1/2 before:h-0.5 before:bg-gold"
      >
        {delays.map((delay) => (
          <span key={delay} className="relative size-5 rounded-full border-2 border-gold bg-leaf">
            {pip && (
              <PipIcon
                pip={pip}
                className={`absolute -inset-0.5 size-5 animate-hint-pip overflow-visible ${delay}`}
              />
            )}
          </span>
        ))}
      </span>
      <p className="min-w-0 flex-1">{say.dragHint}</p>
      <RemoveButton label={say.closeHint} onRemove={forgetDragHint} />
    </div>
  );
}
