import { useState } from 'react';
import { dummyReferences, lastingReference, sampleReferences } from '@/components/site/sheet-reference';
import type { SavedHero } from '@/lib/roster/roster';
import type { SystemId } from '@/lib/systems/sheet';
import type { SeatKind } from './arrangement';

/** A hero who takes part, and who plays him. */
export interface Side {
  readonly key: number;
  readonly reference: string;
  readonly seat: SeatKind;
}

/** Who meets the first hero where nobody is named: a sample other than he is. */
const usualReference = (game: SystemId, taken: readonly string[]): string =>
  [...sampleReferences(game), ...dummyReferences(game)].find(({ reference }) => !taken.includes(reference))
    ?.reference ?? '';

const filled = (game: SystemId, asked: readonly string[]): readonly Side[] => {
  const references = [...asked];
  while (references.length < 2) references.push(usualReference(game, references));
  return references.map((reference, key) => ({
    key,
    reference,
    // The first hero is whoever sits here; computers play the others until it is said.
    seat: key === 0 ? 'person' : 'greedy',
  }));
};

/** The heroes of a match that is being set up. */
export const useSides = (game: SystemId, asked: readonly string[]) => {
  const [sides, setSides] = useState(() => filled(game, asked));
  const [tooLong, setTooLong] = useState<string>();
  const change = (key: number, part: Partial<Side>): void =>
    setSides((all) => all.map((side) => (side.key === key ? { ...side, ...part } : side)));
  return {
    sides,
    tooLong,
    seat: (key: number, seat: SeatKind): void => change(key, { seat }),
    hero: (key: number, chosen: string, saved: readonly SavedHero[]): void => {
      const reference = lastingReference(chosen, saved);
      setTooLong(reference.ok ? undefined : reference.error);
      if (reference.ok) change(key, { reference: reference.value });
    },
    add: (): void =>
      setSides((all) => [
        ...all,
        {
          key: Math.max(...all.map(({ key }) => key)) + 1,
          reference: usualReference(
            game,
            all.map(({ reference }) => reference),
          ),
          seat: 'greedy',
        },
      ]),
    remove: (key: number): void => setSides((all) => all.filter((side) => side.key !== key)),
  };
};
