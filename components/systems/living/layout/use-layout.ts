'use client';
import { useEffect, useState } from 'react';
import type { Result } from '@/lib/result';
import type { Layout, LayoutProblem } from '@/lib/systems/living/odds/layout';
import type { LayoutGoal } from '@/lib/systems/living/odds/layout-goal';
import { browserWorker } from '@/lib/worker-pool/browser';
import { WorkerPool } from '@/lib/worker-pool/pool';
import type { Finder } from './layout-worker';

/** The best layout for a goal: on its way, found or not, or the search itself broke down. */
export type Finding =
  | { readonly state: 'searching' }
  | { readonly state: 'found'; readonly goal: LayoutGoal; readonly result: Result<Layout, LayoutProblem> }
  | { readonly state: 'broken' };

const searching: Finding = { state: 'searching' };

const pool = new WorkerPool<Finder>({ workers: 1 }, () =>
  browserWorker(
    new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module', name: 'layout' }),
  ),
);

/** Searches in a worker, so that the page stays awake; a newer goal ends the search for an older one. */
export const useLayout = (goal: LayoutGoal): Finding => {
  const [finding, setFinding] = useState<Finding>(searching);
  useEffect(() => {
    const asked = new AbortController();
    const search = async (): Promise<void> => {
      const answer = await pool.run<Result<Layout, LayoutProblem>>((finder) => finder.find(goal), {
        signal: asked.signal,
      });
      if (asked.signal.aborted) return;
      setFinding(answer.ok ? { state: 'found', goal, result: answer.value } : { state: 'broken' });
    };
    void search();
    return () => asked.abort();
  }, [goal]);
  useEffect(() => () => void pool.end(), []);
  return finding.state === 'found' && finding.goal !== goal ? searching : finding;
};
