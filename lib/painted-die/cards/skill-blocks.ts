import type { RichText } from '../../cards/card';
import type { Block } from '../../cards/text/flow';
import type { PaintedPip } from '../../cards/icons';

/** A line of a skill, stretch by stretch; `scales` marks a digit that grows with the pips of its line. */
export type SkillLine = readonly { readonly text: string; readonly scales?: true }[];

/** The pips that pay for lines, what each is called, and what it says aloud: "With a Skill pip". */
export interface PayingPips {
  readonly painted: Readonly<Record<'skill' | 'magic', PaintedPip>>;
  readonly names: Readonly<Record<'skill' | 'magic', string>>;
  readonly withPip: (pip: 'skill' | 'magic') => string;
}

/** A line as a card sets it: digits that grow with the pips are strong. */
const set = (line: SkillLine): RichText =>
  line.map(({ text, scales }) => (scales ? { text, strong: true } : { text }));

/** A line that no pip pays for. */
export const freeLine = (line: SkillLine): readonly Block[] =>
  line.length === 0 ? [] : [{ block: 'paragraph', text: set(line) }];

/** A line behind the pip that pays for it. */
export const paidLine = (
  pip: 'skill' | 'magic',
  line: SkillLine,
  { painted, names, withPip }: PayingPips,
): readonly Block[] =>
  line.length === 0
    ? []
    : [
        {
          block: 'paragraph',
          text: set(line),
          pip: painted[pip],
          aloud: withPip(pip),
          sign: names[pip],
        },
      ];
