import type { Block } from '../text/flow';
import { isPiece } from '../card';
import type { Sheet } from '../paper/imposition';
import { columnPages } from '../paper/column-page';
import type { Page, Paper } from '../paper/paper';

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
      return 'initiative';
    case 'standee':
      return 'standees';
    default:
      return isPiece({ kind }) ? 'parts' : 'cards';
  }
};

/** The names of what lies on one page, each with how many there are, by groups; a back counts where its front is elsewhere. */
const namesOn = ({ faces, otherSide }: Sheet): ReadonlyMap<CutGroup, ReadonlyMap<string, number>> => {
  const groups = new Map<CutGroup, Map<string, number>>();
  const fronts = new Set(faces.filter(({ side }) => side === 'front').map(({ card }) => card));
  for (const { card, side } of faces) {
    if (side === 'back' && (otherSide || fronts.has(card))) continue;
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
 * How everything on these sheets is cut, and what is on which page; backs on the other side are told with their fronts.
 *
 * @param isInSleeves each side of a card is cut out by itself
 */
export const contents =
  (sheets: readonly Sheet[], words: ContentsWords, isInSleeves: boolean) =>
  (paper: Paper): readonly Page[] => {
    const pages = sheets
      .map((sheet, index) => ({ number: index + 1, on: namesOn(sheet) }))
      .filter(({ on }) => on.size > 0);
    const order = Object.keys(words.groups) as readonly CutGroup[];
    const used = order.filter((group) => pages.some(({ on }) => on.has(group)));
    const sidesOf = (group: CutGroup): CutSides =>
      isInSleeves && group === 'cards' ? 'apart' : hasBacksBehind(sheets, group) ? 'duplex' : 'fold';
    const how = used.map((group, index): readonly Block[] => [
      ...(index === 0 ? [{ block: 'heading', text: words.howTitle } as const] : []),
      { block: 'section', text: words.groups[group] },
      {
        block: 'paragraph',
        text: words.how(group, sidesOf(group)),
      },
    ]);
    const where = pages.map(({ number, on }): readonly Block[] => [
      { block: 'heading', text: words.page(number) },
      ...order.flatMap((group): readonly Block[] => {
        const names = on.get(group);
        if (!names) return [];
        const listed = [...names].map(([name, count]) => words.times(name, count)).join(' · ');
        return [
          {
            block: 'paragraph',
            text: [{ text: `${words.groups[group]}: `, strong: true }, { text: listed }],
          },
        ];
      }),
    ]);
    const { title, note, continued } = words;
    const groups = [...how, ...where];
    return columnPages({ id: 'contents', title, note, continued, groups, columns: 3, type }, paper);
  };
