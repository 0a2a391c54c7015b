import type { ReactNode } from 'react';

/** Where everything stands: two columns on a desk, one on a phone. */
export function Layout({
  head,
  main,
  panels,
  side,
}: {
  readonly head: ReactNode;
  readonly main: ReactNode;
  readonly panels: ReactNode;
  readonly side: ReactNode;
}) {
  return (
    <div className="grid w-full gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-5">
        {head}
        {main}
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
