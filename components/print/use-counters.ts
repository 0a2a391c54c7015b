'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Card } from '@/lib/cards/card';
import type { HeroDraft } from '@/lib/systems/index';
import type * as counterDoor from './counter-door';

type CounterRow = counterDoor.CounterRow;
type Door = Pick<typeof counterDoor, 'layCounters' | 'mostCounters'>;

export interface Counters {
  readonly rows: readonly CounterRow[];
  readonly cards: readonly Card[];
  /** The part of Pipsmith that draws counters did not arrive. */
  readonly isMissing: boolean;
  readonly most: number;
  readonly onCount: (name: string, count: number) => void;
}

/** Counters for these heroes once they are wanted; their icons are loaded then, not before. */
export const useCounters = (heroes: readonly HeroDraft[], isWanted: boolean): Counters => {
  const [door, setDoor] = useState<Door>();
  const [isMissing, setMissing] = useState(false);
  const [own, setOwn] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    if (!isWanted || door) return;
    void import('./counter-door').then(
      ({ layCounters, mostCounters }) => {
        setDoor({ layCounters, mostCounters });
        setMissing(false);
      },
      () => setMissing(true),
    );
  }, [isWanted, door]);
  const laid = useMemo(
    () => (door && isWanted ? door.layCounters(heroes, own) : { rows: [], cards: [] }),
    [door, isWanted, heroes, own],
  );
  return {
    ...laid,
    isMissing: isMissing && isWanted,
    most: door?.mostCounters ?? 0,
    onCount: (name, count) => setOwn((before) => ({ ...before, [name]: count })),
  };
};
