import type { ReactNode } from 'react';

/** Where everything stands: two columns on a desk, one on a phone. */
export function Layout({
  head,
  die,
  panels,
  side,
}: {
  readonly head: ReactNode;
  readonly die: ReactNode;
  readonly panels: ReactNode;
  readonly side: ReactNode;
}) {
  return (
    <div className="grid w-full gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-5">
        {head}
        {die}
        {/* A layer of its own: an issue that comes or goes below the die moves the panels, and paints none of them. */}
        <div className="flex min-w-0 transform-gpu flex-col gap-5 empty:hidden">{panels}</div>
      </div>
      <aside className="isolate min-w-0">
        <div className="flex flex-col gap-4 lg:sticky lg:top-4 lg:-m-1.5 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:p-1.5">
          {side}
        </div>
      </aside>
    </div>
  );
}

/** Two panels side by side where there is room. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid min-w-0 items-start gap-5 min-[86rem]:grid-cols-[minmax(0,1.09fr)_minmax(0,1fr)]">
      {children}
    </div>
  );
}
