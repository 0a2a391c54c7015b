import type { RichText } from '../card';
import type { Groups } from '../hero-card/groups';
import { pageArea, type Page, type Paper } from '../paper/paper';
import { blindSketch, sketch, type Sketch } from '../sketch';
import { crafts } from './craft-pictures';
import type { Leaflet } from './leaflet';
import { drawHead } from './leaflet-head';
import {
  craftPart,
  led,
  lineGap,
  paragraphs,
  setUpPart,
  stacked,
  textPart,
  turnParts,
  type Part,
} from './leaflet-parts';

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

/** mm */
const gutter = 16;
const headHeight = 13;
/** mm between two parts, and where type has to be small. */
const partGap = { usual: 3, close: 2 } as const;
/** points; the text about the sheets is for looking things up, and smaller */
const mostWhere = 8;
const leastWhere = 6.5;
/** Below this many points every line counts. */
const easySize = 8.5;
/** points of type that is read easily across a table, and of the smallest that a leaflet should have. */
const most = 10;
const readable = 8;
/** points of the smallest type that keeps a turn on one side of the fold. */
const wholeTurn = 8.25;
const step = 0.25;
const bullet = '•  ';

/** Parts of one title, which may go on in the next panel: the first has the title above it. */
const under = (title: string, [first, ...others]: readonly Part[], size: number): readonly Part[] =>
  first ? [stacked([textPart([{ block: 'heading', text: title }], size), first], 0.6), ...others] : [];

/** A text of the panels under its title, by paragraphs. */
interface Titled {
  readonly parts: readonly Part[];
  readonly isTurn?: true;
}

/** Texts of the two panels, title by title, in type of this size; empty ones are left out. */
const partsOf = (
  { lacks, need, setUp, special, signs, turn, later, win, fallen, crafts: more = [] }: Leaflet,
  words: LeafletWords,
  where: Groups,
  size: number,
): readonly Titled[] => {
  const pictures = [...crafts.map((craft) => ({ craft, text: words.craft[craft] })), ...more];
  const small = Math.max(leastWhere, Math.min(size - 0.5, mostWhere));
  const cut = [
    craftPart(pictures, Math.min(size, mostWhere)),
    ...where.map((blocks) => textPart(blocks, small)),
  ];
  const bullets = (lines: readonly RichText[]): readonly Part[] =>
    paragraphs(
      lines.map((line) => led(bullet, line)),
      size,
    );
  const titled: readonly (readonly Part[])[] = [
    ...(lacks ? [under(lacks.title, paragraphs(lacks.text, size), size)] : []),
    under(words.need, bullets(need), size),
    under(words.setUp, setUp.length === 0 ? [] : [setUpPart(setUp, size)], size),
    ...(special ? [under(special.title, bullets(special.text), size)] : []),
    under(words.win, paragraphs(win, size), size),
    under(words.fallen, paragraphs(fallen, size), size),
    under(words.signs, signs.length === 0 ? [] : [textPart(signs, size)], size),
  ];
  const after = [
    under(words.later, bullets(later), size),
    under(words.craft.title, where.length === 0 ? [] : cut, size),
  ];
  return [
    ...titled.map((parts) => ({ parts })),
    { parts: under(turn.title, turnParts(turn.steps, size), size), isTurn: true as const },
    ...after.map((parts) => ({ parts })),
  ].filter(({ parts }) => parts.length > 0);
};

/** What stays on one side of the fold: every text, only the turn, or nothing. */
type Kept = 'all' | 'turn' | 'none';

const keeping = (titled: readonly Titled[], kept: Kept): readonly (readonly Part[])[] =>
  titled.map(({ parts, isTurn }) =>
    kept === 'all' || (kept === 'turn' && isTurn) ? [stacked(parts, lineGap)] : parts,
  );

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
const fill = (face: Sketch, titled: readonly (readonly Part[])[], paper: Paper, size: number): boolean => {
  const gap = size < easySize ? partGap.close : partGap.usual;
  const panels = panelsOf(paper);
  let panel = panels.shift();
  let y = panel?.top ?? 0;
  for (const parts of titled) {
    for (const part of parts) {
      while (panel && part(blindSketch, { ...panel, top: y }) > panel.bottom) {
        panel = panels.shift();
        y = panel?.top ?? 0;
      }
      if (!panel) return false;
      y = part(face, { ...panel, top: y }) + lineGap;
    }
    y += gap - lineGap;
  }
  return true;
};

/** points that are tried, the largest first */
const sizes = (most: number, least: number): readonly number[] =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => most - index * step);

/** Sizes in the order in which they are tried: those of one step for the fuller texts about the sheets first. */
const tiers = [
  // A turn is read step by step: slightly smaller type is better than a fold in the middle of it.
  { tried: sizes(most, wholeTurn), ways: ['all', 'turn'] },
  { tried: sizes(most, readable), ways: ['all', 'none'] },
  { tried: sizes(readable - step, 7.25), ways: ['all', 'turn', 'none'] },
  { tried: sizes(7, 6.5), ways: ['all', 'none'] },
] as const;

/** Told apart within one PDF. */
export const leafletId = 'leaflet';

/**
 * A page of two panels to fold once: what is needed, the set-up in pictures, signs, a turn, and what each sheet is
 * for.
 * @param where versions of the text about the sheets, the fullest first; the next is used if one needs type that is
 * too small
 * @returns the page, and which version it has; undefined if even the last does not fit
 */
export const leafletPage = (
  leaflet: Leaflet,
  words: LeafletWords,
  where: readonly Groups[],
  paper: Paper,
  index = 0,
): { readonly page: Page; readonly said: number } | undefined => {
  const versions = where.map((groups, said) => ({ groups, said }));
  // The last version tells too little to be better than small type.
  const tries = [versions.slice(0, -1), versions.slice(-1)].flatMap((some) =>
    tiers.flatMap((tier) => some.map((version) => ({ ...tier, ...version }))),
  );
  for (const { groups, said, tried, ways } of tries)
    for (const size of tried) {
      const titled = partsOf(leaflet, words, groups, size);
      const parts = ways
        .map((kept) => keeping(titled, kept))
        .find((some) => fill(blindSketch, some, paper, size));
      if (!parts) continue;
      const face = sketch(new Set());
      drawHead(face, leaflet, words, paper, panelsOf(paper));
      fill(face, parts, paper, size);
      const id = index === 0 ? leafletId : `${leafletId}-${index + 1}`;
      return { page: { id, name: words.title, face: face.finish() }, said };
    }
  return undefined;
};
