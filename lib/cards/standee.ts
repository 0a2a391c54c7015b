import type { Card, CardFace, CardSize } from './card';
import { drawIcon, type Emblem } from './frame';
import { sketch, writeLines, writeOne, type Sketch } from './sketch';
import { point } from './text';
import { fit } from './typeset';

/** mm: a figure's base is 1# across, which is 25 mm or an inch for miniatures of the common size. */
export const standeeWidths = [20, 25, 25.4, 30] as const;
export type StandeeWidth = (typeof standeeWidths)[number];
export const defaultStandeeWidth: StandeeWidth = 25;

/** Who stands there. */
export interface StandeeContent {
  readonly id: string;
  readonly name: string;
  /** Under the name: what he is, whose he is. */
  readonly caption: string;
  /** Shown where there is no photo; initials where the hero has no emblem of his own. */
  readonly emblem: Emblem | { readonly initials: string };
  /** What the device keeps it under. */
  readonly photo?: string | undefined;
  /** What the picture says to someone who cannot see it. */
  readonly spoken: string;
}

/** mm: what stands is so much higher than wide; each tab is half as deep, so that both make a square base. */
const heightOf = (width: number): number => width * 1.6;
const tabOf = (width: number): number => width / 2;

/** The piece of one side in mm: the picture that stands, and below the fold the tab that lies. */
export const standeeSize = (width: number): CardSize => ({ width, height: heightOf(width) + tabOf(width) });

/** mm from the top: where the tab is folded, the front's forward, the back's backward. */
export const standeeFold = heightOf;

/** mm between the cut and what is drawn. */
const inset = 1.2;
const foldDash = [0.8, 0.5] as const;
const cutWidth = 0.15;

const drawPictureOf = (face: Sketch, { emblem, photo, spoken }: StandeeContent, width: number): number => {
  const side = width - 2 * inset;
  const height = width * 1.04;
  const frame = { x: inset, y: inset, width: side, height, radius: 1 };
  face.draw({ draw: 'rect', ...frame, fill: 'panel', stroke: 'gold', strokeWidth: 0.25 });
  const middle = { x: width / 2, y: inset + height / 2 };
  if (typeof emblem === 'object' && 'initials' in emblem) {
    const fitted = fit('display', emblem.initials, { width: side - 3, lines: 1, most: 40 });
    const em = (fitted?.size ?? 0) * point;
    if (fitted)
      writeLines(
        face,
        fitted,
        { typeface: 'display', fill: 'ink' },
        { x: middle.x, y: middle.y + em * 0.32, align: 'middle' },
        1,
      );
  } else face.draw(drawIcon(emblem, middle.x, middle.y, side * 0.82));
  if (photo !== undefined) {
    face.draw({ draw: 'image', photo, ...frame });
    face.draw({ draw: 'rect', ...frame, stroke: 'gold', strokeWidth: 0.25 });
  }
  face.describe(spoken);
  return inset + height;
};

/** The name as large as two lines take, else smaller on three. */
const drawNameOf = (face: Sketch, { name, caption }: StandeeContent, width: number, top: number): void => {
  const room = { width: width - 2 * inset };
  const bottom = heightOf(width) - 1.1;
  const captionSize = 6;
  const captionHeight = caption === '' ? 0 : captionSize * point * 1.1;
  const height = bottom - top - captionHeight - 0.8;
  const tries = [1, 2, 3].map((lines) => {
    const most = Math.min(15, Math.floor((height / lines / point) * 4) / 4);
    return fit('display', name, { ...room, lines, most });
  });
  const whole = tries.filter((one) => one && !one.broken);
  const [best] = (whole.length > 0 ? whole : tries)
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => b.size - a.size);
  if (best) {
    const em = best.size * point;
    const block = em * best.lines.length;
    face.say('display', name);
    writeLines(
      face,
      best,
      { typeface: 'display', fill: 'ink' },
      { x: width / 2, y: top + 0.6 + (height - block) / 2 + em * 0.78, align: 'middle' },
      1,
    );
  }
  writeOne(
    face,
    caption,
    { typeface: 'text', size: captionSize, fill: 'muted' },
    { x: width / 2, y: bottom - 0.4, align: 'middle', width: room.width },
  );
};

/** The half of the base below the fold: half a circle, 1# across, and the name as it is read from above. */
const drawTab = (face: Sketch, name: string, width: number): void => {
  const fold = heightOf(width);
  const radius = width / 2;
  const round = (length: number): number => Math.round(length * 1000) / 1000;
  face.draw({
    draw: 'path',
    d: `M0 0A${round(radius)} ${round(radius)} 0 0 0 ${round(width)} 0`,
    x: 0,
    y: fold,
    scale: 1,
    stroke: 'muted',
    strokeWidth: 0.2,
  });
  // Between the front's tab and the back's a cut: the paper would hold them together.
  for (const x of [0, width])
    face.draw({
      draw: 'line',
      from: [x, fold],
      to: [x, fold + tabOf(width)],
      stroke: 'ink',
      strokeWidth: cutWidth,
    });
  face.draw({
    draw: 'line',
    from: [0, fold],
    to: [width, fold],
    stroke: 'ink',
    strokeWidth: 0.2,
    dash: foldDash,
  });
  writeOne(
    face,
    name,
    { typeface: 'strong', size: 7, fill: 'ink' },
    { x: radius, y: fold + tabOf(width) * 0.5, align: 'middle', width: width * 0.74 },
  );
};

const drawFace = (content: StandeeContent, width: number, missing: Set<string>): CardFace => {
  const face = sketch(missing);
  const below = drawPictureOf(face, content, width);
  drawNameOf(face, content, width, below);
  drawTab(face, content.name, width);
  return face.finish();
};

/**
 * A standee: fold it upright, so that the same picture shows on both sides, then fold the tabs apart to a base.
 *
 * @param width mm across, which is the base's width too
 */
export const drawStandee = (content: StandeeContent, width: number = defaultStandeeWidth): Card => {
  const missing = new Set<string>();
  const face = drawFace(content, width, missing);
  return {
    id: content.id,
    kind: 'standee',
    name: content.name,
    size: standeeSize(width),
    front: face,
    back: face,
    notices:
      missing.size > 0
        ? [{ notice: 'missing-characters', card: content.name, characters: [...missing] }]
        : [],
  };
};
