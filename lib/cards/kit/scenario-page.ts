import type { DrawPages } from '../paper/paper';
import { textPanel } from '../pieces/text-panel';

/** The rules of a scenario in the reader's language, part by part. */
export interface ScenarioPageWords {
  readonly title: string;
  readonly note: string;
  readonly parts: readonly { readonly title: string; readonly text: readonly string[] }[];
}

/** points, mm: read across a table, beside the plan. */
const look = { size: 9.5, column: 62, height: 140 } as const;

/** The rules of a scenario, to lie in the middle of the table. */
export const scenarioPage =
  ({ parts, title, note }: ScenarioPageWords): DrawPages =>
  (paper) => [
    textPanel(
      {
        id: 'scenario',
        name: title,
        title,
        note,
        groups: parts.flatMap(({ title: heading, text }) =>
          text.map((line, index) => [
            ...(index === 0 ? [{ block: 'heading', text: heading } as const] : []),
            { block: 'paragraph', text: line } as const,
          ]),
        ),
        ...look,
      },
      paper,
    ),
  ];
