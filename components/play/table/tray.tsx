import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { keyOf } from '@/components/ui/keys';
import { playMessages } from '@/lib/messages/play';
import { steppedBy, trayHeights, type TrayHeight } from './tray-height';

const say = playMessages.table.tray;

/** Pixels that a finger may stray while it taps. */
const stray = 8;

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  PageUp: 1,
  ArrowDown: -1,
  PageDown: -1,
  Home: -2,
  End: 2,
};

/** What a sheet is drawn by: a finger draws it, a tap and each key lead to its next height. */
function Handle({
  height,
  tray,
  onHeight,
}: {
  readonly height: TrayHeight;
  readonly tray: React.RefObject<HTMLDivElement | null>;
  readonly onHeight: (height: TrayHeight) => void;
}) {
  const from = useRef<{ readonly y: number; readonly tall: number }>(undefined);
  const [isDrawn, setDrawn] = useState(false);
  const at = trayHeights.indexOf(height);
  const next = trayHeights[(at + 1) % trayHeights.length] ?? height;
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    const step = steps[key];
    if (step === undefined && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    onHeight(step === undefined ? next : steppedBy(height, step));
  };
  const release = (): void => {
    from.current = undefined;
    setDrawn(false);
    if (tray.current) tray.current.style.height = '';
  };
  const onPointerMove = ({ clientY }: PointerEvent): void => {
    if (!from.current || !tray.current) return;
    const by = from.current.y - clientY;
    // Beside the board it has all of the height, and only a flick leads on.
    if (getComputedStyle(tray.current).position !== 'absolute') return;
    if (Math.abs(by) >= stray) setDrawn(true);
    tray.current.style.height = `${Math.max(0, from.current.tall + by)}px`;
  };
  const onPointerUp = ({ clientY }: PointerEvent): void => {
    if (!from.current) return;
    const by = from.current.y - clientY;
    release();
    if (Math.abs(by) < stray) onHeight(next);
    else onHeight(steppedBy(height, Math.sign(by) * (Math.abs(by) > window.innerHeight * 0.4 ? 2 : 1)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={say.label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={trayHeights.length - 1}
      aria-valuenow={at}
      aria-valuetext={say.heights[height]}
      data-drawn={isDrawn}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { y: event.clientY, tall: tray.current?.offsetHeight ?? 0 };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={release}
      className="flex min-h-7 shrink-0 cursor-grab touch-none items-center justify-center -outline-offset-2! lg:hidden"
    >
      <span aria-hidden className="h-1.5 w-14 rounded-full bg-edge" />
    </div>
  );
}

/** What is asked and what has happened: beside the board, and on a phone in a sheet below it. */
export function Tray({
  height,
  onHeight,
  at,
  children,
}: {
  readonly height: TrayHeight;
  readonly onHeight: (height: TrayHeight) => void;
  /** The moment that is shown: with another one, what is asked is in sight again. */
  readonly at: number;
  readonly children: ReactNode;
}) {
  const tray = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [at]);
  return (
    <div ref={tray} data-tray data-own-bar className="flex min-w-0 flex-col bg-paper max-lg:overflow-clip">
      <Handle height={height} tray={tray} onHeight={onHeight} />
      <div
        ref={body}
        className="flex min-h-0 min-w-0 flex-1 flex-col gap-4 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:px-2 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        {children}
      </div>
    </div>
  );
}
