'use client';
import { useCallback } from 'react';
import type { Run } from '@/components/draft/state';
import { useAimed, useDraft, useShown } from '@/components/draft/use-draft';
import type { FacesOf } from '@/lib/painted-die/die';
import type { Edit, Sheet } from '@/lib/systems/sheet';

/** A hero as shared views know one. */
export interface SomeHero<Pip extends string = string> {
  readonly name: string;
  readonly faces: FacesOf<Pip>;
}

/** Views of painted dice only get the sheets of games with such dice; here they get their type. */
export const heroIn = (sheet: Sheet): SomeHero => sheet as unknown as SomeHero;

interface HowEdited {
  readonly run?: Run;
  readonly canWait?: boolean;
}

export type MakeEdits = (edits: readonly Edit[], how?: HowEdited) => void;

/** Makes edits; several at once are one step. */
export const useEdits = (): MakeEdits => {
  const { dispatch } = useDraft();
  return useCallback((edits, how) => dispatch({ do: 'edit', edits, ...how }), [dispatch]);
};

/**
 * The hero in the builder, for the views of a game: they get the game’s own types where others see opaque
 * ones.
 */
export const heroHooks = <Hero, E extends { readonly edit: string }>() => ({
  /** The hero as the page shows it; a stroke of paint comes once the die has shown it. */
  useHero: (): Hero => useShown().document.sheet as unknown as Hero,
  /** The hero as the remedy under the mouse or the focus would make it. */
  useAimedHero: (): Hero | undefined => useAimed()?.sheet as unknown as Hero | undefined,
  /** Makes an edit; several at once are one step. */
  useEdit: (): ((edits: E | readonly E[], how?: HowEdited) => void) => {
    const make = useEdits();
    return useCallback(
      (edits, how) => make(('edit' in edits ? [edits] : edits) as unknown as readonly Edit[], how),
      [make],
    );
  },
});
