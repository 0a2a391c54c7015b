import { useEffect, useState } from 'react';
import { mapOfDevice, mapsOf } from '@/components/site/opened-map';
import { ownMapPlan } from '@/components/site/own-map-plan';
import type { DrawPages } from '@/lib/cards/paper/paper';

/** The plan of a map of this device. */
export interface OwnPlan {
  readonly pages: readonly DrawPages[];
  /** Why there is none, as a sentence. */
  readonly problem?: string;
  /** The map is being read. */
  readonly isComing?: true;
}

const none: OwnPlan = { pages: [] };
const coming: OwnPlan = { pages: [], isComing: true };

/** The plan of a map of this device as a page of the kit; none until it is read. @param id of the map, '' for none */
export const useOwnPlan = (id: string): OwnPlan => {
  const [read, setRead] = useState<{ readonly id: string; readonly plan: OwnPlan }>();
  useEffect(() => {
    if (id === '') return;
    let isAsked = true;
    void mapOfDevice(id).then((map) => {
      if (!isAsked) return;
      const plan = map.ok
        ? { pages: [ownMapPlan(map.value, mapsOf(map.value.system))] }
        : { pages: [], problem: map.error };
      setRead({ id, plan });
    });
    return () => {
      isAsked = false;
    };
  }, [id]);
  if (id === '') return none;
  return read?.id === id ? read.plan : coming;
};
