'use client';
import { useEffect, useRef, useState } from 'react';
import type { PlayedPair, VersionsOrder } from '@/lib/simulation/versions/pairs';
import type { VersionWords } from './series-worker';
import { VersionsWorkers } from './versions-workers';

/** How far a comparison is. */
export interface VersionsProgress {
  readonly state: 'playing' | 'done' | 'broken' | 'refused';
  /** Why no such match can be played. */
  readonly refused: readonly string[];
  /** Matches that ended, and how many were asked for. */
  readonly matches: number;
  readonly wanted: number;
  /** Seconds that the rest may take; undefined while nobody can say. */
  readonly left: number | undefined;
  readonly pairs: readonly PlayedPair[];
  readonly opponents: readonly string[];
  readonly words: VersionWords | undefined;
}

const begun: VersionsProgress = {
  state: 'playing',
  refused: [],
  matches: 0,
  wanted: 0,
  left: undefined,
  pairs: [],
  opponents: [],
  words: undefined,
};

/** Matches before anybody can say how long the others take. */
const fewest = 20;

/** ms between two pictures of the way there. */
const pace = 150;

const skillsIn = (pairs: readonly PlayedPair[]): readonly string[] => [
  ...new Set(
    pairs.flatMap(({ a, b, place }) =>
      [a, b].flatMap(({ heroes }) => Object.keys(heroes[place]?.skills ?? {})),
    ),
  ),
];

/** Plays two versions in workers while it is mounted. @param pairs of matches at once */
export const useVersions = (order: VersionsOrder, pairs: number) => {
  const [progress, setProgress] = useState(begun);
  const controls = useRef<{ readonly stop: () => void; readonly more: () => void }>(undefined);
  useEffect(() => {
    const workers = new VersionsWorkers(order);
    let now = begun;
    let isOver = false;
    const show = (part: Partial<VersionsProgress>): void => {
      now = { ...now, ...part };
      if (!isOver) setProgress(now);
    };
    const play = async (): Promise<void> => {
      const start = performance.now();
      let [heard, shown] = [0, 0];
      const before = now.matches;
      const wanted = before + 2 * pairs;
      show({ state: 'playing', wanted, left: undefined });
      const left = (): number | undefined =>
        heard < fewest ? undefined : ((performance.now() - start) / heard / 1000) * (2 * pairs - heard);
      try {
        const came = await workers.play(pairs, () => {
          heard += 1;
          if (performance.now() - shown < pace) return;
          shown = performance.now();
          show({ matches: before + heard, left: left() });
        });
        if (!came.ok) {
          show({ state: 'refused', refused: came.error });
          return;
        }
        const played = workers.played();
        show({
          state: 'done',
          matches: before + heard,
          pairs: played,
          opponents: workers.opponents(),
          words: await workers.words(skillsIn(played)),
        });
      } catch {
        show({ state: 'broken', matches: before + heard });
      }
    };
    controls.current = { stop: () => workers.stop(), more: () => void play() };
    void play();
    return () => {
      isOver = true;
      workers.end();
    };
  }, [order, pairs]);
  return {
    progress,
    stop: (): void => controls.current?.stop(),
    more: (): void => controls.current?.more(),
  };
};
