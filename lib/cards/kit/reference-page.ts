import type { RichText } from '../card';
import type { PaintedPip } from '../icons';
import { columnPages } from '../paper/column-page';
import type { Block } from '../text/flow';
import type { DrawPages } from '../paper/paper';
import { panelWithin } from '../pieces/text-panel';

/** A rule by its name, behind an icon (a path in a box of 512 x 512) where it has one. */
export interface ReferenceRule {
  readonly name: string;
  readonly text: readonly RichText[];
  readonly icon?: string;
  /** Before its text, and in words. */
  readonly pip?: { readonly painted: PaintedPip; readonly aloud: string };
}

/** A part of a reference: what it is about, and its rules. */
export interface ReferencePart {
  readonly title: string;
  readonly rules: readonly ReferenceRule[];
  /** Text before its rules that is no rule: signs and their meanings. */
  readonly before?: readonly Block[];
}

/** The words of a reference sheet, in the reader's language. */
export interface ReferenceHead {
  readonly title: string;
  readonly note: string;
  readonly continued: (title: string, number: number, of: number) => string;
  /** "This party's skills". */
  readonly skills: string;
}

/** points: nothing below 7 is read with ease. */
const type = { most: 11, easy: 7, least: 7 } as const;

const ruleBlocks = ({ name, text, icon, pip }: ReferenceRule): readonly Block[] => [
  ...(name === '' ? [] : [{ block: 'section', text: name, ...(icon !== undefined && { icon }) } as const]),
  ...text.map((line): Block => ({
    block: 'paragraph',
    text: line,
    ...(pip && { pip: pip.painted, aloud: pip.aloud }),
  })),
];

const partGroups = ({ title, rules, before = [] }: ReferencePart): readonly (readonly Block[])[] => {
  const [first = [], ...rest] = [...(before.length > 0 ? [before] : []), ...rules.map(ruleBlocks)];
  return [[{ block: 'heading', text: title }, ...first], ...rest];
};

/**
 * Rules part by part, then a party's skills, each a group: on one page where type of 7 points does it, else on as few as
 * take type that is read with ease.
 */
export const referencePages =
  (
    parts: readonly ReferencePart[],
    partySkills: readonly (readonly Block[])[],
    { skills, ...head }: ReferenceHead,
  ): DrawPages =>
  (paper) => {
    const [first = [], ...rest] = partySkills;
    const groups = [
      ...parts.flatMap(partGroups),
      ...(partySkills.length === 0 ? [] : [[{ block: 'heading', text: skills } as const, ...first], ...rest]),
    ];
    return columnPages({ id: 'reference', ...head, groups, columns: 4, type }, paper);
  };

/** points, between what is read with ease and the least of a page; mm */
const panelLook = { size: 7, column: 64, height: 176 } as const;

/**
 * Rules part by part on a part of a sheet, in type that can be read across a table; on separate pages if no part is
 * large enough.
 */
export const referencePanel =
  (parts: readonly ReferencePart[], head: Omit<ReferenceHead, 'skills'>): DrawPages =>
  (paper) => {
    const groups = parts.flatMap(partGroups);
    const { title, note } = head;
    const panel = panelWithin({ id: 'reference', name: title, title, note, groups, ...panelLook }, paper);
    return panel ? [panel] : columnPages({ id: 'reference', ...head, groups, columns: 4, type }, paper);
  };
