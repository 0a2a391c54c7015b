import type { Block } from '../text/flow';
import { isPiece, type Card, type Stretch } from '../card';
import type { Groups } from '../hero-card/groups';
import { inLook, type InkLook } from '../ink-look';
import { columnPages } from '../paper/column-page';
import { freeRoom } from '../paper/free-room';
import { numbered, openedWith } from '../paper/reading-order';
import type { PlacedFace, Sheet } from '../paper/sheet';
import type { Box } from '../paper/free-boxes';
import type { Page, Paper } from '../paper/paper';
import { largestShared } from '../paper/shared-sheets';
import { textPanel } from '../pieces/text-panel';

/** What is cut and joined in one way. */
export type CutGroup = 'cards' | 'initiative' | 'counters' | 'standees' | 'parts' | 'whole';

/** Where the backs of a group are: beside their fronts, on the other side of the paper, or cut out apart from them. */
export type CutSides = 'fold' | 'duplex' | 'apart';

/** The words of the page that says what lies where, in the reader's language. */
export interface ContentsWords {
  readonly title: string;
  readonly note: string;
  readonly continued: (title: string, number: number, of: number) => string;
  /** "What to cut" */
  readonly howTitle: string;
  readonly groups: Readonly<Record<CutGroup, string>>;
  readonly how: (group: CutGroup, sides: CutSides) => string;
  /** "Page 2" */
  readonly page: (number: number) => string;
  /** "Jane × 2" */
  readonly times: (name: string, count: number) => string;
}

const groupOf = (kind: string): CutGroup => {
  switch (kind) {
    case 'page':
    case 'panel':
      return 'whole';
    case 'counter':
      return 'counters';
    case 'initiative':
    case 'initiative-card':
      return 'initiative';
    case 'standee':
      return 'standees';
    default:
      return isPiece({ kind }) ? 'parts' : 'cards';
  }
};

/** What says what is where does not say where it is itself. */
const contentsId = 'contents';

/** The names of what lies on one page, each with how many there are, by groups; a back counts where its front is elsewhere. */
const namesOn = ({ faces, otherSide }: Sheet): ReadonlyMap<CutGroup, ReadonlyMap<string, number>> => {
  const groups = new Map<CutGroup, Map<string, number>>();
  const fronts = new Set(faces.filter(({ side }) => side === 'front').map(({ card }) => card));
  for (const { card, side } of faces) {
    if (card.id === contentsId || (side === 'back' && (otherSide || fronts.has(card)))) continue;
    const group = groupOf(card.kind);
    const names = groups.get(group) ?? new Map<string, number>();
    names.set(card.name, (names.get(card.name) ?? 0) + 1);
    groups.set(group, names);
  }
  return groups;
};

const hasBacksBehind = (sheets: readonly Sheet[], group: CutGroup): boolean =>
  sheets.some(
    ({ faces, otherSide }) =>
      otherSide && faces.some(({ card, side }) => side === 'back' && groupOf(card.kind) === group),
  );

/** points */
const type = { most: 12, easy: 8.5, least: 7 } as const;

/**
 * How much is said: on a page of its own line by line; on a panel what is on a page in one paragraph; at least with one
 * paragraph for each way to cut, and without numbers, which the sheets tell.
 */
type Extent = 'page' | 'panel' | 'least';

/**
 * How everything on these sheets is cut, and what is on which page; backs on the other side are told with their fronts.
 *
 * @param before pages that come before them
 */
const contentsOf = (
  sheets: readonly Sheet[],
  words: ContentsWords,
  isInSleeves: boolean,
  extent: Extent,
  before = 0,
): Groups => {
  const pages = sheets
    .map((sheet, index) => ({ number: before + index + 1, on: namesOn(sheet) }))
    .filter(({ on }) => on.size > 0);
  const order = Object.keys(words.groups) as readonly CutGroup[];
  const used = order.filter((group) => pages.some(({ on }) => on.has(group)));
  const sidesOf = (group: CutGroup): CutSides =>
    isInSleeves && group === 'cards' ? 'apart' : hasBacksBehind(sheets, group) ? 'duplex' : 'fold';
  const how = used.map((group, index): readonly Block[] => [
    ...(index === 0 ? [{ block: 'heading', text: words.howTitle } as const] : []),
    ...(extent === 'least'
      ? [
          {
            block: 'paragraph',
            text: [
              { text: `${words.groups[group]}: `, strong: true },
              { text: words.how(group, sidesOf(group)) },
            ],
          } as const,
        ]
      : [
          { block: 'section', text: words.groups[group] } as const,
          { block: 'paragraph', text: words.how(group, sidesOf(group)) } as const,
        ]),
  ]);
  const where = pages.map(({ number, on }): readonly Block[] => {
    const lists = order.flatMap((group): readonly (readonly Stretch[])[] => {
      const names = on.get(group);
      if (!names) return [];
      const listed = [...names]
        .map(([name, count]) => words.times(name, extent === 'least' ? 1 : count))
        .join(' · ');
      return [[{ text: `${words.groups[group]}: `, strong: true }, { text: listed }]];
    });
    return extent !== 'page'
      ? [
          {
            block: 'paragraph',
            text: [
              { text: `${words.page(number)}. `, strong: true },
              ...lists.flatMap((list, index) => (index === 0 ? list : [{ text: '. ' }, ...list])),
            ],
          },
        ]
      : [
          { block: 'heading', text: words.page(number) },
          ...lists.map((text): Block => ({ block: 'paragraph', text })),
        ];
  });
  return [...how, ...where];
};

/** mm that panels are tried to be high, and a column of theirs is wide, the usual one first; points of their type. */
const heights = [66, 50, 90, 120, 170] as const;
const columns = [64, 60, 47] as const;
const panelType = 7;
/** mm that no panel is less than. */
const leastPanel = { width: 50, height: 40 } as const;
/** mm that a panel is made higher at a time: what it says of its own sheet may take another line. */
const lineHeight = 3;
const mostLines = 4;

/** What a print says of itself, and where it can. */
export interface ContentsRequest {
  readonly words: ContentsWords;
  readonly paper: Paper;
  readonly ink: InkLook;
  /** Each side of a card is cut out by itself. */
  readonly isInSleeves: boolean;
  /** The text of a sheet's number, where sheets have one: no panel covers it. */
  readonly sheetOf?: (number: number, of: number) => string;
}

/** Lays the sheets of a print, with so much more on them; undefined where that takes another sheet. */
export type LaySheets = (more: readonly Card[]) => readonly Sheet[] | undefined;

const panelOf = (
  groups: Groups,
  { words, paper }: ContentsRequest,
  height: number,
  column: number = columns[0],
): Card => {
  const { title, note } = words;
  const text = { id: contentsId, name: title, title, note, groups, size: panelType, column, height };
  return textPanel({ ...text, unmarked: true }, paper);
};

const areaOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  width * height;

/** The share of the area of the highest panel that one of another shape takes at least. */
const leastShare = 0.85;

/** The sheets with a panel where one of them has room, everything else in its place; undefined where none has. */
const inFreeRoom = (
  bare: readonly Sheet[],
  rooms: readonly (readonly Box[])[],
  request: ContentsRequest,
  extent: Exclude<Extent, 'page'>,
): readonly Sheet[] | undefined => {
  const groups = contentsOf(bare, request.words, request.isInSleeves, extent);
  for (const column of columns) {
    const least = leastShare * areaOf(panelOf(groups, request, Math.max(...heights), column).size);
    const wide = rooms.map((boxes) => boxes.filter((box) => areaOf(box) >= least));
    if (wide.every((boxes) => boxes.length === 0)) continue;
    for (const height of heights) {
      const panel = panelOf(groups, request, height, column);
      const roomOf = (boxes: readonly Box[]): Box | undefined =>
        boxes.find((box) => box.width >= panel.size.width && box.height >= panel.size.height);
      const at = wide.findIndex((boxes) => roomOf(boxes));
      const room = roomOf(wide[at] ?? []);
      if (!room) continue;
      const ordered = openedWith(bare, at);
      const first = panelOf(
        contentsOf(ordered, request.words, request.isInSleeves, extent),
        request,
        height,
        column,
      );
      if (first.size.width > room.width || first.size.height > room.height) continue;
      const { front } = inLook(first, request.ink);
      const face = { card: first, side: 'front', face: front, at: { x: room.x, y: room.y } } as const;
      return ordered.map((sheet, index) =>
        index === 0 ? { ...sheet, faces: [...sheet.faces, face] } : sheet,
      );
    }
  }
  return undefined;
};

/** The sheets with a panel of so many mm on one of them that says what is on all of them; undefined where it takes another sheet. */
const withPanel = (
  lay: LaySheets,
  bare: readonly Sheet[],
  request: ContentsRequest,
  extent: Exclude<Extent, 'page'>,
  height: number,
): readonly Sheet[] | undefined => {
  const groupsOf = (sheets: readonly Sheet[]): Groups =>
    contentsOf(sheets, request.words, request.isInSleeves, extent);
  const draft = panelOf(groupsOf(bare), request, height);
  for (let lines = 0; lines <= mostLines; lines += 1) {
    const size = { ...draft.size, height: draft.size.height + lines * lineHeight };
    if (size.height > largestShared(request.paper).height) return undefined;
    const room: Card = { ...draft, size, front: { drawings: [], text: [] } };
    const laid = lay([room]);
    if (!laid) return undefined;
    const isRoom = ({ card }: PlacedFace): boolean => card.id === room.id && card.kind === room.kind;
    const sheets = openedWith(
      laid,
      laid.findIndex(({ faces }) => faces.some(isRoom)),
    );
    const panel = panelOf(groupsOf(sheets), request, size.height);
    if (panel.size.width > size.width || panel.size.height > size.height) continue;
    const { front } = inLook(panel, request.ink);
    return sheets.map((sheet) => ({
      ...sheet,
      faces: sheet.faces.map((placed) => (isRoom(placed) ? { ...placed, face: front } : placed)),
    }));
  }
  return undefined;
};

/**
 * How everything on these sheets is cut, and what is on which page: among what lies on one of the sheets where that takes no
 * further one, which then comes first, or else on pages before them, which are the second of what comes back.
 *
 * @param bare the sheets without it, as `lay` has laid them
 */
export const withContents = (
  lay: LaySheets,
  bare: readonly Sheet[],
  request: ContentsRequest,
): readonly [readonly Sheet[], readonly Page[]] => {
  if (bare.length === 0) return [bare, []];
  const { sheetOf } = request;
  const rooms = (sheetOf ? numbered(bare, sheetOf) : bare).map((sheet) => freeRoom(sheet, leastPanel));
  for (const extent of ['panel', 'least'] as const) {
    const found = inFreeRoom(bare, rooms, request, extent);
    if (found) return [found, []];
    for (const height of extent === 'least' ? heights : heights.slice(0, 1)) {
      const packed = withPanel(lay, bare, request, extent, height);
      if (packed) return [packed, []];
    }
  }
  const { words, paper, isInSleeves } = request;
  const { title, note, continued } = words;
  const hasOtherSides = bare.some(({ otherSide }) => otherSide);
  const pagesAfter = (before: number): readonly Page[] => {
    const groups = contentsOf(bare, words, isInSleeves, 'page', before);
    return columnPages({ id: contentsId, title, note, continued, groups, columns: 3, type }, paper);
  };
  const { length } = pagesAfter(1);
  return [bare, pagesAfter(hasOtherSides ? 2 * Math.ceil(length / 2) : length)];
};
