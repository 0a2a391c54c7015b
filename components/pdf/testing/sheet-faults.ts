import type { Drawing } from '@/lib/cards/card';
import type { PlacedFace, PrintSheet } from '@/lib/cards/paper/print-sheet';
import { unprintable } from '@/lib/cards/paper/paper';
import type { PageContent } from './read-back';

const point = 25.4 / 72;

/** Within a hundredth of a millimetre. */
export const close = (a: number, b: number): boolean => Math.abs(a - b) <= 0.01;

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Where the middles of a face's own lines begin: what read-back finds of a rectangle, a circle or a line. */
const cornerOf = (drawing: Drawing): Corner | undefined => {
  switch (drawing.draw) {
    case 'rect':
      return { left: drawing.x, top: drawing.y };
    case 'circle':
      return { left: drawing.x - drawing.radius, top: drawing.y - drawing.radius };
    case 'line':
      return {
        left: Math.min(drawing.from[0], drawing.to[0]),
        top: Math.min(drawing.from[1], drawing.to[1]),
      };
    case 'path':
    case 'image':
    case 'text':
      return undefined;
  }
};

const isThere = ({ shapes }: PageContent, { left, top }: Corner): boolean =>
  shapes.some((shape) => close(shape.left, left) && close(shape.top, top));

const isMisplaced = ({ face, at }: PlacedFace, page: PageContent): boolean =>
  face.drawings
    .flatMap((drawing) => cornerOf(drawing) ?? [])
    .some(({ left, top }) => !isThere(page, { left: at.x + left, top: at.y + top }));

interface Bounds extends Corner {
  readonly right: number;
  readonly bottom: number;
}

const boxOf = ({ card: { size }, at }: Pick<PlacedFace, 'card' | 'at'>): Bounds => ({
  left: at.x,
  top: at.y,
  right: at.x + size.width,
  bottom: at.y + size.height,
});

/** Bounds cut in one with these: themselves, and all that touch them and each other along the cut. */
const whole = (
  { faces }: PrintSheet,
  from: Bounds,
  start: 'left' | 'top',
  end: 'right' | 'bottom',
  isAlong: (other: Bounds) => boolean,
): Bounds => {
  const along = faces
    .filter(({ card }) => !card.unmarked && card.kind !== 'page')
    .map(boxOf)
    .filter(isAlong);
  let one = from;
  for (;;) {
    const before = along.find((other) => close(other[end], one[start]));
    const after = along.find((other) => close(other[start], one[end]));
    if (!before && !after) return one;
    one = { ...one, ...(before && { [start]: before[start] }), ...(after && { [end]: after[end] }) };
  }
};

/** Faults of a page printed for a sheet, as a function so that a test can show the rules failing. */
export const faults = (page: PageContent, sheet: PrintSheet, least: number): readonly string[] => {
  const { width, height } = sheet.paper;
  const found: string[] = [];
  if (!close(page.width, width) || !close(page.height, height)) found.push('page box');
  for (const placed of sheet.faces)
    if (isMisplaced(placed, page)) found.push(`${placed.card.name} ${placed.side}`);

  const lines = page.shapes.filter(({ stroke }) => stroke === '#000000');
  const cuts = lines.filter(({ strokeWidth, isDashed }) => close(strokeWidth, 0.15) && !isDashed);
  for (const { card, side, at } of sheet.faces) {
    if (card.kind === 'page' || card.unmarked || sheet.marks.length === 0) continue;
    const box = boxOf({ card, at });
    const x = side === 'front' ? box.left : box.right;
    const upright = cuts.filter(({ left, right: end }) => close((left + end) / 2, x));
    const column = whole(
      sheet,
      box,
      'top',
      'bottom',
      (other) => other.left <= x + 0.01 && other.right >= x - 0.01,
    );
    if (
      !upright.some((mark) => close(mark.bottom, column.top - 1)) ||
      !upright.some((mark) => close(mark.top, column.bottom + 1))
    )
      found.push(`cut beside ${card.name}`);
    const flat = (y: number): boolean => {
      const row = whole(
        sheet,
        box,
        'left',
        'right',
        (other) => other.top <= y + 0.01 && other.bottom >= y - 0.01,
      );
      return cuts.some(
        (mark) =>
          close((mark.top + mark.bottom) / 2, y) &&
          (side === 'front' ? close(mark.right, row.left - 1) : close(mark.left, row.right + 1)),
      );
    };
    if (!flat(box.top) || !flat(box.bottom)) found.push(`cut over ${card.name}`);
  }
  if (sheet.marks.length > 0 && !lines.some(({ left, right }) => close(right - left, 50.8)))
    found.push('ruler');

  const boxes = [
    // A line ends where it ends; only its breadth reaches beyond.
    ...page.shapes.map(({ strokeWidth, left, top, right, bottom }) => {
      const across = close(top, bottom) ? 0 : strokeWidth / 2;
      const along = close(left, right) ? 0 : strokeWidth / 2;
      return { left: left - across, right: right + across, top: top - along, bottom: bottom + along };
    }),
    ...page.glyphs.map(({ x, baseline, size, width: advance }) => ({
      left: x,
      right: x + advance,
      top: baseline - 0.75 * size,
      bottom: baseline + 0.25 * size,
    })),
  ];
  // Outlines to be cut along lie on the margin: half of their breadth may reach beyond.
  const inset = unprintable - 0.2;
  if (
    boxes.some(
      ({ left, top, right, bottom }) =>
        left < inset || top < inset || right > width - inset || bottom > height - inset,
    )
  )
    found.push('unprintable edge');
  if (page.glyphs.some(({ size }) => size < least * point - 0.005)) found.push('small type');
  return found;
};
