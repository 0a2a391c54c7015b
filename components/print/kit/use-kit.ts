'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Printable } from '../heroes/sources';
import type { KitChoices } from './kit-parts';
import type * as laying from './lay-kit';
import type { KitOrder } from './lay-kit';

type Laying = Pick<typeof laying, 'layKit' | 'mostCounters' | 'choosableScenarios'>;

export interface Kit {
  readonly laid: laying.LaidKit;
  /** The scenarios and missions to choose from, once they are here. */
  readonly choosable: typeof laying.choosableScenarios | undefined;
  /** Counters of one kind at most. */
  readonly most: number;
  /** It is on its way. */
  readonly isComing: boolean;
  /** The part of Pipsmith that lays out the kit did not arrive. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

const nothing: laying.LaidKit = { cards: [], pages: [], last: [], counters: [] };

/** The game-night kit of these heroes once a part of it is wanted; its words and icons are loaded then, not before. */
export const useKit = (heroes: readonly Printable[], choices: KitChoices & Pick<KitOrder, 'counts'>): Kit => {
  const [lay, setLay] = useState<Laying>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  const { kit, scenario, unit, allCounters, counterSize, counterBacks, counts } = choices;
  const isWanted = kit.length > 0;
  useEffect(() => {
    if (!isWanted || lay) return;
    void import('./lay-kit').then(
      ({ layKit, mostCounters, choosableScenarios }) => setLay({ layKit, mostCounters, choosableScenarios }),
      () => setFailed(tries),
    );
  }, [isWanted, lay, tries]);
  const laid = useMemo(
    () =>
      lay && isWanted
        ? lay.layKit({ heroes, counts, kit, scenario, unit, allCounters, counterSize, counterBacks })
        : nothing,
    [lay, isWanted, heroes, counts, kit, scenario, unit, allCounters, counterSize, counterBacks],
  );
  const isMissing = isWanted && !lay && failed === tries;
  return {
    laid,
    choosable: lay?.choosableScenarios,
    most: lay?.mostCounters ?? 0,
    isComing: isWanted && !lay && !isMissing,
    isMissing,
    onRetry: () => setTries((before) => before + 1),
  };
};
