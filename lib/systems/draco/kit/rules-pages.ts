import { columnPages } from '../../../cards/paper/column-page';
import type { DrawPages } from '../../../cards/paper/paper';

/** The rules in the reader's language, chapter by chapter. */
export interface RulesPagesWords {
  readonly title: string;
  readonly note: string;
  readonly continued: (title: string, number: number, of: number) => string;
  readonly parts: readonly { readonly title: string; readonly text: readonly string[] }[];
}

/** points: read at the table. */
const type = { most: 15, easy: 9, least: 8 } as const;

/** All rules on pages in two columns. */
export const rulesPages =
  ({ parts, ...words }: RulesPagesWords): DrawPages =>
  (paper) =>
    columnPages(
      {
        id: 'draco-rules',
        ...words,
        groups: parts.flatMap(({ title, text }) =>
          text.map((line, index) => [
            ...(index === 0 ? [{ block: 'heading', text: title } as const] : []),
            { block: 'paragraph', text: line } as const,
          ]),
        ),
        columns: 2,
        type,
      },
      paper,
    );
