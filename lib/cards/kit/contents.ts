import type { Block } from '../text/flow';
import { isPiece, type Stretch } from '../card';
import type { Groups } from '../hero-card/groups';
import { columnPages } from '../paper/column-page';
import type { Page, Paper } from '../paper/paper';
import type { PlacedFace, PrintSheet } from '../paper/print-sheet';
import type { Leaflet } from './leaflet';
import { insidePage, leafletPage, type LeafletWords } from './leaflet-page';

/** Group of pieces that are cut and joined in one way. */
export type CutGroup = 'cards' | 'strips' | 'initiative' | 'counters' | 'standees' | 'parts' | 'whole';

/** Where the backs of a group are: beside their fronts, on the other side of the paper, or cut out apart from them. */
export type CutSides = 'fold' | 'duplex' | 'apart';

/** The words of the leaflet, in the reader's language. */
export interface ContentsWords extends LeafletWords {
  readonly continued: (title: string, number: number, of: number) => string;
  readonly groups: Readonly<Record<CutGroup, string>>;
  readonly how: (group: CutGroup, sides: CutSides) => string;
  /** "Where each sheet is" */
  readonly whereTitle: string;
  /** "Page 2", "Pages 4 to 9" */
  readonly pages: (from: number, to: number) => string;
  /** "Cards and counters" */
  readonly together: (groups: readonly string[]) => string;
  /** "Jane × 2" */
  readonly times: (name: string, count: number) => string;
}

const groupOf = ({ kind, panels }: PlacedFace['card']): CutGroup => {
  if (panels) return 'strips';
  switch (kind) {
    case 'page':
    case 'panel':
      return 'whole';
    case 'counter':
      return 'counters';
    case 'initiative':
      return 'initiative';
    case 'standee':
      return 'standees';
    default:
      return isPiece({ kind }) ? 'parts' : 'cards';
  }
};

/** Their names say what they are. */
const isPlain = (group: CutGroup): boolean => group === 'parts' || group === 'whole';

/** The names of what lies on one page, each with how many there are, by groups; a back counts where its front is elsewhere. */
const namesOn = ({ faces, otherSide }: PrintSheet): ReadonlyMap<CutGroup, ReadonlyMap<string, number>> => {
  const groups = new Map<CutGroup, Map<string, number>>();
  const fronts = new Set(faces.filter(({ side }) => side === 'front').map(({ card }) => card));
  for (const { card, side } of faces) {
    if (side === 'back' && (otherSide || fronts.has(card))) continue;
    const group = groupOf(card);
    const names = groups.get(group) ?? new Map<string, number>();
    names.set(card.name, (names.get(card.name) ?? 0) + 1);
    groups.set(group, names);
  }
  return groups;
};

const hasBacksBehind = (sheets: readonly PrintSheet[], group: CutGroup): boolean =>
  sheets.some(
    ({ faces, otherSide }) =>
      otherSide && faces.some(({ card, side }) => side === 'back' && groupOf(card) === group),
  );

/** Detail of a page's line: the names of everything on it, of everything but counters, or only the kinds. */
const extents = ['names', 'pieces', 'groups'] as const;
type Extent = (typeof extents)[number];

/** Pages one after the other that say the same, as one. */
const together = (
  lines: readonly { readonly number: number; readonly text: readonly Stretch[] }[],
): readonly { readonly from: number; readonly to: number; readonly text: readonly Stretch[] }[] => {
  const runs: { from: number; to: number; text: readonly Stretch[] }[] = [];
  for (const { number, text } of lines) {
    const last = runs.at(-1);
    const same = last && JSON.stringify(last.text) === JSON.stringify(text);
    if (same) last.to = number;
    else runs.push({ from: number, to: number, text });
  }
  return runs;
};

/** @see contentsOf */
interface Room {
  readonly before: number;
  readonly isSpacious?: boolean;
  readonly isTight?: boolean;
}

/** Lines one after the other in one paragraph. */
const runOn = (lines: readonly (readonly Stretch[])[]): readonly Stretch[] =>
  lines.flatMap((text, at) => (at === 0 ? text : [{ text: ' ' }, ...text]));

/**
 * How everything on these sheets is cut, and what is on which page; backs on the other side are listed with their
 * fronts.
 * @param before pages that come before them
 * @param isSpacious each way of cutting has a line of its own
 * @param isTight pages have none, and ways of cutting that need no word are left out
 */
const contentsOf = (
  sheets: readonly PrintSheet[],
  words: ContentsWords,
  isInSleeves: boolean,
  extent: Extent,
  { before, isSpacious = false, isTight = false }: Room,
): Groups => {
  const pages = sheets
    .map((sheet, index) => ({ number: before + index + 1, on: namesOn(sheet) }))
    .filter(({ on }) => on.size > 0);
  const order = Object.keys(words.groups) as readonly CutGroup[];
  const used = order.filter((group) => pages.some(({ on }) => on.has(group)));
  const sidesOf = (group: CutGroup): CutSides =>
    isInSleeves && group === 'cards' ? 'apart' : hasBacksBehind(sheets, group) ? 'duplex' : 'fold';
  const told = new Map<string, readonly string[]>();
  for (const group of used) {
    const text = words.how(group, sidesOf(group));
    told.set(text, [...(told.get(text) ?? []), words.groups[group]]);
  }
  const how = [...told].map(([text, groups]): readonly Stretch[] => [
    { text: `${words.together(groups)}: `, strong: true },
    { text },
  ]);
  const pageLines = pages.map(({ number, on }) => {
    const there = order.filter((group) => on.has(group));
    const namesOf = (group: CutGroup): readonly string[] =>
      [...(on.get(group) ?? [])].map(([name, count]) => words.times(name, count));
    const plain = there.filter(isPlain).flatMap(namesOf).join(' · ');
    const labelled = there.filter((group) => !isPlain(group));
    const text =
      extent === 'groups'
        ? [{ text: there.map((group) => words.groups[group]).join(' · ') }]
        : [
            ...labelled.flatMap((group, at): readonly Stretch[] => {
              const isNamed = extent === 'names' || group !== 'counters';
              const lead = `${at === 0 ? '' : '. '}${words.groups[group]}`;
              return [
                { text: isNamed ? `${lead}: ` : lead, strong: true },
                ...(isNamed ? [{ text: namesOf(group).join(' · ') }] : []),
              ];
            }),
            ...(plain === '' ? [] : [{ text: labelled.length > 0 ? `. ${plain}` : plain }]),
          ];
    return { number, text };
  });
  const places = together(pageLines).map(({ from, to, text }): readonly Stretch[] => [
    { text: `${words.pages(from, to)}. `, strong: true },
    ...text,
    ...(isTight ? [{ text: '.' }] : []),
  ]);
  const where = (isTight ? [runOn(places)] : places).map((text): Block => ({ block: 'paragraph', text }));
  // Folded things are made as the leaflet says for everything.
  const isPlainest = isTight && used.every((group) => sidesOf(group) === 'fold');
  const lines = isSpacious ? how : [runOn(how)];
  return [
    ...(isPlainest ? [] : [lines.map((text): Block => ({ block: 'paragraph', text }))]),
    [{ block: 'heading', text: words.whereTitle }, ...where],
  ];
};

/** points */
const type = { most: 12, easy: 8.5, least: 7 } as const;

/** points of a leaflet that has all of it on one page, as small as its index */
const least = 8;
/** Pages that are still found in one paragraph. */
const mostRunOn = 16;

/** Settings of a print that its contents page mentions. */
export interface ContentsRequest {
  readonly words: ContentsWords;
  readonly paper: Paper;
  /** Each side of a card is cut out by itself. */
  readonly isInSleeves: boolean;
}

/**
 * The pages that come before all others: a leaflet for each game, the first with how everything on these sheets is cut
 * and what is on which page; if that does not fit, it is inside, and if it is too much for that, on pages behind.
 * @param bare the sheets of everything else, in the order in which they are printed
 */
export const withContents = (
  bare: readonly PrintSheet[],
  leaflets: readonly Leaflet[],
  { words, paper, isInSleeves }: ContentsRequest,
): readonly Page[] => {
  const [first, ...others] = leaflets;
  if (bare.length === 0 || !first) return [];
  const hasOtherSides = bare.some(({ otherSide }) => otherSide);
  const sides = (pages: number): number => (hasOtherSides ? 2 * Math.ceil(pages / 2) : pages);
  const further = others.flatMap((leaflet, index) => {
    return leafletPage(leaflet, words, [[]], paper, { index: index + 1 }) ?? [];
  });
  const told = (pages: number, isTight = false): readonly Groups[] =>
    extents.map((extent) =>
      contentsOf(bare, words, isInSleeves, extent, {
        before: sides(pages + further.length),
        isSpacious: pages > 1,
        isTight,
      }),
    );
  // One sheet is best, even without the pictures of the craft and with kinds of pieces instead of names.
  const made =
    leafletPage(first, words, told(1).slice(0, -1), paper, { least }) ??
    (bare.length <= mostRunOn
      ? leafletPage(first, words, told(1, true), paper, { least, isPictured: false })
      : undefined);
  if (made) return [made, ...further];
  const alone = leafletPage(first, words, [[]], paper);
  const inside = insidePage(first, words, told(2), paper);
  if (alone && inside) return [alone, inside, ...further];
  const front = [...(alone ? [alone] : []), ...further];
  const { continued, whereTitle: title, fold: note } = words;
  const pagesAfter = (before: number): readonly Page[] => {
    const groups = contentsOf(bare, words, isInSleeves, 'names', { before });
    return columnPages({ id: 'contents', title, note, continued, groups, columns: 3, type }, paper);
  };
  const { length } = pagesAfter(front.length + 1);
  return [...front, ...pagesAfter(sides(front.length + length))];
};
