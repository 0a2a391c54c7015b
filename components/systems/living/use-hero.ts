'use client';
import { useCallback } from 'react';
import type { Run } from '@/components/draft/state';
import { useAimed, useDraft, useDraftPart, useShown } from '@/components/draft/use-draft';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { heroOf, sealedEdit } from './hero';

/** The hero as the page shows it; a stroke of paint comes once the die has shown it. */
export const useHero = (): HeroDraft => heroOf(useShown().document.sheet);

/** The hero with every change at once. */
export const useHeroNow = (): HeroDraft => heroOf(useDraftPart(({ document }) => document.sheet));

/** The hero as the remedy under the mouse or the focus would make it. */
export const useAimedHero = (): HeroDraft | undefined => {
  const aimed = useAimed();
  return aimed && heroOf(aimed.sheet);
};

/** Makes edits; several at once are one step. */
export const useEdit = (): ((
  edits: Edit | readonly Edit[],
  how?: { readonly run?: Run; readonly canWait?: boolean },
) => void) => {
  const { dispatch } = useDraft();
  return useCallback(
    (edits, how) => {
      const all = 'edit' in edits ? [edits] : edits;
      dispatch({ do: 'edit', edits: all.map(sealedEdit), ...how });
    },
    [dispatch],
  );
};
