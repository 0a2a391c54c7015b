import { partOf } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { Fact } from '@/lib/systems/display';

/** Entries of two heroes under one heading: only in one, in both, only in the other. */
export interface Difference {
  readonly title: string;
  readonly one: readonly string[];
  readonly both: readonly string[];
  readonly other: readonly string[];
}

/** A fact and what belongs to it, a line each. */
const linesOf = ({ name, more, text = '', facts = [] }: Fact, within = ''): readonly string[] => {
  const own = `${name}${more === '' ? '' : name === '' ? more : ` (${more})`}` || text;
  const line = within === '' ? own : `${within}: ${own}`;
  return [...(own === '' ? [] : [line]), ...facts.flatMap((fact) => linesOf(fact, name))];
};

/** The lines of a sheet under their headings; its game must be open with the part `facts`. */
const groupsOf = ({ system, sheet }: SheetDocument): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (partOf(system, 'facts')?.groups(sheet) ?? []).map(({ title, facts }) => [
      title,
      facts.flatMap((fact) => linesOf(fact)),
    ]),
  );

/** Two sheets side by side; headings with nothing on either side are left out. */
export const differencesOf = (one: SheetDocument, other: SheetDocument): readonly Difference[] => {
  const [first, second] = [groupsOf(one), groupsOf(other)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .map((title) => {
      const [mine, theirs] = [first.get(title) ?? [], second.get(title) ?? []];
      return {
        title,
        one: mine.filter((line) => !theirs.includes(line)),
        both: mine.filter((line) => theirs.includes(line)),
        other: theirs.filter((line) => !mine.includes(line)),
      };
    })
    .filter(({ one: mine, both, other: theirs }) => mine.length + both.length + theirs.length > 0);
};
