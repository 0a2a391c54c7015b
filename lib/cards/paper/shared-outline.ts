import type { Outline } from './crop-marks';
import { unprintable, type Paper, type Place } from './paper';
import { markedMargin, plainMargin, sharedStrip, widthOf, type Shared } from './shared-sheets';

/** mm by which all that lies on a shared sheet can be moved down. */
export const slackBelow = (sheet: readonly Shared[], paper: Paper): number => {
  const lowest = sheet.map(
    ({ card, front }) => front.y + card.size.height + (card.unmarked ? plainMargin : markedMargin),
  );
  return paper.height - unprintable - sharedStrip - Math.max(0, ...lowest);
};

/** Everything on a shared sheet, moved down by some mm. */
export const movedDown = (sheet: readonly Shared[], mm: number): readonly Shared[] => {
  const down = ({ x, y }: Place): Place => ({ x, y: y + mm });
  return sheet.map((one) => ({ ...one, front: down(one.front), ...(one.back && { back: down(one.back) }) }));
};

/** Where a thing is folded: between its sides, or between the panels of a strip. */
const foldsOf = ({ card: { size, panels = [] }, front, sides }: Shared): readonly number[] =>
  sides.by === 'fold'
    ? [front.x + size.width + sides.gutter / 2]
    : panels.slice(1).map((_, at) => front.x + ((at + 1) * size.width) / panels.length);

/** Where a thing is cut and folded; nothing for what is not cut along its edges. */
export const outlineOf = (shared: Shared): readonly Outline[] => {
  const { card, front, back, sides } = shared;
  if (card.unmarked) return [];
  const right = front.x + widthOf(shared);
  const inner = sides.by === 'fold' && sides.gutter > 0 && back ? [front.x + card.size.width, back.x] : [];
  return [
    {
      left: front.x,
      right,
      top: front.y,
      bottom: front.y + card.size.height,
      cuts: [front.x, ...inner, right],
      folds: foldsOf(shared),
    },
  ];
};
