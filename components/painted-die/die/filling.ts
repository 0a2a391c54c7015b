import type { FaceNumber } from '@/lib/dice/face';
import { arrangedOn } from '@/lib/painted-die/pip-places';
import type { Edit, Sheet } from '@/lib/systems/sheet';
import type { PaintableDie } from './paintable';
import { lockOf, type Brush } from './painting-rules';

/** Strokes that fill a face, and the sentence about them. */
export interface Filling {
  readonly strokes: readonly Edit[];
  readonly said: string;
}

/**
 * Fills the empty places of a face with a brush as far as the rules allow; the eraser clears what may be cleared. Pips
 * of other colours stay. If no stroke is possible, says why.
 */
export const fillingOf = (die: PaintableDie, sheet: Sheet, face: FaceNumber, brush: Brush): Filling => {
  const { places } = arrangedOn(die.look.pips, die.ownerOf(sheet), face);
  const to = brush === 'eraser' ? undefined : brush;
  const strokes: Edit[] = [];
  let now = sheet;
  let lock: string | undefined;
  places.forEach((from, index) => {
    if (to === undefined ? from === undefined : from !== undefined) return;
    const refused = lockOf(die, now, face, from, to);
    lock ??= refused;
    if (refused !== undefined) return;
    const stroke = die.stroke(face, from, to, index);
    strokes.push(stroke);
    now = die.apply(now, stroke);
  });
  const { spent, budget } = die.pointsOf(now);
  const say = die.look.words.painting;
  if (strokes.length === 0) return { strokes, said: lock ?? say.nothingToFill(face, to) };
  return {
    strokes,
    said:
      to === undefined
        ? say.emptied(face, budget - spent)
        : say.filled(face, strokes.length, to, budget - spent),
  };
};
