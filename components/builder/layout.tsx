'use client';
import type { ReactNode } from 'react';
import { useMedia } from '@/components/site/use-media';

/** Tailwind's `lg`. */
const wide = '(min-width: 64rem)';

/** Whether the window is as wide as a desk's: then cards stand beside the sheet. */
export const useIsWide = (): boolean => useMedia(wide, true);

/** Where everything stands: two columns on a desk, one on a phone. */
export function Layout({
  main,
  panels,
  side,
}: {
  readonly main: ReactNode;
  readonly panels: ReactNode;
  /** None on a phone, where the side is a separate sheet. */
  readonly side: ReactNode;
}) {
  return (
    <div className="grid w-full gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-5">
        {main}
        {/* A layer of its own: an issue that comes or goes below the die moves the panels, and paints none of them. */}
        <div className="grid min-w-0 transform-gpu grid-cols-[minmax(0,1fr)] items-start gap-5 empty:hidden min-[86rem]:grid-cols-[minmax(0,1.09fr)_minmax(0,1fr)]">
          {panels}
        </div>
      </div>
      <aside className="isolate min-w-0 empty:hidden">{side}</aside>
    </div>
  );
}
