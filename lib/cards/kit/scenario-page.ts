import { columnPages } from '../paper/column-page';
import type { DrawPages } from '../paper/paper';

/** The rules of a scenario in the reader's language, part by part. */
export interface ScenarioPageWords {
  readonly title: string;
  readonly note: string;
  readonly continued: (title: string, number: number, of: number) => string;
  readonly parts: readonly { readonly title: string; readonly text: readonly string[] }[];
}

/** points: one page lies in the middle of the table, so that it is read from everywhere. */
const type = { most: 15, easy: 9, least: 8 } as const;

/** The rules of a scenario on one page. */
export const scenarioPage =
  ({ parts, ...words }: ScenarioPageWords): DrawPages =>
  (paper) =>
    columnPages(
      {
        id: 'scenario',
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
