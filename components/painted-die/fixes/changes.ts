import { faceNumbersOnCard, type FaceNumber } from '@/lib/dice/face';
import type { FaceOf, FacesOf } from '@/lib/painted-die/die';

/** Fate of a pip, a skill or a follower under an edit. */
export type Fate = 'stays' | 'goes' | 'comes';

/** A face that changes: its pips in the order of the traits, new ones last within their colour. */
export interface FaceChange {
  /** Owner of the die, by name;; undefined for the hero's own. */
  readonly whose: string | undefined;
  readonly face: FaceNumber;
  readonly pips: readonly { readonly pip: string; readonly fate: Fate }[];
}

interface EntryChange {
  readonly name: string;
  readonly fate: Exclude<Fate, 'stays'>;
}

/** Effects of an edit, shown before it is made. */
export interface Changes {
  readonly faces: readonly FaceChange[];
  /** Skills, followers and what followers are. */
  readonly entries: readonly EntryChange[];
}

const times = <T>(n: number, value: T): readonly T[] => Array.from({ length: Math.max(0, n) }, () => value);

const countOf = (face: FaceOf<string>, pip: string): number => face[pip] ?? 0;

/** Whether a face has other pips than before. */
export const isRepainted = (
  pips: readonly string[],
  before: FaceOf<string>,
  after: FaceOf<string>,
): boolean => pips.some((pip) => countOf(before, pip) !== countOf(after, pip));

export const changedFaces = (
  pips: readonly string[],
  whose: string | undefined,
  before: FacesOf<string>,
  after: FacesOf<string>,
): readonly FaceChange[] =>
  faceNumbersOnCard
    .filter((face) => isRepainted(pips, before[face], after[face]))
    .map((face) => ({
      whose,
      face,
      pips: pips.flatMap((pip) => {
        const [was, is] = [countOf(before[face], pip), countOf(after[face], pip)];
        return [
          ...times(Math.min(was, is), { pip, fate: 'stays' as const }),
          ...times(was - is, { pip, fate: 'goes' as const }),
          ...times(is - was, { pip, fate: 'comes' as const }),
        ];
      }),
    }));

/** Entries that one list has more often than the other. */
const surplus = (of: readonly string[], over: readonly string[]): readonly string[] => {
  const left = [...over];
  return of.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Removed and added names. */
export const changedNames = (before: readonly string[], after: readonly string[]): readonly EntryChange[] => [
  ...surplus(before, after).map((name) => ({ name, fate: 'goes' as const })),
  ...surplus(after, before).map((name) => ({ name, fate: 'comes' as const })),
];

/** How a fix would change a list: the places of removed entries, and the new entries. */
export interface ListDiff<T> {
  readonly goes: ReadonlySet<number>;
  readonly comes: readonly T[];
}

/** Removed and added entries of a list, when the others keep their order. */
export const listDiff = <T>(before: readonly T[], after: readonly T[]): ListDiff<T> => {
  const goes = new Set<number>();
  let stayed = 0;
  before.forEach((entry, index) => {
    if (stayed < after.length && sameEntry(after[stayed], entry)) stayed += 1;
    else goes.add(index);
  });
  return { goes, comes: after.slice(stayed) };
};

const sameEntry = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
