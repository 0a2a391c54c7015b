'use client';
import { useCallback } from 'react';
import { useAimed, useShown } from '@/components/draft/use-draft';
import { useEdits, type MakeEdits } from '@/components/pip-hero/use-edits';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { heroOf, sealedEdit } from './hero';

/** The hero as the page shows it; a stroke of paint comes once the die has shown it. */
export const useHero = (): HeroDraft => heroOf(useShown().document.sheet);

/** The hero as the remedy under the mouse or the focus would make it. */
export const useAimedHero = (): HeroDraft | undefined => {
  const aimed = useAimed();
  return aimed && heroOf(aimed.sheet);
};

/** Makes edits; several at once are one step. */
export const useEdit = (): ((edits: Edit | readonly Edit[], how?: Parameters<MakeEdits>[1]) => void) => {
  const make = useEdits();
  return useCallback((edits, how) => make(('edit' in edits ? [edits] : edits).map(sealedEdit), how), [make]);
};
