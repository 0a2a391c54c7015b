import type { Surroundings } from './surroundings';

/** Where Pipsmith kept its one draft before there was a roster, and the damaged ones that it put aside. */
const draftKeys = [
  'pipsmith/draft',
  ...Array.from({ length: 20 }, (_, index) => `pipsmith/draft/damaged/${index + 1}`),
];

export type Shelf = NonNullable<Surroundings['shelf']>;

/** Drafts of an older Pipsmith that still lie on the shelf, by key. */
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
