'use client';

import { useMemo, useState } from 'react';
import { sampleReferences, sheetBehind } from '@/components/site/sheet-reference';
import { writeAddress } from '@/components/site/use-asked';
import type { Saved } from '@/components/site/use-saved';
import { useOpening } from '@/components/systems/use-game';
import type { SavedHero } from '@/lib/roster/roster';
import { encodeSheet } from '@/lib/share/index';
import { firstSystem, partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { addressOf, type ChangeAddress, type OddsAddress } from './address';

const gameOf = (reference: string): SystemId | undefined => {
  const found = reference === '' ? undefined : sheetBehind(reference);
  return found?.ok ? found.value.system : undefined;
};

/** Default own side: the hero changed last, else a sample. */
const usualOwn = (game: SystemId | undefined, saved: readonly SavedHero[]): string => {
  const byChange = [...saved].sort((one, other) =>
    one.changed < other.changed ? 1 : one.changed > other.changed ? -1 : 0,
  );
  for (const { hero } of byChange) {
    const code = (game ?? hero.system) === hero.system && partOf(hero.system, 'odds') && encodeSheet(hero);
    if (code && code.ok) return code.value;
  }
  return sampleReferences(game ?? firstSystem)[0]?.reference ?? '';
};

/** Default opponent. */
const usualFoe = (own: string): string => {
  const found = sheetBehind(own);
  if (!found.ok) return usualFoe(sampleReferences(firstSystem)[0]?.reference ?? '');
  const { system, sheet } = found.value;
  return partOf(system, 'odds')?.usualFoe(sheet) ?? sampleReferences(system)[0]?.reference ?? '';
};

/** The address with both sides named. @throws NotOpened */
const filled = (address: OddsAddress, saved: readonly SavedHero[]): OddsAddress => {
  const a = address.a === '' ? usualOwn(gameOf(address.b), saved) : address.a;
  return { ...address, a, b: address.b === '' ? usualFoe(a) : address.b };
};

/**
 * Choices of the page and the way to change them; the browser's address follows. Undefined until the heroes of this
 * device are read, where one of them is to fight.
 * @param keeps this device may have heroes
 */
export const useOddsAddress = (
  asked: OddsAddress,
  { saved, isRead }: Saved,
  keeps: boolean,
): readonly [OddsAddress | undefined, ChangeAddress] => {
  const [chosen, choose] = useState(asked);
  const isKnown = isRead || !keeps || chosen.a !== '';
  const find = (): OddsAddress | undefined => (isKnown ? filled(chosen, saved) : undefined);
  useOpening(find);
  // The same address until something changes.
  const address = useMemo(() => (isKnown ? filled(chosen, saved) : undefined), [chosen, saved, isKnown]);
  const change: ChangeAddress = (changing) => {
    if (!address) return;
    const next = { ...address, ...changing(address) };
    choose(next);
    writeAddress(addressOf(next));
  };
  return [address, change];
};
