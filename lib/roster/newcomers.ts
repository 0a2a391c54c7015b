import { nameOf, sameSheet } from '../systems/document';
import type { SheetDocument } from '../systems/sheet';
import type { NewHero, NewParty, RosterContents } from './roster';

/** Arrivals that came together: a hero, or all of a party with its name. */
export interface Arriving {
  readonly heroes: readonly SheetDocument[];
  readonly party?: string;
}

/** Part of the arrivals that is new here. */
export interface Newcomers {
  readonly heroes: readonly NewHero[];
  /** Of new heroes, and of those that are here already. */
  readonly parties: readonly NewParty[];
  /** Arrivals that are here already, just as they came. */
  readonly twins: readonly Arriving[];
}

const sameMembers = (one: readonly string[], other: readonly (string | number)[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Tells what is new from what is here: nobody comes in twice, and a party takes those who are here already. */
export const newcomersOf = (
  arriving: readonly Arriving[],
  { heroes: saved, parties: there }: Pick<RosterContents, 'heroes' | 'parties'>,
): Newcomers => {
  const heroes: NewHero[] = [];
  const parties: NewParty[] = [];
  const twins: Arriving[] = [];
  for (const batch of arriving) {
    // A hero who is in a party twice is met twice, so each hero here is used once.
    const taken = new Set<string>();
    const members = batch.heroes.map((hero): string | SheetDocument => {
      const here = saved.find((one) => !taken.has(one.id) && sameSheet(one.hero, hero));
      if (!here) return hero;
      taken.add(here.id);
      return here.id;
    });
    const { party } = batch;
    const isHere = members.every((member) => typeof member === 'string');
    const isTwin =
      isHere &&
      (party === undefined ||
        there.some(({ name, heroes: ids }) => name === party && sameMembers(ids, members.map(String))));
    if (isTwin) {
      twins.push(batch);
      continue;
    }
    const places = members.map((member) =>
      typeof member === 'string' ? member : heroes.push({ hero: member }) - 1,
    );
    if (party !== undefined) parties.push({ name: party, heroes: places });
  }
  return { heroes, parties, twins };
};

/** All of it as new, whatever is here. */
export const allAsNew = (arriving: readonly Arriving[]): Pick<Newcomers, 'heroes' | 'parties'> =>
  newcomersOf(arriving, { heroes: [], parties: [] });

/** The names of what came together: a party's own, else its heroes'. */
export const namesOfArriving = ({ party, heroes }: Arriving): readonly string[] =>
  party === undefined ? heroes.map(nameOf) : [party];
