import type { Card } from '../card';
import { part } from './part';
import { writeOne, type Sketch } from '../sketch';
import { point } from '../text/text';

/** mm: a cell holds the smallest counter. */
const cell = 16;
/** Cells of a row, and of a short track, which leaves the rest of the paper free. */
const cells = { most: 11, few: 6 } as const;
const margin = 2.5;
const head = 7;

/** mm of the arrow from one cell to the next, along its way and across it. */
const arrow = { long: 2.6, wide: 3 } as const;

/** An arrow across the line between two cells, its middle there. */
const drawArrow = (face: Sketch, x: number, y: number): void => {
  const [long, wide] = [arrow.long / 2, arrow.wide / 2];
  const d = `M${-long} ${-wide}L${long} 0L${-long} ${wide}Z`;
  face.draw({ draw: 'path', d, x, y, scale: 1, fill: 'ink', stroke: 'white', strokeWidth: 0.3 });
};

/**
 * A track up to `last`, from 0 unless told; the number to reach, where there is one, has a heavy frame.
 * @param falls the counter starts at `last` and moves down
 */
export const drawTrack = (
  id: string,
  words: { readonly name: string; readonly title: string; readonly hint: string },
  last: number,
  goal?: number,
  first = 0,
  falls = false,
): Card => {
  const count = last + 1 - first;
  const rows = Math.ceil(count / cells.most);
  const columns = Math.max(cells.few, Math.ceil(count / rows));
  const size = { width: columns * cell + 2 * margin, height: rows * cell + head + 2 * margin };
  // Rows are read like text, from the number where the counter starts.
  const cellOf = (value: number) => {
    const step = falls ? last - value : value - first;
    return { row: Math.floor(step / columns), column: step % columns };
  };
  return part({ id, name: words.name, size }, (face) => {
    const title = writeOne(
      face,
      words.title,
      { typeface: 'display', size: 14, fill: 'ink' },
      { x: margin, y: margin + 4.6, width: size.width / 2 },
    );
    writeOne(
      face,
      words.hint,
      { typeface: 'text', size: 8.5, fill: 'muted' },
      { x: size.width - margin, y: margin + 4.4, width: size.width - title - 2 * margin - 4, align: 'right' },
    );
    for (let value = first; value <= last; value += 1) {
      const { row, column } = cellOf(value);
      const x = margin + column * cell;
      const y = margin + head + row * cell;
      const isGoal = value === goal;
      face.draw({
        draw: 'rect',
        x: x + (isGoal ? 0.9 : 0.25),
        y: y + (isGoal ? 0.9 : 0.25),
        width: cell - (isGoal ? 1.8 : 0.5),
        height: cell - (isGoal ? 1.8 : 0.5),
        radius: 1.6,
        fill: 'white',
        stroke: isGoal ? 'ink' : 'gold',
        strokeWidth: isGoal ? 1.2 : 0.25,
      });
      const isFive = count > cells.most && value % 5 === 0;
      const type = isFive ? 19 : 15;
      writeOne(
        face,
        String(value),
        { typeface: 'strong', size: type, fill: isFive ? 'ink' : 'muted' },
        { x: x + cell / 2, y: y + cell / 2 + type * point * 0.33, width: cell - 2, align: 'middle' },
      );
    }
    for (let value = first; value <= last; value += 1) {
      const { row, column } = cellOf(value);
      if (column > 0) drawArrow(face, margin + column * cell, margin + head + (row + 0.5) * cell);
    }
  });
};
