import type { CardFace } from '../card';
import type { Block } from '../text/flow';
import { authorOf } from '../icon-authors';
import type { DrawPages } from '../paper/paper';
import { textPanel } from '../pieces/text-panel';
import { remembered } from './laid-once';

/** The words of the credits, in the reader's language. */
export interface CreditsWords {
  readonly title: string;
  readonly note: string;
  /** Credits for the game and for Pipsmith. */
  readonly parts: readonly { readonly title: string; readonly text: readonly string[] }[];
  /** "Icons", and where they come from. */
  readonly icons: { readonly title: string; readonly from: string; readonly unknown: string };
}

/** The icons of game-icons.net on these faces by their names there, in the order of the alphabet, each once. */
export const iconsOn = (
  faces: readonly CardFace[],
  nameOf: ReadonlyMap<string, string>,
): readonly string[] => {
  const found = new Set<string>();
  for (const { drawings } of new Set(faces)) {
    for (const drawing of drawings) {
      const icon = drawing.draw === 'path' ? nameOf.get(drawing.d) : undefined;
      if (icon !== undefined) found.add(icon);
    }
  }
  return [...found].sort();
};

/** By how many icons there are: a print with all pages and one without what cards say too are laid out by turns. */
const once = remembered();

/** points, mm: it stays in the margin of a sheet. */
const look = { size: 7, column: 62, height: 60, unmarked: true } as const;

/**
 * Credits for the game, the type and each icon that is on the sheets.
 * @param nameOf what each icon is called at game-icons.net, by its path
 */
export const credits =
  (
    faces: readonly CardFace[],
    nameOf: ReadonlyMap<string, string>,
    { icons: words, parts, ...head }: CreditsWords,
  ): DrawPages =>
  (paper) => {
    const icons = iconsOn(faces, nameOf);
    return once(`credits ${icons.length}`, [paper.id, words, parts, icons.join()], () => {
      const byAuthor = new Map<string, string[]>();
      for (const icon of icons) {
        const author = authorOf(icon) ?? words.unknown;
        const drawn = byAuthor.get(author);
        if (drawn) drawn.push(icon);
        else byAuthor.set(author, [icon]);
      }
      const authors = [...byAuthor].sort(([one, most], [other, fewer]) =>
        most.length === fewer.length ? (one < other ? -1 : 1) : fewer.length - most.length,
      );
      const text = (lines: readonly string[]): readonly Block[] =>
        lines.map((line) => ({ block: 'paragraph', text: line }));
      const groups: readonly (readonly Block[])[] = [
        ...parts.map((part) => [{ block: 'heading', text: part.title } as const, ...text(part.text)]),
        ...(authors.length === 0
          ? []
          : [[{ block: 'heading', text: words.title } as const, ...text([words.from])]]),
        ...authors.map(([author, drawn]): readonly Block[] => [
          { block: 'paragraph', text: [{ text: `${author}: `, strong: true }, { text: drawn.join(', ') }] },
        ]),
      ];
      return [textPanel({ id: 'credits', name: head.title, ...head, groups, ...look }, paper)];
    });
  };
