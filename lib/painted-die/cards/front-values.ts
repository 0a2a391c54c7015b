import { drawIcon, drawPip, type PaintedPip } from '../../cards/icons';
import type { Drawing } from '../../cards/card';
import { panel } from '../../cards/hero-card/border';
import { writeLines, writeOne, type Sketch } from '../../cards/sketch';
import { capHeight } from '../../cards/text/fonts';
import { measure, point, smallestOnCards } from '../../cards/text/text';
import { fit } from '../../cards/text/typeset';

/** The best value of a kind of pip; without a value there is room to write one. */
export interface FrontValue {
  readonly pip: PaintedPip;
  readonly label: string;
  readonly value?: number;
}

export interface FrontIcon {
  /** A path in a box of 512 x 512. */
  readonly icon: string;
  /** Text of the icon for those who cannot see it. */
  readonly label: string;
}

const valuesMiddle = 68.3;
/** mm: the baseline of a label in one line, and of the first of two. */
const labelBaselines = [74, 72.9] as const;
const labelLeading = 1.05;
/** mm: where icons end, clear of a label in two lines. */
const iconFoot = 70.7;
const figureGap = 0.9;
const widestGap = 4.5;

/** Between a trait and what it gives: "Armour · DV"; the end of a line says as much. */
const dot = ' · ';

/** Draws the name of a value under it, in one line or in two. */
const drawLabel = (face: Sketch, label: string, x: number, width: number): void => {
  const type = { most: smallestOnCards, least: smallestOnCards };
  // The outer ones keep to the panel, clear of the bands beside it.
  const within = 2 * Math.min(x - panel.x, panel.x + panel.width - x);
  const room = { ...type, width: Math.min(width, within) };
  const oneLine = fit('text', label, { ...room, lines: 1 });
  const parts = oneLine ? [] : label.split(dot).map((part) => fit('text', part, { ...room, lines: 1 }));
  const inParts = parts.flatMap((part) => part?.lines ?? []);
  const isParted = parts.length > 1 && inParts.length === parts.length;
  const fitted =
    oneLine ??
    (isParted ? { lines: inParts, size: smallestOnCards, broken: false } : undefined) ??
    [room, { ...room, width }]
      .flatMap((one) => fit('text', label, { ...one, lines: 2 }) ?? [])
      .toSorted((one, other) => Number(one.broken) - Number(other.broken))[0];
  if (!fitted) return;
  const y = labelBaselines[fitted.lines.length - 1] ?? 0;
  face.say('text', isParted ? label.replaceAll(dot, ' ') : label, label);
  writeLines(face, fitted, { typeface: 'text', fill: 'muted' }, { x, y, align: 'middle' }, labelLeading);
};

/** Sizes of a row of this many values and icons: mm, and points of the figures. */
const rowLook = (items: number) => {
  if (items > 5) return { radius: 2, size: 12, iconSide: 5.6 };
  return items > 4 ? { radius: 2.3, size: 14, iconSide: 5.6 } : { radius: 2.6, size: 16, iconSide: 6 };
};

const widestWord = (label: string): number =>
  Math.max(...label.split(' ').map((word) => measure('text', word, smallestOnCards)));

/** Draws the best values, each with its pip, and the icons, in one row in the middle of the card. */
export const drawValues = (
  face: Sketch,
  values: readonly FrontValue[],
  icons: readonly FrontIcon[],
): void => {
  const items = values.length + icons.length;
  const { radius, size, iconSide } = rowLook(items);
  const capitals = capHeight('strong') * size * point;
  const figureWidth = ({ value }: FrontValue) =>
    value === undefined ? 4.4 : measure('strong', String(value), size);
  const widths = [
    ...values.map((value) => 2 * radius + figureGap + figureWidth(value)),
    ...icons.map(({ label }) => Math.max(iconSide, widestWord(label))),
  ];
  const sum = widths.reduce((total, width) => total + width, 0);
  const gap = Math.min(widestGap, (panel.width - sum) / Math.max(1, items - 1));
  let x = panel.x + (panel.width - sum - gap * (items - 1)) / 2;

  values.forEach((content, index) => {
    const { pip, label, value } = content;
    const width = widths[index] ?? 0;
    const figure = x + 2 * radius + figureGap;
    face.draw(...drawPip(pip, x + radius, valuesMiddle, radius));
    if (value === undefined) face.draw(writingBox(figure, figureWidth(content)));
    else {
      const place = { x: figure, y: valuesMiddle + capitals / 2, width: 10, aloud: `${label} ${value}` };
      writeOne(face, String(value), { typeface: 'strong', size, fill: 'ink' }, place);
    }
    drawLabel(face, label, x + width / 2, width + gap);
    x += width + gap;
  });
  icons.forEach(({ icon, label }, index) => {
    const width = widths[values.length + index] ?? iconSide;
    face.draw(drawIcon(icon, x + width / 2, iconFoot - iconSide / 2, iconSide));
    drawLabel(face, label, x + width / 2, width + gap);
    x += width + gap;
  });
};

const writingBox = (x: number, width: number): Drawing => ({
  draw: 'rect',
  x,
  y: valuesMiddle - 2.3,
  width,
  height: 4.6,
  radius: 0.6,
  fill: 'white',
  stroke: 'muted',
  strokeWidth: 0.15,
});
