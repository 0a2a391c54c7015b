'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { seriesMessages as say } from '#words/messages/series';
import type { Played } from '@/lib/simulation/series';
import { wilson } from '@/lib/simulation/statistics';
import { SeriesFigures } from './figures';
import { Wins } from './wins';
import { TypicalMatch } from './typical-match';
import type { SeriesOrder } from '@/components/series/series-worker';
import { useSeries, type SeriesProgress } from '@/components/series/use-series';

const winsOf = (played: readonly Played[], team: number): number =>
  played.filter(({ winner }) => winner === team).length;

const shareOf = (count: number, matches: number) => ({ share: count / matches, ...wilson(count, matches) });

/** Refusals and faults of a simulation. */
function Troubles({ progress, matches }: { readonly progress: SeriesProgress; readonly matches: number }) {
  const { state, refused, played, faults, firstFault } = progress;
  return (
    <>
      {refused.map((sentence) => (
        <Notice key={sentence} tone="error" live>
          {sentence}
        </Notice>
      ))}
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

/** Plays a series and shows the results, even before it ends. */
export function SeriesRun({
  order,
  names,
  teams,
  matches,
  band,
  children,
}: {
  readonly order: SeriesOrder;
  /** All heroes, and the members of each team. */
  readonly names: readonly string[];
  readonly teams: readonly (readonly string[])[];
  readonly matches: number;
  /** Stands between the verdict and the figures behind it. */
  readonly children?: ReactNode;
  /** Where the wins of a team should lie. */
  readonly band?: { readonly team: number; readonly least: number; readonly most: number };
}) {
  const { progress, stop, record, tablePath } = useSeries(order, matches);
  const top = useRef<HTMLDivElement>(null);
  // The result is what was asked for, so the page scrolls to it from the button.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { state, played, summary, faults } = progress;
  const isPlaying = state === 'playing' || state === 'summing';
  const wins = teams.map((members, team) => ({ members, count: winsOf(played, team) }));
  return (
    <div ref={top} tabIndex={-1} className="flex scroll-mt-16 flex-col gap-4 outline-none">
      {isPlaying && (
        <ProgressBar
          label={say.playing}
          value={played.length + faults}
          max={matches}
          text={say.progress(played.length + faults, matches, progress.left)}
          stop={{ text: say.stop, onStop: stop }}
        />
      )}
      <Troubles progress={progress} matches={matches} />
      <p role="status" className="sr-only">
        {state === 'done' &&
          played.length > 0 &&
          say.done(teams[0] ?? [], (wins[0]?.count ?? 0) / played.length)}
      </p>
      {played.length > 0 && <Wins teams={wins} matches={played.length} />}
      {band && state === 'done' && played.length > 0 && (
        <Notice live>{say.alone.band(shareOf(wins[band.team]?.count ?? 0, played.length), band)}</Notice>
      )}
      {children}
      {summary && summary.report.matches > 0 && (
        <>
          <SeriesFigures names={names} summary={summary} />
          {summary.typical && (
            <TypicalMatch
              key={summary.typical.nth}
              names={names}
              typical={summary.typical}
              rounds={summary.rounds}
              record={record}
              tablePath={tablePath}
            />
          )}
          <p className="text-xs wrap-anywhere text-muted">
            {say.seed(order.seed)} · {say.hash(summary.report.hash)}
          </p>
        </>
      )}
    </div>
  );
}
