'use client';

import { useEffect, useMemo, useState } from 'react';
import type { KitChoices } from './kit-parts';
import type * as kitDoor from './kit-door';
import type { Printable } from './sources';

type Door = Pick<typeof kitDoor, 'layKit' | 'mostCounters' | 'choosableScenarios'>;

export interface Kit {
  readonly laid: kitDoor.LaidKit;
  /** The scenarios and missions to choose from, once they are here. */
  readonly choosable: typeof kitDoor.choosableScenarios | undefined;
  /** Counters of one kind at most. */
  readonly most: number;
  readonly onCount: (name: string, count: number) => void;
  /** It is on its way. */
  readonly isComing: boolean;
  /** The part of Pipsmith that lays out the kit did not arrive. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

const nothing: kitDoor.LaidKit = { cards: [], pages: [], last: [], counters: [] };

/** The game-night kit of these heroes once a part of it is wanted; its words and icons are loaded then, not before. */
export const useKit = (heroes: readonly Printable[], choices: KitChoices): Kit => {
  const [door, setDoor] = useState<Door>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  const [own, setOwn] = useState<Readonly<Record<string, number>>>({});
  const { kit, scenario, unit, allCounters, counterSize, counterBacks } = choices;
  const isWanted = kit.length > 0;
  useEffect(() => {
    if (!isWanted || door) return;
    void import('./kit-door').then(
      ({ layKit, mostCounters, choosableScenarios }) => setDoor({ layKit, mostCounters, choosableScenarios }),
      () => setFailed(tries),
    );
  }, [isWanted, door, tries]);
  const laid = useMemo(
    () =>
      door && isWanted
        ? door.layKit({ heroes, own, kit, scenario, unit, allCounters, counterSize, counterBacks })
        : nothing,
    [door, isWanted, heroes, own, kit, scenario, unit, allCounters, counterSize, counterBacks],
  );
  const isMissing = isWanted && !door && failed === tries;
  return {
    laid,
    choosable: door?.choosableScenarios,
    most: door?.mostCounters ?? 0,
    onCount: (name, count) => setOwn((before) => ({ ...before, [name]: count })),
    isComing: isWanted && !door && !isMissing,
    isMissing,
    onRetry: () => setTries((before) => before + 1),
  };
};
