import type { Card, CardFace, CardSize, Drawing } from '../card';
import { drawIcon } from '../icons';
import { sketch, writeLines, type Sketch } from '../sketch';
import { point, smallestOnPieces, smallestType } from '../text/text';
import { fit, type Fitted } from '../text/typeset';
import { drawTeamFrame, drawTeamSign, type TeamMark } from './team-mark';

/** mm: a figure's base is 1# across, which is 25 mm or an inch for miniatures of the common size. */
export const standeeWidths = [20, 25, 25.4, 30] as const;
export type StandeeWidth = (typeof standeeWidths)[number];
export const defaultStandeeWidth: StandeeWidth = 25;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of a name's words, three at most: "Bito van Ostmark" is "BVO". */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .flatMap((word) => [...segmenter.segment(word)][0]?.segment.toUpperCase() ?? [])
    .slice(0, 3)
    .join('');

/** Caption of the standee. */
export interface StandeeContent {
  readonly id: string;
  readonly name: string;
  /** Under the name: kind and owner. */
  readonly caption: string;
  /** Shown where there is no photo: an icon, a path in a box of 512 x 512, or initials. */
  readonly emblem: string | { readonly initials: string };
  /** Key of the photo on the device. */
  readonly photo?: string | undefined;
  /** Team it fights for, where the print says so. */
  readonly team?: TeamMark | undefined;
  /** Text of the picture for those who cannot see it. */
  readonly spoken: string;
}

/** mm: a wide beast is not much higher than its base, as tall paper falls over. */
const wideBase = 40;
/** mm: what stands is so much higher than wide; each tab is half as deep, so that both make a square base. */
const heightOf = (width: number): number => width * (width > wideBase ? 1.3 : 1.6);
const tabOf = (width: number): number => width / 2;

/** The piece of one side in mm: the picture that stands, and below the fold the tab that lies. */
export const standeeSize = (width: number): CardSize => ({ width, height: heightOf(width) + tabOf(width) });

/** mm from the top: where the tab is folded, the front's forward, the back's backward. */
export const standeeFold = heightOf;

/** mm between the cut and what is drawn. */
const inset = 1.2;
const foldDash = [0.8, 0.5] as const;

/** The line across a piece along which it is folded. @param y mm from its top */
export const foldLine = (width: number, y: number): Drawing => ({
  draw: 'line',
  from: [0, y],
  to: [width, y],
  stroke: 'ink',
  strokeWidth: 0.2,
  dash: foldDash,
});

const cutWidth = 0.15;

const drawPictureOf = (
  face: Sketch,
  { emblem, photo, spoken, team }: StandeeContent,
  width: number,
  height: number,
): void => {
  const side = width - 2 * inset;
  const frame = { x: inset, y: inset, width: side, height, radius: 1 };
  face.draw({ draw: 'rect', ...frame, fill: 'panel', stroke: 'gold', strokeWidth: 0.25 });
  const middle = { x: width / 2, y: inset + height / 2 };
  const least = Math.min(side, height);
  if (typeof emblem === 'object') {
    const most = Math.floor((least * 0.66) / point);
    const fitted = fit('display', emblem.initials, { width: side - 3, lines: 1, most });
    const em = (fitted?.size ?? 0) * point;
    if (fitted)
      writeLines(
        face,
        fitted,
        { typeface: 'display', fill: 'ink' },
        { x: middle.x, y: middle.y + em * 0.32, align: 'middle' },
        1,
      );
  } else {
    const icon = drawIcon(emblem, middle.x, middle.y, least * 0.82);
    // Of a body with an outline, low ink prints only that.
    face.draw({ ...icon, stroke: 'ink', strokeWidth: 0.2 });
  }
  if (photo !== undefined) {
    face.draw({ draw: 'image', photo, ...frame });
    face.draw({ draw: 'rect', ...frame, stroke: 'gold', strokeWidth: 0.25 });
  }
  if (team) face.draw(...drawTeamFrame(team, frame));
  face.describe(team ? `${spoken}, ${team.spoken}` : spoken);
};

/** The first that fits on this many lines, the fewest first. */
const fewestLines = (
  typeface: 'text' | 'strong',
  text: string,
  space: { readonly width: number; readonly most: number },
  mostLines: number,
): Fitted | undefined => {
  for (let lines = 1; lines <= mostLines; lines += 1) {
    const fitted = fit(typeface, text, { ...space, lines, least: smallestOnPieces });
    if (fitted) return fitted;
  }
  return undefined;
};

/** Points of the largest name on a figure this many mm wide, of its caption, and of the name on its tab. */
const typeOf = (width: number) => ({
  name: Math.max(15, Math.round(width * 0.4)),
  caption: Math.max(smallestOnPieces, Math.round(width * 0.13)),
  tab: Math.max(7, Math.round(width * 0.16)),
});

/** The name in letters as large as `height` mm take, no smaller than `least` points, words whole where they can be. */
const fitName = (
  name: string,
  width: number,
  height: number,
  largest: number,
  least: number,
): Fitted | undefined => {
  const tries = Array.from({ length: 9 }, (_, index) => {
    const most = Math.min(largest, Math.floor((height / (index + 1) / point) * 4) / 4);
    return most < least ? undefined : fit('display', name, { width, lines: index + 1, most, least });
  }).flatMap((one) => one ?? []);
  const whole = tries.filter(({ broken }) => !broken);
  return (whole.length > 0 ? whole : tries).toSorted((a, b) => b.size - a.size)[0];
};

/** Height of the picture as a share of the width; lower only for a long name. */
const pictureHeights = [1.04, 0.8, 0.5, 0.2] as const;
/** Of a wide figure, whose name takes a smaller share of it. */
const wide = { from: 50, height: 1.32 } as const;

const heightsFor = (width: number): readonly number[] =>
  width < wide.from ? pictureHeights : [wide.height, ...pictureHeights];
const nameGap = 0.8;

/** Picture, name and caption above the fold; a name of any length finds room. */
export const drawUpright = (face: Sketch, content: StandeeContent, width: number): void => {
  const { name, caption } = content;
  const space = width - 2 * inset;
  const bottom = heightOf(width) - 1.1;
  const type = typeOf(width);
  const under = fewestLines('text', caption, { width: space, most: type.caption }, 3);
  const captionHeight = under && caption !== '' ? under.lines.length * under.size * point * 1.1 : 0;
  const spaceAt = (share: number): number => bottom - inset - width * share - captionHeight - nameGap;
  const named = [smallestOnPieces, smallestType].flatMap((least) => {
    const ways = heightsFor(width).flatMap((one) => {
      const fitted = fitName(name, space, spaceAt(one), type.name, least);
      return fitted ? [{ share: one, fitted }] : [];
    });
    return ways.toSorted((one, other) => Number(one.fitted.broken) - Number(other.fitted.broken));
  })[0];
  const { share, fitted } = named ?? { share: pictureHeights[0], fitted: undefined };
  drawPictureOf(face, content, width, width * share);
  if (fitted && fitted.lines.length > 0) {
    const em = fitted.size * point;
    const top = inset + width * share + nameGap * 0.75;
    const y = top + (spaceAt(share) - em * fitted.lines.length) / 2 + em * 0.78;
    face.say('display', name);
    writeLines(face, fitted, { typeface: 'display', fill: 'ink' }, { x: width / 2, y, align: 'middle' }, 1);
  }
  if (!under || captionHeight === 0) return;
  const em = under.size * point;
  face.say('text', caption);
  writeLines(
    face,
    under,
    { typeface: 'text', fill: 'muted' },
    { x: width / 2, y: bottom - 0.4 - (under.lines.length - 1) * em * 1.1, align: 'middle' },
    1.1,
  );
};

/** The team's sign on a tab: how far down it is, and its radius as a share of the width. */
const tabSign = { at: 0.66, radius: 0.085 } as const;

/** The half of the base below the fold: half a circle, 1# across, and team and name as they are read from above. */
const drawTab = (face: Sketch, { name, team }: StandeeContent, width: number): void => {
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
  face.draw(foldLine(width, fold));
  if (team)
    face.draw(...drawTeamSign(team, radius, fold + tabOf(width) * tabSign.at, width * tabSign.radius));
  // The full name is above: here a name that is too long is left out.
  const fitted = fewestLines('strong', name, { width: width * 0.7, most: typeOf(width).tab }, team ? 1 : 2);
  if (!fitted || fitted.lines.length === 0) return;
  const em = fitted.size * point;
  face.say('strong', name);
  writeLines(
    face,
    fitted,
    { typeface: 'strong', fill: 'ink' },
    {
      x: radius,
      y: fold + tabOf(width) * (team ? 0.32 : 0.5) - ((fitted.lines.length - 1) * em) / 2,
      align: 'middle',
    },
    1.1,
  );
};

const drawFace = (content: StandeeContent, width: number, missing: Set<string>): CardFace => {
  const face = sketch(missing);
  drawUpright(face, content, width);
  drawTab(face, content, width);
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
