import type { Card, CardFace, Drawing } from './card';
import { iconBox, pipShapeSize, type PaintedPip } from './icons';
import { hasRightToLeft } from './text/direction';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An icon to draw, a disc. */
export const anIcon = 'm16 256a240 240 0 1 0 480 0a240 240 0 1 0 -480 0z';

/**
 * The box of a path in its own units; paths of icons are relative throughout, those on pips are shapes,
 * ribbons are polygons, QR codes rows of squares.
 */
const pathBox = ({ d, ground }: Extract<Drawing, { draw: 'path' }>): Box => {
  if (d.startsWith('m')) return { left: 0, top: 0, right: iconBox, bottom: iconBox };
  if (ground !== undefined) return { left: 0, top: 0, right: pipShapeSize, bottom: pipShapeSize };
  const corners = [...d.matchAll(/[ML]([\d.]+) ([\d.]+)(?:h(\d+)v1)?/g)].map(([, x, y, run]) => ({
    x: Number(x),
    y: Number(y),
    right: Number(x) + Number(run ?? 0),
    bottom: Number(y) + (run === undefined ? 0 : 1),
  }));
  return {
    left: Math.min(...corners.map((corner) => corner.x)),
    top: Math.min(...corners.map((corner) => corner.y)),
    right: Math.max(...corners.map((corner) => corner.right)),
    bottom: Math.max(...corners.map((corner) => corner.bottom)),
  };
};

/** A pip to draw, a shield on red. */
export const aPip: PaintedPip = {
  ink: 'red',
  shape: 'M12 3 L19.5 5.4 V12 C19.5 16.6 16.4 19.8 12 21.6 C7.6 19.8 4.5 16.6 4.5 12 V5.4 Z',
  shapeInk: 'white',
};

/** The box that a drawing inks, in mm; of a text from the capitals' top to the baseline. */
export const boxOf = (drawing: Drawing): Box => {
  if (drawing.draw === 'text') {
    const { x, y, size, width } = drawing;
    return { left: x, top: y - size * 0.64, right: x + width, bottom: y };
  }
  if (drawing.draw === 'image') {
    const { x, y, width, height } = drawing;
    return { left: x, top: y, right: x + width, bottom: y + height };
  }
  const half = (drawing.strokeWidth ?? 0) / 2;
  const grown = (box: Box): Box => ({
    left: box.left - half,
    top: box.top - half,
    right: box.right + half,
    bottom: box.bottom + half,
  });
  switch (drawing.draw) {
    case 'rect': {
      const { x, y, width, height } = drawing;
      return grown({ left: x, top: y, right: x + width, bottom: y + height });
    }
    case 'circle': {
      const { x, y, radius } = drawing;
      return grown({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius });
    }
    case 'line': {
      const [x1, y1] = drawing.from;
      const [x2, y2] = drawing.to;
      return grown({
        left: Math.min(x1, x2),
        top: Math.min(y1, y2),
        right: Math.max(x1, x2),
        bottom: Math.max(y1, y2),
      });
    }
    case 'path': {
      const { x, y, scale } = drawing;
      const box = pathBox(drawing);
      return grown({
        left: x + box.left * scale,
        top: y + box.top * scale,
        right: x + box.right * scale,
        bottom: y + box.bottom * scale,
      });
    }
  }
};

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.05 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.05;

/** Misplaced parts of a face: too near the cut, text outside the frame, text on text or on a QR code. */
export const misplaced = (face: CardFace, { size }: Pick<Card, 'size'>): readonly string[] => {
  const texts = face.drawings.flatMap((drawing) =>
    drawing.draw === 'text'
      ? [{ says: drawing.runs.map((run) => run.text).join(''), box: boxOf(drawing) }]
      : [],
  );
  const codes = face.drawings.flatMap((drawing) =>
    drawing.draw === 'path' && drawing.d.includes('v1h-') ? [boxOf(drawing)] : [],
  );
  const within = (box: Box, inset: number) =>
    box.left >= inset &&
    box.top >= inset &&
    box.right <= size.width - inset &&
    box.bottom <= size.height - inset;
  return [
    ...face.drawings.flatMap((drawing) =>
      within(boxOf(drawing), 1.4) ? [] : [`${drawing.draw} too near the cut`],
    ),
    ...texts.flatMap(({ says, box }) =>
      within(box, 4) || (box.top < 4 && within(box, 1.6)) ? [] : [`"${says}" outside the frame`],
    ),
    ...texts.flatMap(({ says, box }, index) =>
      texts
        .slice(index + 1)
        .flatMap((other) => (overlap(box, other.box) ? [`"${says}" on "${other.says}"`] : [])),
    ),
    ...texts.flatMap(({ says, box }) =>
      codes.some((code) => overlap(box, code)) ? [`"${says}" on the QR code`] : [],
    ),
  ];
};

/** All letters drawn on a face, in order, without spaces. */
export const lettersOf = (face: CardFace): string =>
  face.drawings
    .flatMap((drawing) =>
      drawing.draw === 'text' ? drawing.runs.flatMap((run) => (run.isHyphen ? [] : [run.text])) : [],
    )
    .join('')
    .replace(/\s/g, '');

const asOpening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<', '»': '«' };

/** Whether a face draws the letters that it says; text from right to left is drawn in another order. */
export const sameLetters = (drawn: string, said: string): boolean => {
  if (!hasRightToLeft(said)) return drawn === said;
  const sorted = (text: string): string =>
    Array.from(text, (letter) => asOpening[letter] ?? letter)
      .sort()
      .join('');
  return sorted(drawn) === sorted(said);
};
