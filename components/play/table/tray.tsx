import type { ReactNode } from 'react';
import { playMessages } from '@/lib/messages/play';
import { trayHeights, type TrayHeight } from './tray-height';
import { useTapGuard } from './tap-guard';
import { useFirstAnswer } from './use-first-answer';
import { useRowCovers } from './use-row-covers';
import { useTray } from './use-tray';

const say = playMessages.table.tray;

/** Request and log: beside the board, and on a phone in a sheet below it. */
export function Tray({
  height,
  onHeight,
  at,
  buttons,
  children,
}: {
  readonly height: TrayHeight;
  readonly onHeight: (height: TrayHeight) => void;
  /** The moment that is shown: with another one, the question comes back into view. */
  readonly at: number;
  /** Another text whenever other buttons are in it. */
  readonly buttons: string;
  readonly children: ReactNode;
}) {
  const { tray, at: step, handlers } = useTray(height, onHeight);
  const body = useFirstAnswer(at, height);
  useTapGuard(body, buttons);
  const { upper, lower } = useRowCovers(body);
  return (
    <div ref={tray} data-tray data-own-bar className="flex min-w-0 flex-col bg-paper max-lg:overflow-clip">
      <div
        role="slider"
        tabIndex={0}
        aria-label={say.label}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={trayHeights.length - 1}
        aria-valuenow={step}
        aria-valuetext={say.heights[height]}
        {...handlers}
        className="flex min-h-6 shrink-0 cursor-grab touch-none items-center justify-center -outline-offset-2! lg:hidden"
      >
        <span aria-hidden className="h-1.5 w-14 rounded-full bg-edge" />
      </div>
      <div
        ref={body}
        data-tray-body
        data-rows
        className="flex min-h-0 min-w-0 flex-1 flex-col gap-4 max-lg:scroll-pt-14 max-lg:scroll-pb-28 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:px-2 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        {children}
      </div>
      <div ref={upper} aria-hidden className="absolute inset-x-3 z-3 bg-leaf lg:hidden" />
      <div ref={lower} aria-hidden className="absolute inset-x-0 bottom-0 z-3 bg-paper lg:hidden" />
    </div>
  );
}
