'use client';

import { useEffect, useRef, useState } from 'react';
import type { Played } from '@/lib/simulation/series';
import { SeriesWorkers } from './series-workers';
import type { SeriesOrder, Summary } from './series-worker';

/** How far a series is; `played` in their order, without those that broke off. */
export interface SeriesProgress {
  readonly state: 'playing' | 'summing' | 'done' | 'broken' | 'refused';
  /** Why no such match can be played. */
  readonly refused: readonly string[];
  readonly played: readonly Played[];
  /** Matches that broke off by a fault of the rules: how many, the first of them, and why. */
  readonly faults: number;
  readonly firstFault: { readonly nth: number; readonly why: string } | undefined;
  readonly summary: Summary | undefined;
  /** Seconds that the rest may take; undefined while nobody can say. */
  readonly left: number | undefined;
}

const begun: SeriesProgress = {
  state: 'playing',
  refused: [],
  played: [],
  faults: 0,
  firstFault: undefined,
  summary: undefined,
  left: undefined,
};

/** Matches before anybody can say how long the others take. */
const fewest = 10;

/** ms between two pictures of the way there. */
const pace = 150;

/** Plays a series in workers while it is mounted. */
export const useSeries = (order: SeriesOrder, matches: number) => {
  const [progress, setProgress] = useState(begun);
  const workers = useRef<SeriesWorkers>(undefined);
  useEffect(() => {
    const current = new SeriesWorkers(order);
    workers.current = current;
    const found: (Played | undefined)[] = [];
    let now = begun;
    let isOver = false;
    let shown = 0;
    const start = performance.now();
    let heard = 0;
    const left = (): number | undefined =>
      heard < fewest ? undefined : ((performance.now() - start) / heard / 1000) * (matches - heard);
    const show = (part: Partial<SeriesProgress>): void => {
      now = { ...now, ...part };
      if (!isOver) setProgress(now);
    };
    const played = (): readonly Played[] => found.flatMap((match) => match ?? []);
    const run = async (): Promise<void> => {
      try {
        const came = await current.play(matches, (nth, match) => {
          heard += 1;
          if (match.ok) found[nth] = match.value;
          else {
            const { firstFault = { nth, why: match.error } } = now;
            now = { ...now, faults: now.faults + 1, firstFault };
          }
          if (performance.now() - shown < pace) return;
          shown = performance.now();
          show({ played: played(), left: left() });
        });
        if (!came.ok) {
          show({ state: 'refused', refused: came.error });
          return;
        }
        show({ state: 'summing', played: played() });
        show({ state: 'done', summary: await current.sum(played()) });
      } catch {
        show({ state: 'broken', played: played() });
      }
    };
    void run();
    return () => {
      isOver = true;
      current.end();
    };
  }, [order, matches]);
  return {
    progress,
    stop: (): void => workers.current?.stop(),
    record: (nth: number): Promise<string | undefined> =>
      workers.current?.record(nth) ?? Promise.resolve(undefined),
    tablePath: (text: string): Promise<string | undefined> =>
      workers.current?.tablePath(text) ?? Promise.resolve(undefined),
  };
};
