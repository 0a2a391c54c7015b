import type { Drawing, RichText } from '../card';
import type { Groups } from '../hero-card/groups';
import { pageArea, type Page, type Paper } from '../paper/paper';
import { blindSketch, sketch, type Sketch } from '../sketch';
import { flow, type Block } from '../text/flow';
import { drawCraft, crafts } from './craft-pictures';
import type { Leaflet, SetUpStep, ShownRoll, TurnStep } from './leaflet';
import { drawHead } from './leaflet-head';
import { drawLaidOut, drawTable } from './table-picture';

/** The words of every leaflet, in the reader's language. */
export interface LeafletWords {
  /** "Start here" */
  readonly title: string;
  /** How it is folded. */
  readonly fold: string;
  readonly need: string;
  readonly setUp: string;
  readonly signs: string;
  readonly later: string;
  readonly win: string;
  readonly fallen: string;
  readonly craft: { readonly title: string } & Readonly<Record<(typeof crafts)[number], string>>;
}

/** A stretch of a panel from `top` down; answers the y below it. */
type Part = (
  face: Sketch,
  region: { readonly x: number; readonly top: number; readonly width: number },
) => number;

/** mm */
const gutter = 16;
const headHeight = 13;
/** mm between two parts, and where type has to be small. */
const partGap = { usual: 3, close: 2 } as const;
const cellGap = 4;
/** mm: sides of pictures and of dice. */
const pictureSide = 29;
const craftHeight = 17;
const dieSide = 7.4;
/** points; the text about the sheets is for looking things up, and smaller */
const mostWhere = 8;
const leastWhere = 6.5;
/** Below this many points every line counts. */
const easySize = 7.5;
const step = 0.25;

const bullet = '•  ';

const led = (mark: string, text: RichText): RichText =>
  typeof text === 'string' ? mark + text : [{ text: mark }, ...text];

const textPart =
  (blocks: readonly Block[], size: number): Part =>
  (face, { x, top, width }) =>
    flow(blocks, { size, inline: true, least: 6 }, onePage(face, x, top, width))?.bottom ?? Infinity;

const onePage = (face: Sketch, x: number, top: number, width: number) => {
  let isAsked = false;
  return () => {
    if (isAsked) return undefined;
    isAsked = true;
    return { face, region: { x, top, width, bottom: Infinity } };
  };
};

/** Parts below each other, as one that is not divided. */
const stacked =
  (parts: readonly Part[], gap: number): Part =>
  (face, { x, top, width }) => {
    let y = top;
    parts.forEach((part, index) => {
      y = part(face, { x, top: index === 0 ? y : y + gap, width });
    });
    return y;
  };

/** Pictures side by side with what they show below each, this many in a row. */
const pictured = (
  cells: readonly {
    readonly draw: (face: Sketch, x: number, y: number, width: number) => void;
    readonly text: RichText;
  }[],
  { columns, height, size }: { readonly columns: number; readonly height: number; readonly size: number },
): Part => {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return (face, { x, top, width }) => {
    const cell = (width - (columns - 1) * cellGap) / columns;
    let y = top + 1;
    for (const row of rows) {
      const bottoms = row.map(({ draw, text }, column) => {
        const left = x + column * (cell + cellGap);
        draw(face, left, y, cell);
        const below = { x: left, top: y + height + 1, width: cell };
        return textPart([{ block: 'paragraph', text }], size)(face, below);
      });
      y = Math.max(...bottoms) + 1.5;
    }
    return y - 1.5;
  };
};

const setUpCell = ({ table, text }: SetUpStep, index: number) => ({
  text: led(`${index + 1}. `, text),
  draw: (face: Sketch, x: number, y: number, width: number): void => {
    const square = { x: x + (width - pictureSide) / 2, y, side: pictureSide };
    if (typeof table === 'string') drawLaidOut(face, square, table);
    else drawTable(face, table, square);
  },
});

/** Dice side by side; the one that counts is framed. */
const rolled =
  ({ dice, picked, spoken }: ShownRoll): Part =>
  (face, { x, top }) => {
    const at = (index: number): number => x + 4 + index * (dieSide + 2);
    const frame: Drawing = {
      draw: 'rect',
      x: at(picked) - 0.8,
      y: top + 0.2,
      width: dieSide + 1.6,
      height: dieSide + 1.6,
      radius: 1.8,
      stroke: 'ink',
      strokeWidth: 0.7,
    };
    face.draw(...dice.flatMap((draw, index) => draw(at(index), top + 1, dieSide)), frame);
    face.describe(spoken);
    return top + dieSide + 2.2;
  };

const turnParts = (steps: readonly TurnStep[], size: number): readonly Part[] =>
  steps.flatMap(({ text, roll }, index) => [
    textPart([{ block: 'paragraph', text: led(`${index + 1}. `, text) }], size),
    ...(roll ? [rolled(roll)] : []),
  ]);

const under = (title: string, part: Part, size: number): Part =>
  stacked([textPart([{ block: 'heading', text: title }], size), part], 0.6);

const paragraphs = (lines: readonly RichText[], size: number): Part =>
  textPart(
    lines.map((text) => ({ block: 'paragraph', text })),
    size,
  );

const craftCells = (words: LeafletWords['craft'], more: Leaflet['crafts'] = []) =>
  [...crafts.map((craft) => ({ craft, text: words[craft] })), ...more].map(({ craft, text }) => ({
    text,
    draw: (face: Sketch, x: number, y: number, width: number): void => {
      drawCraft(face, craft, { x, y, width, height: craftHeight });
    },
  }));

/** Texts of the two panels, part by part, in type of this size; empty parts are left out. */
const partsOf = (
  { lacks, need, setUp, signs, turn, later, win, fallen, crafts: more }: Leaflet,
  words: LeafletWords,
  where: Groups,
  size: number,
): readonly Part[] => {
  const titled = (title: string, said: readonly unknown[], part: Part): readonly Part[] =>
    said.length === 0 ? [] : [under(title, part, size)];
  const row = { columns: 3, size };
  const cut = [
    pictured(craftCells(words.craft, more), { ...row, height: craftHeight }),
    ...where.map((blocks) => textPart(blocks, Math.max(leastWhere, Math.min(size - 0.5, mostWhere)))),
  ];
  const bullets = (lines: readonly RichText[]): Part =>
    paragraphs(
      lines.map((line) => led(bullet, line)),
      size,
    );
  return [
    ...(lacks ? titled(lacks.title, lacks.text, paragraphs(lacks.text, size)) : []),
    ...titled(words.need, need, bullets(need)),
    ...titled(words.setUp, setUp, pictured(setUp.map(setUpCell), { ...row, height: pictureSide })),
    ...titled(words.win, win, paragraphs(win, size)),
    ...titled(words.fallen, fallen, paragraphs(fallen, size)),
    ...titled(words.signs, signs, textPart(signs, size)),
    ...titled(turn.title, turn.steps, stacked(turnParts(turn.steps, size), 0.7)),
    ...titled(words.later, later, bullets(later)),
    ...titled(words.craft.title, where, stacked(cut, 1)),
  ];
};

/** The places of the two panels on a paper. */
const panelsOf = (paper: Paper) => {
  const area = pageArea(paper);
  const width = (area.width - gutter) / 2;
  return [area.x, area.x + width + gutter].map((x) => ({
    x,
    width,
    top: area.top + headHeight,
    bottom: area.bottom,
  }));
};

/** Draws the parts one after the other into the panels; false where they do not hold them. */
const fill = (face: Sketch, parts: readonly Part[], paper: Paper, size: number): boolean => {
  const gap = size < easySize ? partGap.close : partGap.usual;
  const panels = panelsOf(paper);
  let panel = panels.shift();
  let y = panel?.top ?? 0;
  for (const part of parts) {
    while (panel && part(blindSketch, { ...panel, top: y }) > panel.bottom) {
      panel = panels.shift();
      y = panel?.top ?? 0;
    }
    if (!panel) return false;
    y = part(face, { ...panel, top: y }) + gap;
  }
  return true;
};

/** points that are tried, the largest first */
const sizes = (most: number, least: number): readonly number[] =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => most - index * step);

/** With the fuller texts of its turn, or without. */
const told = (leaflet: Leaflet, isFull: boolean): Leaflet => ({
  ...leaflet,
  turn: {
    ...leaflet.turn,
    steps: leaflet.turn.steps.map(({ fuller, ...step }) => ({
      ...step,
      text: (isFull ? fuller : undefined) ?? step.text,
    })),
  },
});

/** Told apart within one PDF. */
export const leafletId = 'leaflet';

/**
 * A page of two panels to fold once: what is needed, the set-up in pictures, signs, a turn, and what each sheet is
 * for.
 * @param where versions of the text about the sheets, the fullest first; the next is used if one needs type that is
 * too small even without the fuller texts of the turn
 * @returns the page, and which version it has; undefined if even the last does not fit
 */
export const leafletPage = (
  leaflet: Leaflet,
  words: LeafletWords,
  where: readonly Groups[],
  paper: Paper,
  index = 0,
): { readonly page: Page; readonly said: number } | undefined => {
  const tries = where.flatMap((groups, said) =>
    [true, false].flatMap((isFull) =>
      [sizes(10, 7), sizes(6.75, 6.5)].map((tried) => ({ groups, said, sizes: tried, isFull })),
    ),
  );
  for (const { groups, said, sizes: tried, isFull } of tries)
    for (const size of tried) {
      const parts = partsOf(told(leaflet, isFull), words, groups, size);
      if (!fill(blindSketch, parts, paper, size)) continue;
      const face = sketch(new Set());
      drawHead(face, leaflet, words, paper, panelsOf(paper));
      fill(face, parts, paper, size);
      const id = index === 0 ? leafletId : `${leafletId}-${index + 1}`;
      return { page: { id, name: words.title, face: face.finish() }, said };
    }
  return undefined;
};
