import type { RichText } from '../../../cards/card';
import type { DrawPages } from '../../../cards/paper/paper';
import { textPanel } from '../../../cards/pieces/text-panel';
import type { Block } from '../../../cards/text/flow';

/** A side’s turn in a few lines. */
export interface Reminder {
  readonly id: string;
  readonly title: string;
  /** Each with the number of the section of the rules that says it in full. */
  readonly lines: readonly { readonly lead: string; readonly number: number; readonly text: string }[];
}

/** The words of both reminders. */
export interface ReminderWords {
  readonly note: string;
  /** "Move (5)" */
  readonly line: (lead: string, number: number) => string;
  readonly sides: readonly Reminder[];
}

/** points, mm: one lies before each player. */
const look = { size: 9.5, column: 68, height: 92 } as const;

/** A reminder for each side, cut out of a sheet. */
export const reminders = ({ note, line, sides }: ReminderWords): readonly DrawPages[] =>
  sides.map(({ id, title, lines }): DrawPages => {
    const groups = lines.map(({ lead, number, text }): readonly Block[] => {
      const said: RichText = [{ text: `${line(lead, number)}: `, strong: true }, { text }];
      return [{ block: 'paragraph', text: said }];
    });
    return (paper) => [textPanel({ id, name: title, title, note, groups, ...look }, paper)];
  });

/** Words of the game with a line each. */
export interface WordsPanelWords {
  readonly title: string;
  readonly words: readonly { readonly name: string; readonly text: readonly string[] }[];
}

/** The words of the game, cut out of a sheet for both players. */
export const wordsSheet =
  ({ title, words }: WordsPanelWords): DrawPages =>
  (paper) => [
    textPanel(
      {
        ...{ id: 'words', name: title, title, note: '', column: look.column, height: look.height, size: 8 },
        groups: words.map(({ name, text }): readonly Block[] => [
          { block: 'paragraph', text: [{ text: `${name}: `, strong: true }, { text: text.join(' ') }] },
        ]),
      },
      paper,
    ),
  ];
