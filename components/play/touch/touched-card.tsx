import clsx from 'clsx';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useMedia } from '@/components/site/use-media';
import type { Encounter } from '@/lib/systems/match-part';
import type { TableFigure } from '@/lib/systems/table-scene';
import { hasColumn } from './side-menu';

const Cards = lazy(async () => ({ default: (await import('./whole-card')).Cards }));

/** ms after a tap: the board answers first. */
const pause = 250;

/** The cards of a figure that was tapped, beside a large board: the panel at the figure has what can be done. */
export function TouchedCard({
  figure,
  encounter,
  isAsked,
}: {
  readonly figure: TableFigure;
  readonly encounter: Encounter;
  /** It acts now: the rest of its answers comes before its cards. */
  readonly isAsked: boolean;
}) {
  const isBeside = useMedia(hasColumn, false);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDue(true)), pause);
    return () => clearTimeout(timer);
  }, []);
  if (!isBeside || figure.sheet === undefined) return null;
  return (
    // Its room is there at once, so that nothing moves when it comes.
    <div className={clsx('aspect-[130/88] overflow-hidden', !isAsked && 'lg:order-first')}>
      <Suspense fallback={null}>{isDue && <Cards figure={figure} encounter={encounter} />}</Suspense>
    </div>
  );
}
