import type { Issue } from '../issue';
import { bringsNoError } from '../painted-die/repair';
import type { Replaceable, Replacement, VersionsPart } from './balance-part';

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
    return instead()
      .flatMap((each) => {
        const edits = [...take, ...each.edits];
        const after = edits.reduce(apply, sheet);
        return after !== sheet && bringsNoError(before, check(after)) ? [{ ...each, edits }] : [];
      })
      .sort((one, other) => Number(one.lacks !== undefined) - Number(other.lacks !== undefined));
  };
  return {
    kinds,
    replaceable: (sheet) =>
      places(sheet).map(({ kind, id, name, version }) => ({
        kind,
        id,
        name,
        ...(version !== undefined && { version }),
      })),
    replacements: (sheet, id) => {
      const place = places(sheet).find((each) => each.id === id);
      return place ? replacementsAt(sheet, place) : [];
    },
  };
};
