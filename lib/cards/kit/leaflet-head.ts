import { pageArea, type Paper } from '../paper/paper';
import { writeOne, type Sketch } from '../sketch';
import type { DrawDie, Leaflet } from './leaflet';

/** mm: a die beside the title, the gap to the next as a share of it, and the width and the number of those that have room there. */
const coverDie = { side: 8.6, gap: 0.18, width: 44, most: 8 } as const;
/** mm that a mark of the fold is long. */
const foldMark = 4;
/** points */
const titleSize = 19;
const noteSize = 8.5;

/** A die of each from the right edge of the title's panel to the left, or none where they are too many; answers the mm that they take. */
const drawCoverDice = (face: Sketch, dice: readonly DrawDie[], right: number, y: number): number => {
  const { gap, most } = coverDie;
  if (dice.length === 0 || dice.length > most) return 0;
  const side = Math.min(coverDie.side, coverDie.width / dice.length / (1 + gap));
  const step = side * (1 + gap);
  const top = y + (coverDie.side - side) / 2;
  dice.forEach((draw, index) =>
    face.draw(...draw(right - side - (dice.length - 1 - index) * step, top, side)),
  );
  return dice.length * step;
};

/** The half with the title is the front when the other is folded back behind it. */
export const drawHead = (
  face: Sketch,
  { title, dice = [] }: Pick<Leaflet, 'title' | 'dice'>,
  { title: lead, fold }: { readonly title: string; readonly fold: string },
  paper: Paper,
  [left, right]: readonly { readonly x: number; readonly width: number }[],
): void => {
  if (!left || !right) return;
  const { top: edge } = pageArea(paper);
  const y = edge + 6;
  const free = left.width - drawCoverDice(face, dice, left.x + left.width, edge - 1.6);
  const leadWidth = free * 0.3;
  const taken = writeOne(
    face,
    title,
    { typeface: 'display', size: titleSize, fill: 'ink' },
    { x: left.x, y, width: free - leadWidth },
  );
  writeOne(
    face,
    lead,
    { typeface: 'display', size: titleSize * 0.7, fill: 'gold' },
    { x: left.x + taken + 4, y, width: free - taken - 6 },
  );
  writeOne(
    face,
    title,
    { typeface: 'display', size: titleSize * 0.7, fill: 'gold' },
    { x: right.x, y, width: right.width * 0.5 },
  );
  writeOne(
    face,
    fold,
    { typeface: 'title', size: noteSize, fill: 'muted' },
    { x: right.x + right.width, y, width: right.width * 0.48, align: 'right' },
  );
  for (const { x, width } of [left, right])
    face.draw({ draw: 'line', from: [x, y + 2], to: [x + width, y + 2], stroke: 'gold', strokeWidth: 0.4 });
  const middle = (left.x + left.width + right.x) / 2;
  const { top, bottom } = pageArea(paper);
  for (const end of [top, bottom - foldMark])
    face.draw({
      draw: 'line',
      from: [middle, end],
      to: [middle, end + foldMark],
      stroke: 'black',
      strokeWidth: 0.25,
      dash: [1, 0.8],
    });
};
