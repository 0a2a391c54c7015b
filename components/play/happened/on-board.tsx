import type { AnchorOf } from '../touch/anchor';
import type { Shown } from '../table/use-table';
import { DiceTray } from './dice-tray';
import { FloatingTexts } from './floating-texts';

/** What has just happened, over the map: words at the figures, and the dice. Touches go through it. */
export function HappenedOnBoard(over: { readonly shown: Shown; readonly anchorOf: AnchorOf }) {
  return (
    <>
      <FloatingTexts {...over} />
      <DiceTray {...over} />
    </>
  );
}
