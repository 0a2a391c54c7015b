import { startTransition, useEffect, useState } from 'react';
import { opening } from '@/lib/systems/open';
import type { Preview } from '../preview/preview';
import { usePartsAtRest } from '../preview/use-parts-at-rest';
import { savedSides, type SavedSides } from './saved-sides';

const nobody: readonly string[] = [];

/** Pictures of a saved match: its heroes at once, and its map when the rules of its game have come. */
export const useSavedPicture = (
  text: string,
): { readonly sides: SavedSides | undefined; readonly preview: Preview | undefined } => {
  const [sides, setSides] = useState<SavedSides>();
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    let isHere = true;
    opening(() => savedSides(text)).then(
      (found) => isHere && startTransition(() => setSides(found)),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [text]);
  const areThere = usePartsAtRest(sides ? [sides.system] : nobody);
  useEffect(() => {
    if (!areThere) return;
    let isHere = true;
    const draw = async (): Promise<void> => {
      const [{ setUpOf }, { previewOf }] = await Promise.all([
        import('@/lib/session/saved-match'),
        import('../preview/preview'),
      ]);
      const begun = setUpOf(text);
      const found = begun && previewOf(begun.encounter);
      if (isHere) startTransition(() => setPreview(found));
    };
    draw().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [areThere, text]);
  return { sides, preview };
};
