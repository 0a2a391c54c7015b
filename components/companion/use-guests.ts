import { useState } from 'react';
import { lastingReference } from '@/components/site/sheet-reference';
import { useOpening } from '@/components/systems/use-game';
import { err, type Result } from '@/lib/result';
import type { SavedHero } from '@/lib/roster/roster';
import type { SystemId } from '@/lib/systems/sheet';
import { filledTable, nextGuest } from './filled-table';

/** A sheet that joins the table, and its team; -1 until one is chosen. */
export interface Guest {
  readonly key: number;
  readonly reference: string;
  readonly team: number;
}

const guestsOf = (references: readonly string[]): readonly Guest[] =>
  references.map((reference, key) => ({ key, reference, team: -1 }));

/** Figures of a game night that is being set up. @param own the player's heroes of that game */
export const useGuests = (game: SystemId, asked: readonly string[], own: readonly string[]) => {
  const arrived = useOpening(() => filledTable(game, asked, own));
  const [guests, setGuests] = useState(() => guestsOf(arrived));
  const [problem, setProblem] = useState<string>();
  const change = (key: number, part: Partial<Guest>): void =>
    setGuests((all) => all.map((guest) => (guest.key === key ? { ...guest, ...part } : guest)));
  const lasting = (chosen: string, saved: readonly SavedHero[]): Result<string, string> => {
    const reference = lastingReference(chosen, saved);
    setProblem(reference.ok ? undefined : reference.error);
    return reference.ok ? reference : err(reference.error);
  };
  return {
    guests,
    problem,
    team: (key: number, team: number): void => change(key, { team }),
    choose: (key: number, chosen: string, saved: readonly SavedHero[]): void => {
      const reference = lasting(chosen, saved);
      if (reference.ok) change(key, { reference: reference.value });
    },
    /** Everybody of a party replaces the heroes there. */
    bring: (heroes: readonly SavedHero[], most: number): void => {
      const references = heroes.slice(0, most).flatMap(({ id }) => {
        const reference = lasting(`saved-${id}`, heroes);
        return reference.ok ? [reference.value] : [];
      });
      if (references.length > 0) setGuests(guestsOf(references));
    },
    add: (): void =>
      setGuests((all) => [
        ...all,
        {
          key: Math.max(-1, ...all.map(({ key }) => key)) + 1,
          reference: nextGuest(
            game,
            all.map(({ reference }) => reference),
            own,
          ),
          team: -1,
        },
      ]),
    remove: (key: number): void => setGuests((all) => all.filter((guest) => guest.key !== key)),
  };
};
