import type { Block } from '../text/flow';
import { isPiece } from '../card';
import type { Sheet } from '../paper/imposition';
import { columnPages } from '../paper/column-page';
import type { DrawPages } from '../paper/paper';

/** What is cut and joined in one way. */
export type CutGroup = 'cards' | 'initiative' | 'counters' | 'standees' | 'parts' | 'whole';

/** The words of the page that says what lies where, in the reader's language. */
export interface ContentsWords {
  readonly title: string;
  readonly note: string;
  readonly continued: (title: string, number: number, of: number) => string;
  /** "What to cut" */
  readonly howTitle: string;
  readonly groups: Readonly<Record<CutGroup, string>>;
  /** How that of a group is cut out and joined; `isDuplex`: its backs are on the other side of the paper. */
  readonly how: (group: CutGroup, isDuplex: boolean) => string;
  /** "Page 2" */
  readonly page: (number: number) => string;
  /** "Jane × 2" */
  readonly times: (name: string, count: number) => string;
}

const groupOf = (kind: string): CutGroup => {
  switch (kind) {
    case 'page':
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

/** The names of what lies on one page, each with how many there are, by groups. */
const namesOn = ({ faces }: Sheet): ReadonlyMap<CutGroup, ReadonlyMap<string, number>> => {
  const groups = new Map<CutGroup, Map<string, number>>();
  for (const { card, side } of faces) {
    if (side === 'back') continue;
    const group = groupOf(card.kind);
    const names = groups.get(group) ?? new Map<string, number>();
    names.set(card.name, (names.get(card.name) ?? 0) + 1);
    groups.set(group, names);
  }
  return groups;
};

/** Whether both sides of what is in a group lie on one page, on any page. */
const isFolded = (sheets: readonly Sheet[], group: CutGroup): boolean =>
  sheets.some(
    ({ faces }) =>
      faces.some(({ side }) => side === 'front') &&
      faces.some(({ card, side }) => side === 'back' && groupOf(card.kind) === group),
  );

const hasBacks = (sheets: readonly Sheet[], group: CutGroup): boolean =>
  sheets.some(({ faces }) => faces.some(({ card, side }) => side === 'back' && groupOf(card.kind) === group));

/** points */
const type = { most: 12, easy: 8.5, least: 7 } as const;

/** How everything on these sheets is cut, and what is on which page; pages of backs alone are told with their fronts. */
export const contents = (sheets: readonly Sheet[], words: ContentsWords): DrawPages => {
  const pages = sheets
    .map((sheet, index) => ({ number: index + 1, on: namesOn(sheet) }))
    .filter(({ on }) => on.size > 0);
  const order = Object.keys(words.groups) as readonly CutGroup[];
  const used = order.filter((group) => pages.some(({ on }) => on.has(group)));
  const how = used.map((group, index): readonly Block[] => [
    ...(index === 0 ? [{ block: 'heading', text: words.howTitle } as const] : []),
    { block: 'section', text: words.groups[group] },
    {
      block: 'paragraph',
      text: words.how(group, hasBacks(sheets, group) && !isFolded(sheets, group)),
    },
  ]);
  const where = pages.map(({ number, on }): readonly Block[] => [
    { block: 'heading', text: words.page(number) },
    ...order.flatMap((group): readonly Block[] => {
      const names = on.get(group);
      if (!names) return [];
      const listed = [...names].map(([name, count]) => words.times(name, count)).join(' · ');
      return [
        { block: 'paragraph', text: [{ text: `${words.groups[group]}: `, strong: true }, { text: listed }] },
      ];
    }),
  ]);
  const { title, note, continued } = words;
  return (paper) =>
    columnPages(
      { id: 'contents', title, note, continued, groups: [...how, ...where], columns: 3, type },
      paper,
    );
};
