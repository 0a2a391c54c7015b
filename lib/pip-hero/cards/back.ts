import type { FaceNumber } from '../../dice/face';
import type { CardFace } from '../../cards/card';
import type { PaintedPip } from '../../cards/icons';
import { drawDie, wholeDie, type DieLook } from './die';
import { capHeight } from '../../cards/text/fonts';
import { flow, type Block, type Region, type TypeScale } from '../../cards/text/flow';
import { drawBorder, textArea } from '../../cards/hero-card/border';
import { flowGroups, flowWhole, groupsOf, type Groups } from '../../cards/hero-card/groups';
import { quietZone, type QrCode } from '../../cards/qr';
import { sketch, writeLines, writeOne, type Sketch } from '../../cards/sketch';
import { measure, point, smallestType } from '../../cards/text/text';
import { fit } from '../../cards/text/typeset';

/** What stands on the back of a card and, where that is too much, on further faces. */
export interface BackContent {
  /** Empty: a line to write on. */
  readonly name: string;
  /** The name on a further face. */
  readonly continued: string;
  /** At the right end of the name's line. */
  readonly right: string;
  readonly pipsOf: (face: FaceNumber) => readonly (PaintedPip | undefined)[];
  /** The whole die unless told. */
  readonly dieLook?: DieLook;
  /** The die in words, face by face. */
  readonly die: readonly string[];
  readonly blocks: readonly Block[];
  /** For further faces alone; what is in one group stays together. */
  readonly further: readonly (readonly Block[])[];
  /** At the bottom, when all fits. */
  readonly foot: readonly Block[];
  readonly qr?: QrCode;
  readonly credits: string;
  /** As on the front. */
  readonly mark?: string;
}

const { x: left, right: rightEdge, width: textWidth } = textArea;

/** Draws the head of a face; answers the y below it. */
const drawHead = (face: Sketch, name: string, right: string): number => {
  const rightWidth = right === '' ? 0 : measure('text', right, 7.5) + 2.5;
  const width = textWidth - rightWidth;
  const fitted =
    fit('display', name, { width, lines: 1, most: 13, least: 10 }) ??
    fit('display', name, { width, lines: 2, most: 9.5, least: 7 }) ??
    fit('display', name, { width, lines: 8, most: 7 });
  const em = (fitted?.size ?? 12) * point;
  const first = 6.4 + capHeight('display') * em;
  const lines = Math.max(1, fitted?.lines.length ?? 1);
  if (fitted && fitted.lines.length > 0) {
    face.say('display', name);
    writeLines(face, fitted, { typeface: 'display', fill: 'ink' }, { x: left, y: first }, 1);
  } else {
    face.draw({
      draw: 'line',
      from: [left, 9.6],
      to: [rightEdge - rightWidth, 9.6],
      stroke: 'muted',
      strokeWidth: 0.12,
    });
  }
  writeOne(
    face,
    right,
    { typeface: 'text', size: 7.5, fill: 'muted' },
    { x: rightEdge, y: first, align: 'right', width: rightWidth },
  );
  return Math.max(first + (lines - 1) * em, 9.4) + 1.9;
};

/** Sets the mark into the upper side of the frame. */
const drawMark = (face: Sketch, mark: string): void => {
  const middle = (left + rightEdge) / 2;
  const width = measure('strong', mark, 6.5) + 3;
  face.draw({ draw: 'rect', x: middle - width / 2, y: 1.6, width, height: 2.7, radius: 0.7, ...markInk });
  writeOne(
    face,
    mark,
    { typeface: 'strong', size: 6.5, fill: 'ink' },
    { x: middle, y: 3.7, align: 'middle', width },
  );
};

const markInk = { fill: 'white', stroke: 'ink', strokeWidth: 0.25 } as const;

const drawQr = (face: Sketch, qr: QrCode, x: number, y: number): void => {
  face.draw({ draw: 'path', d: qr.d, x, y, scale: qr.module, fill: 'ink' });
};

const rule = (y: number, to: number) =>
  ({ draw: 'line', from: [left, y], to: [to, y], stroke: 'gold', strokeWidth: 0.15 }) as const;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.round((from - to) / 0.25) + 1 }, (_, step) => from - step * 0.25);

/** What is tried, from the most generous to the smallest type. */
const scales: readonly TypeScale[] = [
  ...range(8.5, 7.5).map((size) => ({ size, inline: false })),
  ...range(8, 6.5).map((size) => ({ size, inline: 'all' as const })),
  ...range(8, smallestType).map((size) => ({ size, inline: true })),
];

/** Points: the foot of a face that holds a part of its text. */
const footSize = 6.5;

const partGap = 1.6;

/** Draws a card's back and the further faces that its text needs; always at least one face. */
export const drawBack = (content: BackContent, missing: Set<string>): readonly CardFace[] => {
  const first = sketch(missing);
  first.draw(...drawBorder());
  const dieTop = drawHead(first, content.name, content.right);
  const { dieLook = wholeDie } = content;
  first.draw(...drawDie(content.pipsOf, left, dieTop, dieLook));
  for (const line of content.die) first.describe(line);
  if (content.mark !== undefined) drawMark(first, content.mark);

  const { qr } = content;
  const bottom = textArea.bottom - (content.credits === '' ? 0 : 1.4);
  const side = qr ? qr.modules * qr.module : 0;
  const quiet = qr ? quietZone * qr.module : 0;
  const notch = qr && { left: rightEdge - side - Math.max(2.5, quiet), top: bottom - side - quiet };
  const region: Region = {
    x: left,
    top: dieTop + dieLook.height + 2.6,
    width: textWidth,
    bottom,
    ...(notch && { notch }),
  };

  const faces: Sketch[] = [first];
  const tryOut = (blocks: readonly Block[], scale: TypeScale, inside: Region) => {
    const pages = [{ face: sketch(new Set()), region: inside }];
    return flow(blocks, scale, () => pages.shift());
  };
  const setOn = (blocks: readonly Block[], scale: TypeScale, inside: Region) => {
    const pages = [{ face: first, region: inside }];
    flow(blocks, scale, () => pages.shift());
  };

  const footRegion = (top: number): Region => ({
    x: left,
    top,
    width: (notch?.left ?? rightEdge) - left,
    bottom,
  });

  /** Where the foot stands in a type, and what is left above it; undefined when the face is too small. */
  const footAt = (size: number) => {
    const scale = { size: Math.max(smallestType, Math.min(7.5, size - 0.25)), inline: true };
    const end = tryOut(content.foot, scale, footRegion(region.top))?.bottom;
    if (end === undefined) return undefined;
    const top = bottom - (end - region.top);
    const gap = content.foot.length > 0 && content.blocks.length > 0 ? partGap : 0;
    return { scale, top, body: { ...region, bottom: top - gap } };
  };

  const setFoot = ({ scale, top }: NonNullable<ReturnType<typeof footAt>>) => {
    if (content.foot.length === 0) return;
    // A line to write on is rule enough.
    const isRuled = content.blocks.length > 0 && content.blocks.at(-1)?.block !== 'lines';
    if (isRuled) first.draw(rule(top - 0.5, footRegion(0).x + footRegion(0).width));
    setOn(content.foot, scale, footRegion(top));
  };

  /** Sets all on one face, the foot at the bottom; false when it does not fit. */
  const setOnOneFace = (scale: TypeScale): boolean => {
    const foot = footAt(scale.size);
    if (!foot || foot.body.bottom < foot.body.top) return false;
    if (content.blocks.length > 0 && !tryOut(content.blocks, scale, foot.body)) return false;
    setOn(content.blocks, scale, foot.body);
    setFoot(foot);
    return true;
  };

  const furtherFace = () => {
    const face = sketch(missing);
    face.draw(...drawBorder());
    const top = drawHead(face, content.continued, '');
    face.draw(rule(top, rightEdge));
    faces.push(face);
    return { face, region: { x: left, top: top + 1.4, width: textWidth, bottom: textArea.bottom } };
  };

  /** Sets on this face what fits whole, the foot if it is no more than a part of it; answers the rest. */
  const setInPart = (): Groups => {
    const foot = footAt(footSize);
    const page = (inside: Region) => ({ face: first, region: inside });
    if (!foot || foot.top < (region.top + bottom) / 2)
      return flowWhole(groupsOf([...content.blocks, ...content.foot]), page(region));
    const rest = flowWhole(groupsOf(content.blocks), page(foot.body));
    setFoot(foot);
    return rest;
  };

  const isFull = content.blocks.length > 0 || content.foot.length > 0;
  if (isFull) first.draw(rule(region.top - 1.1, rightEdge));
  const rest = !isFull || scales.some(setOnOneFace) ? [] : setInPart();
  flowGroups([...rest, ...content.further], furtherFace);
  if (qr) drawQr(first, qr, rightEdge - side, bottom - side);
  if (content.credits !== '') {
    writeOne(
      first,
      content.credits,
      { typeface: 'text', size: 5, fill: 'muted' },
      { x: (left + rightEdge) / 2, y: 83.2, align: 'middle', width: textWidth, least: 3.5 },
    );
  }
  return faces.map((face) => face.finish());
};

/** An empty face with the frame alone, for the back of an odd last card. */
export const drawEmpty = (): CardFace => {
  const face = sketch(new Set());
  face.draw(...drawBorder());
  return face.finish();
};
