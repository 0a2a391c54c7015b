'use client';
import { useEffect, useState } from 'react';
import type { Result } from '@/lib/result';
import type { Way } from '@/lib/painted-die/odds/encounter';
import type { LayoutOf, LayoutProblem } from '@/lib/painted-die/odds/layout';
import { browserWorker } from '@/lib/worker-pool/browser';
import { WorkerPool } from '@/lib/worker-pool/pool';
import type { SomeGoal } from './wish';

export type SomeLayout = LayoutOf<string, Way>;

/** Interface of a game's worker. */
interface Finder {
  readonly find: (goal: SomeGoal) => Result<SomeLayout, LayoutProblem>;
}

/** The searches of a game, in a separate worker that starts with the first one. */
export type LayoutSearch = WorkerPool<Finder>;

/** The best layout for a goal: on its way, found or not, or the search itself broke down. */
export type Finding =
  | { readonly state: 'searching' }
  | { readonly state: 'found'; readonly goal: SomeGoal; readonly result: Result<SomeLayout, LayoutProblem> }
  | { readonly state: 'broken' };

const searching: Finding = { state: 'searching' };

export const layoutSearch = (begin: () => Worker): LayoutSearch =>
  new WorkerPool<Finder>({ workers: 1 }, () => browserWorker(begin()));

/** Searches in a worker, so that the page stays awake; a newer goal ends the search for an older one. */
export const useLayout = (pool: LayoutSearch, goal: SomeGoal): Finding => {
  const [finding, setFinding] = useState<Finding>(searching);
  useEffect(() => {
    const asked = new AbortController();
    const search = async (): Promise<void> => {
      const answer = await pool.run<Result<SomeLayout, LayoutProblem>>((finder) => finder.find(goal), {
        signal: asked.signal,
      });
      if (asked.signal.aborted) return;
      setFinding(answer.ok ? { state: 'found', goal, result: answer.value } : { state: 'broken' });
    };
    void search();
    return () => asked.abort();
  }, [pool, goal]);
  useEffect(() => () => void pool.end(), [pool]);
  return finding.state === 'found' && finding.goal !== goal ? searching : finding;
};
