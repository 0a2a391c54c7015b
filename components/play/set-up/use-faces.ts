import { usePartsAtRest } from '../preview/use-parts-at-rest';
import { usePreview } from '../preview/use-preview';
import type { Preview } from '../preview/preview';
import { encounterFor } from './arrangement';
import { facesOf, summaryOf } from './faces';
import type { Chosen } from './offer-online';
import type { SideFace } from './side-coins';
import type { useSides } from './use-sides';

type Sides = ReturnType<typeof useSides>['sides'];

/**
 * A match as the set-up shows it: its first moment on the board, its heroes, and the whole in one line.
 * @param chosen undefined while something is missing
 * @param set teams of a set, by side
 * @param seed of the match
 * @throws NotOpened
 */
export const useFaces = (
  sides: Sides,
  found: Parameters<typeof facesOf>[1],
  chosen: Chosen | undefined,
  set: readonly number[] | undefined,
  seed: number,
): {
  readonly preview: Preview | undefined;
  /** By side. */
  readonly faces: readonly SideFace[];
  readonly summary: string;
} => {
  const areThere = usePartsAtRest(chosen ? [chosen.game] : []);
  const references = sides.map(({ reference }) => reference);
  const preview = usePreview(
    chosen && areThere
      ? JSON.stringify([chosen.game, references, chosen.parties, chosen.arrangement, seed])
      : undefined,
    () => chosen && encounterFor(chosen.game, chosen.heroes, chosen.parties, chosen.arrangement, seed),
  );
  return {
    preview,
    faces: facesOf(sides, found, chosen, set, preview),
    summary: chosen ? summaryOf(chosen) : '',
  };
};
