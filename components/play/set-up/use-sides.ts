import { useState } from 'react';
import {
  dummyReferences,
  lastingReference,
  sampleReferences,
  sheetBehind,
} from '@/components/site/sheet-reference';
import { useOpening } from '@/components/systems/use-game';
import type { SavedHero, SavedParty } from '@/lib/roster/roster';
import { playMessages } from '@/lib/messages/play';
import type { Result } from '@/lib/result';
import { nameOf, nounFor } from '@/lib/systems/document';
import { nounOf, systemOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { SheetSet } from '@/lib/systems/system';
import type { SeatKind } from './arrangement';
import type { LastChoice } from './last-choice';

/** A hero who takes part, and the player. */
export interface Side {
  readonly key: number;
  readonly reference: string;
  readonly seat: SeatKind;
  /** Somebody has chosen that player; else it is the first that was set. */
  readonly isChosen?: true;
  /** The hero's party, from 0; single heroes count as the first. */
  readonly party: number;
}

/**
 * Default opponent where none is named: a sample whose name is not among those taken, whatever reference they came by.
 * @throws NotOpened
 */
export const usualReference = (game: SystemId, taken: readonly string[]): string => {
  const names = taken.flatMap((reference) => {
    const found = sheetBehind(reference);
    return found.ok ? [nameOf(found.value)] : [];
  });
  const offered = [...sampleReferences(game), ...dummyReferences(game)];
  const others = offered.filter(({ reference }) => !taken.includes(reference));
  const [usual] = [...others.filter(({ document }) => !names.includes(nameOf(document))), ...others];
  return usual?.reference ?? '';
};

/** The sheets of a game behind references; those of other games and unreadable ones are left out. */
const sheetsOf = (game: SystemId, references: readonly string[]) =>
  references.flatMap((reference) => {
    const found = sheetBehind(reference);
    return found.ok && found.value.system === game ? [{ reference, sheet: found.value.sheet }] : [];
  });

/** The sheets behind references, each or a sentence that says why not. @throws NotOpened */
export const heroesBehind = (references: readonly string[]) =>
  references.map((reference) => sheetBehind(reference));

/** Name of each side: "hero 1", "dragon". */
export const namesOfSides = (
  game: SystemId,
  found: readonly Result<SheetDocument, string>[],
): readonly string[] =>
  playMessages.setUp.sides(found.map((each) => (each.ok ? nounFor(each.value) : nounOf(game)).one));

/** The team of each side of a set; -1 where its sheet is of another game. */
export const teamsIn = ({ teamOf }: SheetSet, game: SystemId, references: readonly string[]) =>
  references.map((reference) => {
    const [own] = sheetsOf(game, [reference]);
    return own ? teamOf(own.sheet) : -1;
  });

/** The requested sides, completed to the whole set; the first is a person with his team. */
const setSidesOf = (set: SheetSet, game: SystemId, asked: readonly string[]): readonly Side[] => {
  const lacking = set.lacks(sheetsOf(game, asked).map(({ sheet }) => sheet));
  const references = [...asked, ...lacking.map((id) => `sample-${id}`)];
  const teams = teamsIn(set, game, references);
  return references.map((reference, key) => ({
    key,
    reference,
    seat: teams[key] === teams[0] ? 'person' : 'greedy',
    party: 0,
  }));
};

/**
 * The sides of the last match, if they are still available: all of them, or with the requested hero in place of the
 * first, unless that would be the same hero twice.
 * @throws NotOpened
 */
const sidesAgain = (
  game: SystemId,
  asked: readonly string[],
  last: LastChoice | undefined,
): readonly Side[] | undefined => {
  if (last?.system !== game || asked.length > 1 || (asked.length === 1 && last.sides.length !== 2))
    return undefined;
  const references = last.sides.map(({ reference }, at) => asked[at] ?? reference);
  const sheets = sheetsOf(game, references);
  const [one, other] = references.map((reference) => sheetBehind(reference));
  const isAlone = asked.length === 1 && one?.ok && other?.ok && nameOf(one.value) === nameOf(other.value);
  if (sheets.length !== references.length || isAlone) return undefined;
  return last.sides.map(({ seat, party }, key) => ({ key, reference: references[key] ?? '', seat, party }));
};

/** Sides before anybody has chosen. @throws NotOpened */
export const filled = (
  game: SystemId,
  asked: readonly string[],
  last: LastChoice | undefined,
): readonly Side[] => {
  const { set } = systemOf(game);
  if (set && asked.length > 0) return setSidesOf(set, game, asked);
  const again = sidesAgain(game, asked, last);
  if (again) return again;
  if (set) return setSidesOf(set, game, []);
  const references = [...asked];
  while (references.length < 2) references.push(usualReference(game, references));
  return references.map((reference, key) => ({
    key,
    reference,
    // A person here plays the first hero, and computers the others by default.
    seat: key === 0 ? 'person' : 'greedy',
    party: 0,
  }));
};

/** The saved party whose heroes these are, in its order. */
export const partyOfSides = (
  sides: readonly Side[],
  parties: readonly SavedParty[],
  saved: readonly SavedHero[],
): SavedParty | undefined =>
  parties.find(
    ({ heroes }) =>
      heroes.length === sides.length &&
      heroes.every((id, at) => {
        const reference = lastingReference(`saved-${id}`, saved);
        return reference.ok && reference.value === sides[at]?.reference;
      }),
  );

/** The heroes of a match that is being set up. */
export const useSides = (game: SystemId, asked: readonly string[], last: LastChoice | undefined) => {
  const arrived = useOpening(() => filled(game, asked, last));
  const [sides, setSides] = useState(arrived);
  const [tooLong, setTooLong] = useState<string>();
  const change = (key: number, part: Partial<Side>): void =>
    setSides((all) => all.map((side) => (side.key === key ? { ...side, ...part } : side)));
  return {
    sides,
    tooLong,
    seat: (keys: readonly number[], seat: SeatKind): void =>
      setSides((all) =>
        all.map((side) => (keys.includes(side.key) ? { ...side, seat, isChosen: true } : side)),
      ),
    hero: (key: number, chosen: string, saved: readonly SavedHero[]): void => {
      const reference = lastingReference(chosen, saved);
      setTooLong(reference.ok ? undefined : reference.error);
      if (reference.ok) change(key, { reference: reference.value });
    },
    /** Completes these sheets to a set of their game; those of other games are removed. */
    complete: (own: SystemId): void => {
      const { set } = systemOf(own);
      if (set)
        setSides((all) =>
          setSidesOf(
            set,
            own,
            sheetsOf(
              own,
              all.map(({ reference }) => reference),
            ).map(({ reference }) => reference),
          ),
        );
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
    /** Parties replace the heroes there: people play the first, computers all others. */
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
