import type { FaceNumber } from '../../dice/face';
import type { CardFace } from '../../cards/card';
import type { PaintedPip } from '../../cards/icons';
import { drawDie, wholeDie } from './die';
import { capHeight } from '../../cards/text/fonts';
import { flow, type Block, type Region, type TypeScale } from '../../cards/text/flow';
import { drawBorder, frameWidth, textArea } from '../../cards/hero-card/border';
import {
  flowGroups,
  groupsOf,
  headingsInLine,
  headingsOf,
  saysMore,
  type Groups,
} from '../../cards/hero-card/groups';
import { quietZone, type QrCode } from '../../cards/qr';
import { blindSketch, sketch, writeLines, writeOne, type Sketch } from '../../cards/sketch';
import { measure, point, smallestOnCards } from '../../cards/text/text';
import { fit } from '../../cards/text/typeset';

/** Content of the back of a card and, where it is too much, of further faces. */
export interface BackContent {
  /** Empty: a line to write on. */
  readonly name: string;
  /** The name on a face of a further card, which is the second or a later one. */
  readonly continued: (card: number) => string;
  /** Where the texts stand that go on: on so many further cards. */
  readonly goesOn: (cards: number) => string;
  /** At the right end of the name's line. */
  readonly right: string;
  readonly pipsOf: (face: FaceNumber) => readonly (PaintedPip | undefined)[];
  /** The die in words, face by face. */
  readonly die: readonly string[];
  /** Readable blocks: a heading keeps its own together, and moves on with all others where they do not fit. */
  readonly blocks: readonly Block[];
  /** For further faces alone; what is in one group stays together. */
  readonly further: Groups;
  /** At the bottom. */
  readonly foot: readonly Block[];
  /** The same in fewer words, where the whole goes on. */
  readonly shortFoot?: readonly Block[];
  readonly qr?: QrCode;
  readonly credits: string;
  /** As on the front. */
  readonly mark?: string;
}

const { x: left, right: rightEdge, width: textWidth } = textArea;

/** How a head stands: points of a name on one line; mm above its capitals, to the rule below it, and to the rule at least. */
interface HeadLook {
  readonly most: number;
  readonly above: number;
  readonly below: number;
  readonly least: number;
}

const usualHead: HeadLook = { most: 13, above: 6.4, below: 1.9, least: 9.4 };
/** Continuation cards have room for more text below a lower head, and down to where others have the credits. */
const furtherHead: HeadLook = { most: 11, above: 5.9, below: 1.4, least: 8.2 };
const furtherBottom = 83.2;

/** Draws the head of a face; answers the y below it. */
const drawHead = (face: Sketch, name: string, right: string, look = usualHead): number => {
  const rightWidth = right === '' ? 0 : measure('text', right, 7.5) + 2.5;
  const width = textWidth - rightWidth;
  const fitted =
    fit('display', name, { width, lines: 1, most: look.most, least: 10 }) ??
    fit('display', name, { width, lines: 2, most: 9.5, least: smallestOnCards }) ??
    fit('display', name, { width, lines: 8, most: smallestOnCards, least: smallestOnCards });
  const em = (fitted?.size ?? 12) * point;
  const first = look.above + capHeight('display') * em;
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
  return Math.max(first + (lines - 1) * em, look.least) + look.below;
};

/** Sets the mark into the upper side of the frame. */
const drawMark = (face: Sketch, mark: string): void => {
  const middle = (left + rightEdge) / 2;
  const width = measure('strong', mark, smallestOnCards) + 3;
  face.draw({ draw: 'rect', x: middle - width / 2, y: 1.6, width, height: 2.7, radius: 0.7, ...markInk });
  writeOne(
    face,
    mark,
    { typeface: 'strong', size: smallestOnCards, fill: 'ink' },
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
  ...range(8, smallestOnCards).map((size) => ({ size, inline: 'all' as const })),
  ...range(8, smallestOnCards).map((size) => ({ size, inline: true })),
];

/** Content of the first face, and the rest for further ones. */
interface Arrangement {
  readonly blocks: readonly Block[];
  readonly foot: readonly Block[];
  readonly goesOn: Groups;
}

const arranged = (blocks: readonly Block[], foot: readonly Block[], goesOn: Groups): Arrangement => ({
  blocks,
  foot,
  goesOn,
});

/** All on the card; or the names of all, their texts elsewhere; with what is worn in full or in short; in lines or in one. */
const arrangements = ({ blocks, further, foot, shortFoot = foot }: BackContent): readonly Arrangement[] => {
  const groups = groupsOf(blocks);
  const texts = [...groups.filter(saysMore), ...further];
  const longer = shortFoot === foot ? [] : [foot];
  const heads = [headingsOf(groups), headingsInLine(groups)];
  const names = [
    ...heads.map((some) => arranged(some, foot, texts)),
    ...heads.map((some) => arranged(some, shortFoot, [...texts, ...longer])),
  ];
  return [
    ...(further.length === 0 ? [arranged(blocks, foot, [])] : []),
    ...names,
    // More names than any card takes go on whole.
    arranged([], shortFoot, [...groups, ...further, ...longer]),
    arranged([], [], [...groups, ...further, foot]),
  ];
};

/** mm between the last of the text and the foot. */
const partGap = 1.6;

/** Draws a card's back and the further faces that its text needs; always at least one face. */
export const drawBack = (content: BackContent, missing: Set<string>): readonly CardFace[] => {
  const first = sketch(missing);
  first.draw(...drawBorder());
  const dieTop = drawHead(first, content.name, content.right);
  first.draw(...drawDie(content.pipsOf, left, dieTop));
  for (const line of content.die) first.describe(line);
  if (content.mark !== undefined) drawMark(first, content.mark);

  const { qr } = content;
  const bottom = textArea.bottom - (content.credits === '' ? 0 : 1.4);
  const side = qr ? qr.modules * qr.module : 0;
  const quiet = qr ? quietZone * qr.module : 0;
  const notch = qr && { left: rightEdge - side - Math.max(2.5, quiet), top: bottom - side - quiet };
  const region: Region = {
    x: left,
    top: dieTop + wholeDie.height + 2.6,
    width: textWidth,
    bottom,
    ...(notch && { notch }),
  };

  const tryOut = (blocks: readonly Block[], scale: TypeScale, inside: Region) => {
    const pages = [{ face: blindSketch, region: inside }];
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

  /** Sets all on one face, the foot at the bottom; false when it does not fit. */
  const setOnOneFace = (blocks: readonly Block[], foot: readonly Block[], scale: TypeScale): boolean => {
    const footScale = { size: Math.max(smallestOnCards, Math.min(7.5, scale.size - 0.25)), inline: true };
    const end = tryOut(foot, footScale, footRegion(region.top))?.bottom;
    if (end === undefined) return false;
    const top = bottom - (end - region.top);
    const body = { ...region, bottom: top - (foot.length > 0 && blocks.length > 0 ? partGap : 0) };
    if (body.bottom < body.top || (blocks.length > 0 && !tryOut(blocks, scale, body))) return false;
    setOn(blocks, scale, body);
    if (foot.length === 0) return true;
    // A line to write on is rule enough.
    const isRuled = blocks.length > 0 && blocks.at(-1)?.block !== 'lines';
    if (isRuled) first.draw(rule(top - 0.5, footRegion(0).x + footRegion(0).width));
    setOn(foot, footScale, footRegion(top));
    return true;
  };

  const furtherFaces = (groups: Groups): readonly Sketch[] => {
    const faces: Sketch[] = [];
    flowGroups(groups, () => {
      const face = sketch(missing);
      face.draw(...drawBorder());
      const top = drawHead(face, content.continued(2 + Math.floor(faces.length / 2)), '', furtherHead);
      face.draw(rule(top, rightEdge));
      faces.push(face);
      return { face, region: { x: left, top: top + 1.2, width: textWidth, bottom: furtherBottom } };
    });
    return faces;
  };

  /** Sets the first arrangement that the card holds; answers the faces on which its texts go on. */
  const set = (): readonly Sketch[] => {
    for (const { blocks, foot, goesOn } of arrangements(content)) {
      const further = furtherFaces(goesOn);
      const pointer: readonly Block[] =
        further.length === 0
          ? []
          : [{ block: 'paragraph', text: content.goesOn(Math.ceil(further.length / 2)), look: 'title' }];
      if (scales.some((scale) => setOnOneFace([...blocks, ...pointer], foot, scale))) return further;
    }
    return [];
  };

  const isFull = content.blocks.length > 0 || content.foot.length > 0 || content.further.length > 0;
  if (isFull) first.draw(rule(region.top - 1.1, rightEdge));
  const further = isFull ? set() : [];
  if (qr) drawQr(first, qr, rightEdge - side, bottom - side);
  if (content.credits !== '') {
    writeOne(
      first,
      content.credits,
      { typeface: 'text', size: smallestOnCards, fill: 'muted' },
      { x: (left + rightEdge) / 2, y: 83.2, align: 'middle', width: frameWidth, least: smallestOnCards },
    );
  }
  return [first, ...further].map((face) => face.finish());
};

/** An empty face with the frame alone, for the back of an odd last card. */
export const drawEmpty = (): CardFace => {
  const face = sketch(new Set());
  face.draw(...drawBorder());
  return face.finish();
};
