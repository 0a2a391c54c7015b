import { columnPages } from '../../../cards/paper/column-page';
import type { ReferencePart } from '../../../cards/kit/reference-page';
import type { DrawPages } from '../../../cards/paper/paper';
import type { Block } from '../../../cards/text/flow';
import type { CounterId } from '../skills/effect';

/** The rules in the reader's language, chapter by chapter. */
export interface RulesPagesWords {
  readonly title: string;
  readonly note: string;
  readonly continued: (title: string, number: number, of: number) => string;
  readonly parts: readonly { readonly title: string; readonly text: readonly string[] }[];
}

/** The rules that these slayers and this dragon can meet. */
export interface InPlay {
  /** Counters that the rules explain. */
  readonly said: readonly CounterId[];
  readonly hasPushes: boolean;
  /** Counters are printed, with their rules on the back. */
  readonly hasBacks: boolean;
}

type Part = RulesPagesWords['parts'][number];

const partGroups = ({ title, text }: Part): readonly (readonly Block[])[] =>
  text.map((line, index) => [
    ...(index === 0 ? [{ block: 'heading', text: title } as const] : []),
    { block: 'paragraph', text: line } as const,
  ]);

/** points: read at the table. */
const type = { most: 15, easy: 9, least: 8 } as const;

/**
 * All rules on pages in two columns.
 * @param legend what the signs on cards mean, behind the first part where no leaflet says it
 */
export const rulesPages =
  ({ parts: [aim, ...parts], ...words }: RulesPagesWords, legend?: ReferencePart): DrawPages =>
  (paper) =>
    columnPages(
      {
        id: 'draco-rules',
        ...words,
        groups: [
          ...(aim ? partGroups(aim) : []),
          ...(legend ? [[{ block: 'heading', text: legend.title } as const, ...(legend.before ?? [])]] : []),
          ...parts.flatMap(partGroups),
        ],
        columns: 2,
        type,
      },
      paper,
    );
