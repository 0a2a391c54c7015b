'use client';
import { useEffect, useState } from 'react';
import type { MiniatureOffer } from '@/lib/systems/miniature-part';
import { browserWorker } from '@/lib/worker-pool/browser';
import { WorkerPool } from '@/lib/worker-pool/pool';
import type { FewOffers } from './few-offers';
import type { MiniatureWorker, OfferOrder } from './miniature-worker';

/** ms that a search which nobody waits for any more may go on: a new worker would take longer to start. */
const grace = 400;

const openWorker = () =>
  browserWorker(
    new Worker(new URL('./miniature-worker.ts', import.meta.url), { type: 'module', name: 'miniatures' }),
  );

export interface OfferSearch {
  readonly state: 'searching' | 'done' | 'broken';
  readonly found: readonly MiniatureOffer[];
}

/** The worker that paints dice for a miniature, so that the page stays awake; it ends with what asked for it. */
export const useOfferPool = (): WorkerPool<MiniatureWorker> => {
  const [pool] = useState(() => new WorkerPool<MiniatureWorker>({ workers: 1, grace }, openWorker));
  useEffect(() => () => void pool.end(), [pool]);
  return pool;
};

/** With fewer offers that do what was asked, the player is told why. */
const enough = 3;

/** Why few heroes do what was asked for, once that is known. */
export const useFewOffers = (
  pool: WorkerPool<MiniatureWorker>,
  order: OfferOrder,
  { state, found }: OfferSearch,
): FewOffers | undefined => {
  const [first] = useState(order);
  const [few, setFew] = useState<FewOffers>();
  const serving = found.filter(({ serves }) => serves).length;
  const isFew = state === 'done' && serving < enough;
  useEffect(() => {
    if (!isFew) return;
    const asked = new AbortController();
    const run = async (): Promise<void> => {
      const told = await pool.run<FewOffers>((worker) => worker.few(first, serving), {
        signal: asked.signal,
      });
      if (!asked.signal.aborted && told.ok) setFew(told.value);
    };
    void run();
    return () => asked.abort();
  }, [pool, first, isFew, serving]);
  return few;
};

/** Heroes for a miniature, each shown as it is found. The order must not change while this is mounted. */
export const useOffers = (
  pool: WorkerPool<MiniatureWorker>,
  order: OfferOrder,
): OfferSearch & { readonly again: () => void } => {
  const [first] = useState(order);
  const [tries, setTries] = useState(0);
  const [search, setSearch] = useState<OfferSearch>({ state: 'searching', found: [] });
  useEffect(() => {
    const asked = new AbortController();
    const run = async (): Promise<void> => {
      for (let found: readonly MiniatureOffer[] = []; ;) {
        const at = found.length;
        const next = await pool.run<MiniatureOffer | undefined>((worker) => worker.offer(first, at), {
          signal: asked.signal,
        });
        if (asked.signal.aborted) return;
        if (!next.ok || next.value === undefined) {
          setSearch({ state: next.ok ? 'done' : 'broken', found });
          return;
        }
        found = [...found, next.value];
        setSearch({ state: 'searching', found });
      }
    };
    void run();
    return () => asked.abort();
  }, [pool, first, tries]);
  return {
    ...search,
    again: () => {
      setSearch({ state: 'searching', found: [] });
      setTries(tries + 1);
    },
  };
};
