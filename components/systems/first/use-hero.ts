'use client';
import { useCallback } from 'react';
import { useAimed, useShown } from '@/components/draft/use-draft';
import { useEdits, type MakeEdits } from '@/components/pip-hero/use-edits';
import type { Edit } from '@/lib/systems/first/sheet/edit';
import type { HeroDraft } from '@/lib/systems/first/sheet/hero';
import { heroOf, sealedEdit } from './hero';

/** The hero as the page shows it; a stroke of paint comes once the die has shown it. */
export const useHero = (): HeroDraft => heroOf(useShown().document.sheet);

/** The hero as the remedy under the mouse or the focus would make it. */
export const useAimedHero = (): HeroDraft | undefined => {
  const aimed = useAimed();
  return aimed && heroOf(aimed.sheet);
};

/** Makes an edit. */
export const useEdit = (): ((edit: Edit, how?: Parameters<MakeEdits>[1]) => void) => {
  const make = useEdits();
  return useCallback((edit, how) => make([sealedEdit(edit)], how), [make]);
};
