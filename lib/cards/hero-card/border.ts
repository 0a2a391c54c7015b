import { defaultCardSize, type CardSize, type Drawing, type Ink } from '../card';
import { drawIcon } from '../icons';

/** The rectangle in which the text of a card stands, in mm. */
export const textArea = { x: 6.5, right: 56.5, width: 50, top: 5.6, bottom: 81.9 } as const;

/** mm: what a line of text may take at most between the sides of the frame. */
export const frameWidth = 54.6;

/** mm between the cut and the middle of the outer gold line. */
export const borderInset = 2.4;
const innerInset = 3.35;

const borderLine = (size: CardSize, inset: number, strokeWidth: number, radius: number): Drawing => ({
  draw: 'rect',
  x: inset,
  y: inset,
  width: size.width - 2 * inset,
  height: size.height - 2 * inset,
  radius,
  stroke: 'gold',
  strokeWidth,
  isFrame: true,
});

/** The double gold frame. */
export const drawBorder = (size: CardSize = defaultCardSize): readonly Drawing[] => [
  borderLine(size, borderInset, 0.5, 2.5),
  borderLine(size, innerInset, 0.18, 1.7),
];

/** Left end of the ribbon's text, and how wide it may be, in mm. */
export const ribbonText = { x: 8.6, width: 46.6 } as const;
export const ribbonTop = 6.4;

/** mm that the end of the ribbon hangs below it. */
export const ribbonDrop = 1.7;

const ribbon = { left: 5.2, right: 59.4, notch: 2.2, tail: 1.6, drop: ribbonDrop } as const;

const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** Short numbers: a hundredth of a millimetre is finer than any printer. */
const round = (length: number): number => Math.round(length * 1000) / 1000;

/**
 * The ribbon that carries the name, `height` mm high, in an ink that is dark; only outlined when there is a name to be
 * written on it by hand.
 */
export const drawRibbon = (height: number, ink: Ink = 'ink', outlined = false): readonly Drawing[] => {
  const { left, right, notch, tail, drop } = ribbon;
  const top = ribbonTop;
  const bottom = top + height;
  const middle = top + height / 2;
  const path = (d: string, fill: Ink): Drawing => ({
    draw: 'path',
    d,
    x: 0,
    y: 0,
    scale: 1,
    fill,
    stroke: 'ink',
    strokeWidth: outlined ? 0.25 : 0.1,
  });
  const body = polygon([left, top], [right, top], [right - notch, middle], [right, bottom], [left, bottom]);
  const end = polygon(
    [tail, top + drop],
    [left, top + drop],
    [left + 2.4, bottom],
    [left + 2.4, bottom + drop],
    [tail, bottom + drop],
    [tail + notch * 0.9, middle + drop],
  );
  const fold = polygon([left, bottom], [left + 2.4, bottom], [left + 2.4, bottom + drop]);
  return outlined
    ? [path(end, 'white'), path(body, 'white')]
    : [path(end, 'muted'), path(fold, 'ink'), path(body, ink)];
};

/** The room for a portrait: 49 mm wide, in mm from the left. */
export const panel = { x: 7, width: 49, bottom: 63.6 } as const;

/** mm between the panel's edge and its inner line. */
const panelInset = 1.1;

/** A photo within the panel's inner line, and the line again, which half of it would hide. */
export const drawPicture = (top: number, photo: string): readonly Drawing[] => {
  const frame = {
    x: panel.x + panelInset,
    y: top + panelInset,
    width: panel.width - 2 * panelInset,
    height: panel.bottom - top - 2 * panelInset,
    radius: 1,
  };
  return [
    { draw: 'image', photo, ...frame },
    { draw: 'rect', ...frame, stroke: 'gold', strokeWidth: 0.3 },
  ];
};

/** mm: an emblem at most, and what is free above and below it together. */
const mostEmblem = 40;
const aroundEmblem = 3.6;

/** Of an emblem's side: the disc behind it. */
const haloRadius = 0.47;

/** A bright disc behind an emblem, ringed in the colour of a school. */
const drawHalo = (x: number, y: number, side: number, ring: Ink): Drawing => ({
  draw: 'circle',
  x,
  y,
  radius: side * haloRadius,
  fill: 'leaf',
  stroke: ring,
  strokeWidth: 0.9,
});

/**
 * The portrait panel with an emblem, if any, in the middle of what `foot` mm of caption leave.
 * @param ring colour of the disc behind the emblem; none without it
 */
export const drawPanel = (
  top: number,
  emblem: string | undefined,
  foot: number,
  ring?: Ink,
): readonly Drawing[] => {
  const height = panel.bottom - top;
  const middle = { x: panel.x + panel.width / 2, y: top + (height - foot) / 2 + (foot > 0 ? 0.6 : 0) };
  const side = Math.min(mostEmblem, height - foot - aroundEmblem);
  return [
    {
      draw: 'rect',
      x: panel.x,
      y: top,
      width: panel.width,
      height,
      radius: 1.8,
      fill: emblem ? 'panel' : 'white',
      stroke: 'gold',
      strokeWidth: 0.35,
    },
    {
      draw: 'rect',
      x: panel.x + panelInset,
      y: top + panelInset,
      width: panel.width - 2 * panelInset,
      height: height - 2 * panelInset,
      radius: 1,
      stroke: 'gold',
      strokeWidth: 0.12,
    },
    ...(emblem
      ? [
          ...(ring ? [drawHalo(middle.x, middle.y, side, ring)] : []),
          drawIcon(emblem, middle.x, middle.y, side, 'emblem'),
        ]
      : []),
  ];
};
