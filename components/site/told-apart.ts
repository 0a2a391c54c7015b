import { nameOf, summaryOf, textsOf } from '@/lib/systems/document';
import { gameName } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** Difference of a hero from another one of its name. */
export interface Mark {
  /** Whether a list that shows title, kind and game shows it already. */
  readonly isShown: boolean;
  /** "Paladin", "Volley"; with points, what they were spent on. */
  readonly text: string;
  readonly points?: number;
}

/** Marks of a hero, the plainest first. */
const marksOf = (document: SheetDocument): readonly Mark[] => {
  const { title } = textsOf(document);
  const { kind, searchWords, spent } = summaryOf(document);
  return [
    ...[title, kind, gameName(document.system)].map((text) => ({ isShown: true, text })),
    ...searchWords.map((text) => ({ isShown: false, text })),
    ...spent.map(({ label, points }) => ({ isShown: false, text: label, points })),
  ].filter(({ text }) => text !== '');
};

const isSame = (one: Mark, other: Mark): boolean => one.text === other.text && one.points === other.points;

/** Differences between sheets of the same name; empty if there are none. */
export const toldApart = <Key>(
  sheets: readonly { readonly key: Key; readonly document: SheetDocument }[],
): ReadonlyMap<Key, Mark> => {
  const byName = new Map<string, (typeof sheets)[number][]>();
  for (const sheet of sheets) {
    const name = nameOf(sheet.document);
    byName.set(name, [...(byName.get(name) ?? []), sheet]);
  }
  const told = new Map<Key, Mark>();
  for (const namesakes of byName.values()) {
    if (namesakes.length < 2) continue;
    const marks = namesakes.map(({ document }) => marksOf(document));
    namesakes.forEach(({ key }, at) => {
      const others = marks.filter((_, index) => index !== at);
      const own = marks[at]?.find((mark) => others.every((all) => !all.some((other) => isSame(mark, other))));
      if (own) told.set(key, own);
    });
  }
  return told;
};
