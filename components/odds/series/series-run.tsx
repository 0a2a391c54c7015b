'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { thousandWords as say } from '@/lib/messages/series';
import type { Contest } from '@/lib/simulation/contest';
import type { Played } from '@/lib/simulation/series';
import { ThousandFigures } from './figures';
import { ThousandShare } from './wins';
import { ThousandTypical } from './typical-match';
import { useThousand, type Thousand } from './use-series';

const winsOf = (played: readonly Played[], team: number): number =>
  played.filter(({ winner }) => winner === team).length;

/** What went otherwise than it should. */
function Troubles({ thousand, matches }: { readonly thousand: Thousand; readonly matches: number }) {
  const { state, played, faults, firstFault } = thousand;
  return (
    <>
      {state === 'broken' && (
        <Notice tone="error" live>
          {say.broken(played.length)}
        </Notice>
      )}
      {state === 'done' && played.length + faults < matches && (
        <Notice live>{say.stopped(played.length)}</Notice>
      )}
      {firstFault && <Notice tone="warning">{say.brokeOff(faults, firstFault.nth + 1)}</Notice>}
    </>
  );
}

/** Plays a series and shows what comes of it, already on the way. */
export function ThousandPlay({ contest, matches }: { readonly contest: Contest; readonly matches: number }) {
  const { thousand, stop, record } = useThousand(contest, matches);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const { state, played, summary, faults } = thousand;
  const isPlaying = state === 'playing' || state === 'summing';
  const names = say.names(contest.heroes);
  const wins = [winsOf(played, 0), winsOf(played, 1)] as const;
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {isPlaying && (
        <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <progress
            aria-label={say.title}
            value={played.length + faults}
            max={matches}
            className="h-2 min-w-40 flex-1 accent-gold"
          />
          <span className="tabular-nums">{say.progress(played.length + faults, matches, thousand.left)}</span>
          <Button size="small" onClick={stop}>
            {say.stop}
          </Button>
        </div>
      )}
      <Troubles thousand={thousand} matches={matches} />
      <p role="status" className="sr-only">
        {state === 'done' && played.length > 0 && say.done(names[0] ?? '', wins[0] / played.length)}
      </p>
      {played.length > 0 && <ThousandShare names={names} wins={wins} matches={played.length} />}
      {summary && summary.report.matches > 0 && (
        <>
          <ThousandFigures contest={contest} summary={summary} />
          {summary.typical && (
            <ThousandTypical
              key={summary.typical.nth}
              contest={contest}
              typical={summary.typical}
              record={record}
            />
          )}
          <p className="text-xs wrap-anywhere text-muted">
            {say.seed(contest.seed)} · {say.hash(summary.report.hash)}
          </p>
        </>
      )}
    </div>
  );
}
