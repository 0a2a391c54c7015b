import type { Drawing, Typeface } from '../card';
import type { PrintSheet } from './print-sheet';
import { mostOffset, papers, type PaperId, type Place } from './paper';
import { breakLines, measure, point } from '../text/text';
import { drawLine } from '../text/typeset';

/** The words on a calibration sheet. */
export interface CalibrationLabels {
  readonly heading: string;
  /** Instructions, step by step. */
  readonly steps: readonly string[];
  /** On the side of the crosses. */
  readonly back: string;
}

/** mm */
const tickStep = 0.5;
const fineLine = 0.1;
const crossLine = 0.3;
/** mm from the middle of a target to its scales, and to the end of its cross. */
const scaleDistance = 6;
const crossReach = 12;
/** mm from the paper's edges to the middle of an outer target. */
const inset = 34;
/** points */
const headingSize = 16;
const textSize = 9;
const figureSize = 6.5;
const lineHeight = 4.4;
const textWidth = 150;

const line = (from: Place, to: Place, strokeWidth: number): Drawing => ({
  draw: 'line',
  from: [from.x, from.y],
  to: [to.x, to.y],
  stroke: 'black',
  strokeWidth,
});

const write = (text: string, at: Place, size: number, typeface: Typeface = 'text'): readonly Drawing[] =>
  breakLines(typeface, text, (textWidth * 1000) / (size * point)).lines.flatMap((words, index) =>
    drawLine(words, { typeface, size, fill: 'black' }, at.x, at.y + index * lineHeight),
  );

const figure = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));

/**
 * Two scales from -3 to +3 mm in half millimetres around a place: one above it, to the right, and one left of it,
 * downwards. The place itself stays free for the cross that shows through.
 */
const target = ({ x, y }: Place): readonly Drawing[] => {
  const steps = Array.from(
    { length: (2 * mostOffset) / tickStep + 1 },
    (_, index) => index * tickStep - mostOffset,
  );
  const above = y - scaleDistance;
  const beside = x - scaleDistance;
  const half = figureSize * point * 0.32;
  return [
    line({ x: x - mostOffset, y: above }, { x: x + mostOffset, y: above }, fineLine),
    line({ x: beside, y: y - mostOffset }, { x: beside, y: y + mostOffset }, fineLine),
    ...steps.flatMap((value) => {
      const length = value === 0 ? 2.2 : Number.isInteger(value) ? 1.5 : 0.8;
      return [
        line({ x: x + value, y: above - length }, { x: x + value, y: above }, fineLine),
        line({ x: beside - length, y: y + value }, { x: beside, y: y + value }, fineLine),
      ];
    }),
    ...[-mostOffset, 0, mostOffset].flatMap((value) => {
      const width = measure('text', figure(value), figureSize);
      return [
        ...write(figure(value), { x: x + value - width / 2, y: above - 2.8 }, figureSize),
        ...write(figure(value), { x: beside - 2.8 - width, y: y + value + half }, figureSize),
      ];
    }),
  ];
};

const cross = ({ x, y }: Place): readonly Drawing[] => [
  line({ x: x - crossReach, y }, { x: x + crossReach, y }, crossLine),
  line({ x, y: y - crossReach }, { x, y: y + crossReach }, crossLine),
];

/** The middle target is read; those in the corners tell whether the paper runs askew. */
const targetsOn = (width: number, height: number): readonly Place[] => [
  { x: width / 2, y: height / 2 },
  ...[inset, height - inset].flatMap((y) => [inset, width - inset].map((x) => ({ x, y }))),
];

const linesIn = (text: string): number =>
  breakLines('text', text, (textWidth * 1000) / (textSize * point)).lines.length;

/** Text under each other from a first baseline. */
const setSteps = (labels: CalibrationLabels, at: Place): readonly Drawing[] => {
  let y = at.y + 7;
  return [
    ...write(labels.heading, at, headingSize, 'display'),
    ...labels.steps.flatMap((step) => {
      const drawings = write(step, { x: at.x, y }, textSize);
      y += linesIn(step) * lineHeight + 0.6;
      return drawings;
    }),
  ];
};

/**
 * Two pages for the two sides of one paper: scales in front, and crosses behind their middles. Where a cross shows
 * through beside the middle of its scale, it tells the offset of `Joining`, in mm.
 */
export const calibrationSheets = (
  id: PaperId,
  labels: CalibrationLabels,
): readonly [PrintSheet, PrintSheet] => {
  const paper = papers[id];
  const targets = targetsOn(paper.width, paper.height);
  const at = { x: (paper.width - textWidth) / 2, y: 22 };
  return [
    { paper, faces: [], marks: targets.flatMap(target), texts: setSteps(labels, at) },
    {
      paper,
      faces: [],
      marks: targets.flatMap(({ x, y }) => cross({ x: paper.width - x, y })),
      texts: write(labels.back, at, textSize),
    },
  ];
};
