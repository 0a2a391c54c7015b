import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { keyOf } from '@/components/ui/keys';
import { steppedBy, trayHeights, type TrayHeight } from './tray-height';

/** Pixels that a finger may stray while it taps. */
const stray = 8;

/** From this part of the screen on, a finger means two heights. */
const far = 0.4;

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  PageUp: 1,
  ArrowDown: -1,
  PageDown: -1,
  Home: -2,
  End: 2,
};

/** How a sheet is led from height to height: a finger draws it, a tap and keys lead on. */
export const useTray = (height: TrayHeight, onHeight: (height: TrayHeight) => void) => {
  const tray = useRef<HTMLDivElement>(null);
  const from = useRef<{ readonly y: number; readonly tall: number }>(undefined);
  const isTap = useRef(false);
  const at = trayHeights.indexOf(height);
  const next = trayHeights[(at + 1) % trayHeights.length] ?? height;
  const release = (): void => {
    from.current = undefined;
    if (tray.current) tray.current.style.height = '';
    tray.current?.parentElement?.removeAttribute('data-drawn');
  };
  return {
    tray,
    at,
    handlers: {
      onKeyDown: (event: KeyboardEvent): void => {
        const key = keyOf(event);
        const step = steps[key];
        if (step === undefined && key !== 'Enter' && key !== ' ') return;
        event.preventDefault();
        onHeight(step === undefined ? next : steppedBy(height, step));
      },
      onPointerDown: (event: PointerEvent): void => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { y: event.clientY, tall: tray.current?.offsetHeight ?? 0 };
      },
      onPointerMove: ({ clientY }: PointerEvent): void => {
        // Beside the board it has all of the height, and only a flick leads on.
        if (!from.current || !tray.current || getComputedStyle(tray.current).position !== 'absolute') return;
        tray.current.parentElement?.setAttribute('data-drawn', '');
        tray.current.style.height = `${Math.max(0, from.current.tall + from.current.y - clientY)}px`;
      },
      onPointerUp: ({ clientY }: PointerEvent): void => {
        if (!from.current) return;
        const by = from.current.y - clientY;
        release();
        isTap.current = Math.abs(by) < stray;
        if (!isTap.current)
          onHeight(steppedBy(height, Math.sign(by) * (Math.abs(by) > window.innerHeight * far ? 2 : 1)));
      },
      onPointerCancel: release,
      // Only now: if the sheet rose before the click, the click would press whatever moves under the finger.
      onClick: (): void => {
        if (isTap.current) onHeight(next);
        isTap.current = false;
      },
    },
  };
};
