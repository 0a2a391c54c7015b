import type { RichText } from '../card';
import type { Groups } from '../hero-card/groups';
import { pageArea, type Page, type Paper } from '../paper/paper';
import { blindSketch, sketch, type Sketch } from '../sketch';
import type { Block } from '../text/flow';
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
  /** Beside the title of its inside. */
  readonly inside: string;
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
/** points of the text about the sheets beside a turn; it is for looking things up, and smaller */
const mostWhere = 8;
/** points of type that is read easily across a table, and of the smallest that a leaflet should have. */
const most = 10;
const readable = 8.5;
/** Points at which a turn is still better kept in one piece. */
const keepsTurn = readable - 0.25;
const step = 0.25;
/** points of the inside, which has more room. */
const mostInside = 12;
const leastInside = 7;
const bullet = '•  ';

/** Parts of one title, which may go on in the next panel: the first has the title above it. */
const under = (title: string, [first, ...others]: readonly Part[], size: number): readonly Part[] =>
  first ? [stacked([textPart([{ block: 'heading', text: title }], size), first], 0.6), ...others] : [];

/** Pictures of what is done with everything, and of how this kit's own pieces are made. */
const picturesOf = ({ crafts: more = [] }: Leaflet, words: LeafletWords) => [
  ...crafts.map((craft) => ({ craft, text: words.craft[craft] })),
  ...more,
];

/** A text of the panels under its title, by paragraphs. */
interface Titled {
  readonly parts: readonly Part[];
  readonly isTurn?: boolean;
}

/** The same in words only. */
const wordsOfCraft = (leaflet: Leaflet, words: LeafletWords): Block => ({
  block: 'paragraph',
  text: picturesOf(leaflet, words).flatMap(({ text }, at) => [
    ...(at === 0 ? [] : [{ text: ' ' }]),
    ...(typeof text === 'string' ? [{ text }] : text),
  ]),
});

/** Texts of the two panels, title by title, in type of this size; empty ones are left out. */
const partsOf = (
  leaflet: Leaflet,
  words: LeafletWords,
  where: Groups,
  size: number,
  isPictured: boolean,
): readonly Titled[] => {
  const { lacks, need, setUp, special, signs, turn, example, skills, later, win, fallen } = leaflet;
  const small = Math.min(size, mostWhere);
  const cut = [
    isPictured
      ? craftPart(picturesOf(leaflet, words), small)
      : textPart([wordsOfCraft(leaflet, words)], small),
    ...where.map((blocks) => textPart(blocks, small)),
  ];
  const bullets = (lines: readonly RichText[]): readonly Part[] =>
    paragraphs(
      lines.map((line) => led(bullet, line)),
      size,
    );
  const turnOf = under(turn.title, turnParts(turn.steps, size), size);
  const all: readonly (readonly Part[])[] = [
    ...(lacks ? [under(lacks.title, paragraphs(lacks.text, size), size)] : []),
    under(words.need, bullets(need), size),
    under(words.setUp, setUp.length === 0 ? [] : [setUpPart(setUp, size)], size),
    ...(special ? [under(special.title, bullets(special.text), size)] : []),
    under(words.win, paragraphs(win, size), size),
    under(words.fallen, paragraphs(fallen, size), size),
    under(words.signs, signs.length === 0 ? [] : [textPart(signs, size)], size),
    turnOf,
    ...(example ? [under(example.title, turnParts(example.steps, size), size)] : []),
    ...(skills ? [under(skills.title, bullets(skills.text), size)] : []),
    under(words.later, bullets(later), size),
    under(words.craft.title, where.length === 0 ? [] : cut, size),
  ];
  return all.filter((parts) => parts.length > 0).map((parts) => ({ parts, isTurn: parts === turnOf }));
};

/** Texts that stay on one side of the fold: all, only the turn, or none. */
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
  const gap = size < readable ? partGap.close : partGap.usual;
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

/** Told apart within one PDF. */
export const leafletId = 'leaflet';

/**
 * A page of two panels to fold once: what is needed, the set-up in pictures, signs, a turn, and what each sheet is
 * for.
 * @param where versions of the text about the sheets, the fullest first; the next is used if one needs type that is
 * too small, and none has it smaller than `least`; without pictures, words say how everything is cut
 */
export const leafletPage = (
  leaflet: Leaflet,
  words: LeafletWords,
  where: readonly Groups[],
  paper: Paper,
  { index = 0, least = 6.5, isPictured = true } = {},
): Page | undefined => {
  // A turn is read step by step: slightly smaller type is better than a fold in the middle of it.
  const tries: readonly { readonly tried: readonly number[]; readonly ways: readonly Kept[] }[] = [
    { tried: sizes(most, keepsTurn), ways: ['all', 'turn'] },
    { tried: sizes(most, least), ways: ['all', 'turn', 'none'] },
  ];
  for (const { groups, size, ways } of where.flatMap((groups) =>
    tries.flatMap(({ tried, ways }) => tried.map((size) => ({ groups, size, ways }))),
  )) {
    const titled = partsOf(leaflet, words, groups, size, isPictured);
    const parts = ways
      .map((kept) => keeping(titled, kept))
      .find((some) => fill(blindSketch, some, paper, size));
    if (!parts) continue;
    const face = sketch(new Set());
    drawHead(face, leaflet, words, paper, panelsOf(paper));
    fill(face, parts, paper, size);
    const id = index === 0 ? leafletId : `${leafletId}-${index + 1}`;
    return { id, name: words.title, face: face.finish() };
  }
  return undefined;
};

/** The inside of a leaflet that is full: how everything is cut on the left, what each sheet is for on the right. */
export const insidePage = (
  leaflet: Leaflet,
  words: LeafletWords,
  where: readonly Groups[],
  paper: Paper,
): Page | undefined => {
  const [left, right] = panelsOf(paper);
  if (!left || !right) return undefined;
  for (const [how, ...sheets] of where)
    for (const size of sizes(mostInside, leastInside)) {
      const made = [craftPart(picturesOf(leaflet, words), size), ...(how ? [textPart(how, size)] : [])];
      const panels = [
        { panel: left, part: stacked(made, 2) },
        {
          panel: right,
          part: stacked(
            sheets.map((blocks) => textPart(blocks, size)),
            2,
          ),
        },
      ];
      if (panels.some(({ panel, part }) => part(blindSketch, panel) > panel.bottom)) continue;
      const face = sketch(new Set());
      const heads = { title: leaflet.title, fold: words.inside };
      drawHead(face, { title: words.craft.title }, heads, paper, [left, right]);
      for (const { panel, part } of panels) part(face, panel);
      return { id: `${leafletId}-inside`, name: words.craft.title, face: face.finish() };
    }
  return undefined;
};
