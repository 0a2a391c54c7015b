import type { Issue } from '../issue';
import { bringsNoError } from '../pip-hero/repair';
import type { Edit, Sheet } from './sheet';

/** What one change may replace. */
export const changeKinds = ['skill', 'gear', 'pip'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Something that a change takes off a sheet. */
export interface Replaceable {
  readonly kind: ChangeKind;
  /** Tells it apart from everything else on the sheet. */
  readonly id: string;
  /** "Regrowth", "Melee pip, 5-face". */
  readonly name: string;
}

/** What may come instead: a change after which the sheet is as legal as before. */
export interface Replacement<E = Edit> {
  readonly id: string;
  readonly name: string;
  /** What it is listed under: a school. */
  readonly group?: string;
  readonly edits: readonly E[];
}

/** Second versions of a sheet, each one change away from it. */
export interface VersionsPart<S = Sheet, E = Edit> {
  /** The kinds of change that the game knows, as a player calls them. */
  readonly kinds: readonly { readonly kind: ChangeKind; readonly name: string }[];
  readonly replaceable: (sheet: S) => readonly Replaceable[];
  /** @param id of something replaceable; nothing else can be replaced */
  readonly replacements: (sheet: S, id: string) => readonly Replacement<E>[];
}

/** Something replaceable, how it is taken off, and what might come instead, legal or not. */
export interface ChangePlace<E> extends Replaceable {
  readonly take: readonly E[];
  readonly instead: () => readonly Replacement<E>[];
}

/** Offers of a game only what its rules allow. */
export const versionsBy = <S, E>({
  check,
  apply,
  kinds,
  places,
}: {
  readonly check: (sheet: S) => readonly Issue[];
  readonly apply: (sheet: S, edit: E) => S;
  readonly kinds: VersionsPart['kinds'];
  readonly places: (sheet: S) => readonly ChangePlace<E>[];
}): VersionsPart<S, E> => {
  const replacementsAt = (sheet: S, { take, instead }: ChangePlace<E>): readonly Replacement<E>[] => {
    const before = check(sheet);
    return instead().flatMap((each) => {
      const edits = [...take, ...each.edits];
      const after = edits.reduce(apply, sheet);
      return after !== sheet && bringsNoError(before, check(after)) ? [{ ...each, edits }] : [];
    });
  };
  return {
    kinds,
    replaceable: (sheet) => places(sheet).map(({ kind, id, name }) => ({ kind, id, name })),
    replacements: (sheet, id) => {
      const place = places(sheet).find((each) => each.id === id);
      return place ? replacementsAt(sheet, place) : [];
    },
  };
};
