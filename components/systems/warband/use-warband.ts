'use client';
import { useCallback } from 'react';
import type { Run } from '@/components/draft/state';
import { useDraft, useDraftPart } from '@/components/draft/use-draft';
import type { Edit, FighterField, SetFighter } from '@/lib/systems/warband/sheet/edit';
import type { Fighter, Warband } from '@/lib/systems/warband/sheet/warband';
import { sealedEdit, warbandIn } from './warband';

/** The warband with every change at once. */
export const useWarband = (): Warband => warbandIn(useDraftPart(({ document }) => document.sheet));

/** Makes an edit as a new step, unless it continues a run. */
export const useEdit = (): ((edit: Edit, run?: Run) => void) => {
  const { dispatch } = useDraft();
  return useCallback(
    (edit, run) => dispatch({ do: 'edit', edits: [sealedEdit(edit)], ...(run && { run }) }),
    [dispatch],
  );
};

/** Sets one thing of the fighter at this place. */
export const useSetFighter = (
  index: number,
): (<F extends FighterField>(field: F, value: Fighter[F], run?: Run) => void) => {
  const edit = useEdit();
  return useCallback(
    // A field and its own value are one of the edits, which a generic pair does not say of itself.
    (field, value, run) => edit({ edit: 'set-fighter', index, field, value } as SetFighter, run),
    [edit, index],
  );
};
