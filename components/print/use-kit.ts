'use client';

import { useEffect, useMemo, useState } from 'react';
import { emptyKit, type KitChoices, type KitPart, type LaidKit } from '@/lib/systems/kit-part';
import { firstSystem, isOpen, open, partOf } from '@/lib/systems/open';
import { layKits } from './lay-kits';
import type { Printable } from './sources';

export interface Kit {
  readonly laid: LaidKit;
  /** The scenarios and missions to choose from, once they are here. */
  readonly choosable: Pick<KitPart, 'scenarios' | 'missions'> | undefined;
  /** Counters of one kind at most. */
  readonly most: number;
  readonly onCount: (name: string, count: number) => void;
  /** It is on its way. */
  readonly isComing: boolean;
  /** The part of Pipsmith that lays out the kit did not arrive. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

/** The game-night kit of these heroes once a part of it is wanted; its words and icons are loaded then, not before. */
export const useKit = (heroes: readonly Printable[], choices: KitChoices): Kit => {
  const [, setOpened] = useState(0);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  const [own, setOwn] = useState<Readonly<Record<string, number>>>({});
  const { kit, scenario, unit, allCounters, counterSize, counterBacks } = choices;
  const isWanted = kit.length > 0;
  const used = [...new Set(heroes.map(({ hero }) => hero.system))];
  const systems = used.length > 0 ? used : [firstSystem];
  const key = systems.join(' ');
  const isHere = isOpen(systems, 'kit');
  useEffect(() => {
    if (!isWanted || isHere) return;
    void open(key.split(' '), 'kit').then(
      () => setOpened((before) => before + 1),
      () => setFailed(tries),
    );
  }, [isWanted, isHere, key, tries]);
  const laid = useMemo(
    () =>
      isHere && isWanted
        ? layKits(heroes, { kit, scenario, unit, allCounters, counterSize, counterBacks }, own)
        : emptyKit,
    [isHere, isWanted, heroes, own, kit, scenario, unit, allCounters, counterSize, counterBacks],
  );
  const part = isHere ? partOf(systems[0] ?? firstSystem, 'kit') : undefined;
  const isMissing = isWanted && !isHere && failed === tries;
  return {
    laid,
    choosable: part,
    most: part?.mostCounters ?? 0,
    onCount: (name, count) => setOwn((before) => ({ ...before, [name]: count })),
    isComing: isWanted && !isHere && !isMissing,
    isMissing,
    onRetry: () => setTries((before) => before + 1),
  };
};
