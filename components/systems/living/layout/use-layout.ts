'use client';
import { wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { Result } from '@/lib/result';
import type { Layout, LayoutProblem } from '@/lib/systems/living/odds/layout';
import type { LayoutGoal } from '@/lib/systems/living/odds/layout-goal';
import type { Finder } from './layout-worker';

/** The best layout for a goal: on its way, found or not, or the search itself broke down. */
export type Finding =
  | { readonly state: 'searching' }
  | { readonly state: 'found'; readonly goal: LayoutGoal; readonly result: Result<Layout, LayoutProblem> }
  | { readonly state: 'broken' };

const searching: Finding = { state: 'searching' };

/** Searches in a worker of its own, so that the page stays awake; a newer goal ends the search for an older one. */
export const useLayout = (goal: LayoutGoal): Finding => {
  const [finding, setFinding] = useState<Finding>(searching);
  useEffect(() => {
    const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), {
      type: 'module',
      name: 'layout',
    });
    let isAsked = true;
    const settle = (next: Finding): void => {
      if (isAsked) setFinding(next);
    };
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      settle({ state: 'broken' });
    });
    wrap<Finder>(worker)
      .find(goal)
      .then(
        (result) => settle({ state: 'found', goal, result }),
        () => settle({ state: 'broken' }),
      );
    return () => {
      isAsked = false;
      worker.terminate();
    };
  }, [goal]);
  return finding.state === 'found' && finding.goal !== goal ? searching : finding;
};
