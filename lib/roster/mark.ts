import type { Surroundings } from './surroundings';

/** Key under which a device notes that it has a roster: a page can read that before it paints, a database only later. */
export const rosterMark = 'pipsmith/roster';

/** Leaves the note. A browser that keeps nothing goes without. */
export const markRoster = ({ shelf }: Pick<Surroundings, 'shelf'>): void => {
  try {
    shelf?.setItem(rosterMark, 'here');
  } catch {
    return;
  }
};
