import { useState } from 'react';
import { dummyReferences, lastingReference, sampleReferences } from '@/components/site/sheet-reference';
import type { SavedHero, SavedParty } from '@/lib/roster/roster';
import type { SystemId } from '@/lib/systems/sheet';
import type { SeatKind } from './arrangement';

/** A hero who takes part, and who plays him. */
export interface Side {
  readonly key: number;
  readonly reference: string;
  readonly seat: SeatKind;
  /** The party that he came with, from 0; alone he is of the first. */
  readonly party: number;
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
    party: 0,
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
    seatAll: (seat: SeatKind): void => setSides((all) => all.map((side) => ({ ...side, seat }))),
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
          party: 0,
        },
      ]),
    /** Parties meet instead of whoever was there: the first is played by persons, all others by computers. */
    meet: (parties: readonly SavedParty[], saved: readonly SavedHero[]): void => {
      const found = parties.flatMap(({ heroes }, party) =>
        heroes.map((id) => ({ party, reference: lastingReference(`saved-${id}`, saved) })),
      );
      const refused = found.find(({ reference }) => !reference.ok)?.reference;
      setTooLong(refused && !refused.ok ? refused.error : undefined);
      if (refused) return;
      setSides(
        found.map(({ party, reference }, key) => ({
          key,
          party,
          reference: reference.ok ? reference.value : '',
          seat: party === 0 ? 'person' : 'greedy',
        })),
      );
    },
    remove: (key: number): void => setSides((all) => all.filter((side) => side.key !== key)),
  };
};
