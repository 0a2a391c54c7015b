import type { Surroundings } from './surroundings';

/** Storage keys of the single draft from before the roster, and of damaged drafts that were set aside. */
const draftKeys = [
  'pipsmith/draft',
  ...Array.from({ length: 20 }, (_, index) => `pipsmith/draft/damaged/${index + 1}`),
];

export type Shelf = NonNullable<Surroundings['shelf']>;

/** Drafts of an older Pipsmith still in storage, by key. */
export const draftsOn = (shelf: Shelf): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  try {
    for (const key of draftKeys) {
      const text = shelf.getItem(key);
      if (text !== null) texts.set(key, text);
    }
  } catch {
    return texts;
  }
  return texts;
};
