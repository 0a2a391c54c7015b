'use client';
import { useCallback } from 'react';
import type { Run } from '@/components/draft/state';
import { useDraft } from '@/components/draft/use-draft';
import type { Edit } from '@/lib/systems/sheet';

export type MakeEdits = (
  edits: readonly Edit[],
  how?: { readonly run?: Run; readonly canWait?: boolean },
) => void;

/** Makes edits; several at once are one step. */
export const useEdits = (): MakeEdits => {
  const { dispatch } = useDraft();
  return useCallback((edits, how) => dispatch({ do: 'edit', edits, ...how }), [dispatch]);
};
