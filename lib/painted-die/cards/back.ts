import type { FaceNumber } from '../../dice/face';
import type { CardFace } from '../../cards/card';
import type { PaintedPip } from '../../cards/icons';
import { drawBorder, textArea } from '../../cards/hero-card/border';
import { drawHouseRules } from '../../cards/hero-card/text-side';
import { quietZone, type QrCode } from '../../cards/qr';
import { blindSketch, sketch, writeOne, type Sketch } from '../../cards/sketch';
import { flow, type Block, type Region, type TypeScale } from '../../cards/text/flow';
import { smallestOnCards } from '../../cards/text/text';
import { drawHead } from './back-head';
import { drawDie, sayDie, wholeDie, widthOfDie, type DieLook } from './die';

/** Content of the back of a card and, where it is too much, of further faces. */
export interface BackContent {
  /** Empty: a line to write on. */
  readonly name: string;
  /** At the right end of the name's line. */
  readonly right: string;
  readonly pipsOf: (face: FaceNumber) => readonly (PaintedPip | undefined)[];
  /** The die in words, face by face. */
  readonly die: readonly string[];
  /** Text blocks; a heading and its text stay together where they can. */
  readonly blocks: readonly Block[];
  /** At the bottom. */
  readonly foot: readonly Block[];
  readonly qr?: QrCode;
  readonly credits: string;
  /** As on the front. */
  readonly mark?: string;
  /** As large as a card holds, unless told. */
  readonly look?: DieLook;
}

const { x: left, right: rightEdge, width: textWidth } = textArea;

export const rule = (y: number, to: number = rightEdge) =>
  ({ draw: 'line', from: [left, y], to: [to, y], stroke: 'gold', strokeWidth: 0.15 }) as const;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.round((from - to) / 0.25) + 1 }, (_, step) => from - step * 0.25);

/** Type scales to try, from the most generous to the smallest. */
const scales: readonly TypeScale[] = [
  ...range(8.5, 7.5).map((size) => ({ size, inline: false })),
  ...range(8, smallestOnCards).map((size) => ({ size, inline: 'all' as const })),
  ...range(8, smallestOnCards).map((size) => ({ size, inline: true })),
];

/** mm between the last of the text and the foot. */
const partGap = 1.6;

/** A back with its head, die, code and credits, and how text is set below the die. */
export interface OpenBack {
  readonly face: Sketch;
  /** Where text stands. */
  readonly region: Region;
  /** The region without what a foot takes at its bottom; undefined where the foot does not fit in type of this size. */
  readonly above: (foot: readonly Block[], size: number) => Region | undefined;
  /** Draws the foot at the bottom, in type of this size. */
  readonly setFoot: (foot: readonly Block[], size: number, isRuled: boolean) => void;
  readonly finish: () => CardFace;
}

const footScale = (size: number): TypeScale => ({ size, inline: true });

/** The type of a foot below text of a size; points. */
const footSize = (size: number): number => Math.max(smallestOnCards, Math.min(7.5, size - 0.25));

/** Draws all of a back but its text. */
export const openBack = (content: BackContent, missing: Set<string>): OpenBack => {
  const face = sketch(missing);
  face.draw(...drawBorder());
  const dieTop = drawHead(face, content.name, content.right);
  const { look = wholeDie } = content;
  const dieLeft = left + (textWidth - widthOfDie(look)) / 2;
  face.draw(...drawDie(content.pipsOf, dieLeft, dieTop, look));
  sayDie(face, content.die, { x: dieLeft, y: dieTop, scale: look.scale });
  if (content.mark !== undefined) drawHouseRules(face, content.mark);

  const { qr } = content;
  const bottom = textArea.bottom - (content.credits === '' ? 0 : 1.4);
  const side = qr ? qr.modules * qr.module : 0;
  const quiet = qr ? quietZone * qr.module : 0;
  const notch = qr && { left: rightEdge - side - Math.max(2.5, quiet), top: bottom - side - quiet };
  const region: Region = {
    x: left,
    top: dieTop + look.height + 2.6,
    width: textWidth,
    bottom,
    ...(notch && { notch }),
  };
  const footRegion = (top: number): Region => ({
    x: left,
    top,
    width: (notch?.left ?? rightEdge) - left,
    bottom,
  });
  const footTop = (foot: readonly Block[], size: number): number | undefined => {
    const pages = [{ face: blindSketch, region: footRegion(region.top) }];
    const end = flow(foot, footScale(size), () => pages.shift());
    return end && bottom - (end.bottom - region.top);
  };
  return {
    face,
    region,
    above: (foot, size) => {
      const top = footTop(foot, size);
      return top === undefined ? undefined : { ...region, bottom: foot.length > 0 ? top - partGap : bottom };
    },
    setFoot: (foot, size, isRuled) => {
      const top = footTop(foot, size);
      if (foot.length === 0 || top === undefined) return;
      const inside = footRegion(top);
      if (isRuled) face.draw(rule(top - 0.5, inside.x + inside.width));
      const pages = [{ face, region: inside }];
      flow(foot, footScale(size), () => pages.shift());
    },
    finish: () => {
      if (qr)
        face.draw({
          draw: 'path',
          d: qr.d,
          x: rightEdge - side,
          y: bottom - side,
          scale: qr.module,
          fill: 'ink',
        });
      writeOne(
        face,
        content.credits,
        { typeface: 'text', size: smallestOnCards, fill: 'muted' },
        {
          x: (left + rightEdge) / 2,
          y: 83.2,
          align: 'middle',
          width: textWidth,
          least: smallestOnCards,
        },
      );
      return face.finish();
    },
  };
};

/** A line to write on is rule enough. */
const endsInLines = (blocks: readonly Block[]): boolean => blocks.at(-1)?.block === 'lines';

/** The rule between the die and what is read below it. */
export const ruleBelowDie = ({ face, region }: OpenBack): void => {
  face.draw(rule(region.top - 1.1));
};

/** Draws a back with all its text; undefined where it does not hold that. */
export const drawWholeBack = (content: BackContent, missing: Set<string>): CardFace | undefined => {
  const { blocks, foot } = content;
  const back = openBack(content, missing);
  if (blocks.length === 0 && foot.length === 0) return back.finish();
  for (const scale of scales) {
    const size = footSize(scale.size);
    const above = back.above(foot, size);
    if (!above) continue;
    const region = blocks.length === 0 ? { ...above, bottom: above.bottom + partGap } : above;
    if (region.bottom < region.top) continue;
    const tried = [{ face: blindSketch, region }];
    if (blocks.length > 0 && !flow(blocks, scale, () => tried.shift())) continue;
    ruleBelowDie(back);
    const pages = [{ face: back.face, region }];
    if (blocks.length > 0) flow(blocks, scale, () => pages.shift());
    back.setFoot(foot, size, blocks.length > 0 && !endsInLines(blocks));
    return back.finish();
  }
  return undefined;
};

/** An empty face with only the frame, for the back of an odd last card. */
export const drawEmpty = (): CardFace => {
  const face = sketch(new Set());
  face.draw(...drawBorder());
  return face.finish();
};
