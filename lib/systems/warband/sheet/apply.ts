import { zName } from '../../../file-fields';
import type { Edit, SetFighter } from './edit';
import { nextName } from './next-name';
import { ranks, type Rank } from './rank';
import { limits, newFighter, zFighter, type Fighter, type Warband } from './warband';

/** The place behind everybody of this rank and of higher ones: where a new one of the rank stands. */
export const placeOfNew = ({ fighters }: Warband, rank: Rank): number =>
  1 + fighters.findLastIndex((fighter) => ranks.indexOf(fighter.rank) <= ranks.indexOf(rank));

const insert = (warband: Warband, at: number, fighter: Fighter): Warband => {
  const { fighters } = warband;
  if (fighters.length >= limits.fighters) return warband;
  return { ...warband, fighters: [...fighters.slice(0, at), fighter, ...fighters.slice(at)] };
};

/** The keys that hold something, as a file has them. */
const present = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined));

const set = (fighter: Fighter, { field, value }: SetFighter): Fighter => {
  if (fighter[field] === value) return fighter;
  const held = typeof value === 'object' ? present(value) : value;
  const read = zFighter.safeParse(present({ ...fighter, [field]: held }));
  return read.success ? read.data : fighter;
};

/** A name that nobody has yet. */
const freeName = ({ fighters }: Warband, name: string): string => {
  const taken = new Set(fighters.map((fighter) => fighter.name));
  let free = nextName(name);
  while (taken.has(free)) free = nextName(free);
  return free;
};

/** The first default name of a rank that nobody has. */
const recruit = ({ fighters }: Warband, rank: Rank): Fighter => {
  const taken = new Set(fighters.map(({ name }) => name));
  let nth = 1;
  while (taken.has(newFighter(rank, nth).name)) nth += 1;
  return newFighter(rank, nth);
};

/**
 * The draft after an edit; the old one stays as it was, and unknown keys of the file survive. An edit whose place does
 * not exist, or after which the draft would be no warband file any more (an empty name, a stat beyond 0 to 20, a
 * fighter too many), changes nothing and gives the same draft.
 */
export const apply = (warband: Warband, edit: Edit): Warband => {
  switch (edit.edit) {
    case 'name-warband':
      return zName.safeParse(edit.name).success ? { ...warband, name: edit.name } : warband;
    case 'add-fighter':
      return insert(warband, placeOfNew(warband, edit.rank), recruit(warband, edit.rank));
    case 'copy-fighter': {
      const original = warband.fighters[edit.index];
      if (!original) return warband;
      const copy = { ...original, name: freeName(warband, original.name) };
      return zFighter.safeParse(copy).success ? insert(warband, edit.index + 1, copy) : warband;
    }
    case 'remove-fighter':
      return edit.index in warband.fighters
        ? { ...warband, fighters: warband.fighters.filter((_, at) => at !== edit.index) }
        : warband;
    case 'set-fighter': {
      const before = warband.fighters[edit.index];
      if (!before) return warband;
      const after = set(before, edit);
      if (after === before) return warband;
      return { ...warband, fighters: warband.fighters.map((old, at) => (at === edit.index ? after : old)) };
    }
  }
};
