import { paperIds, type PaperId } from '@/lib/cards/paper';

/** Countries whose printers hold Letter; everyone else prints on A4. */
const letterCountries: ReadonlySet<string> = new Set('US CA MX PH CL CO VE GT CR PA DO SV NI PR'.split(' '));

/** The paper that a player of this language tag ("en-US") most likely has. */
export const paperOf = (language: string): PaperId => {
  try {
    return letterCountries.has(new Intl.Locale(language).region ?? '') ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
};

/** What the choice is kept in; both calls may throw. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'pipsmith/paper';

/** The paper chosen last on this device, else that of the player's language. */
export const chosenPaper = (shelf: () => Shelf, language: string): PaperId => {
  try {
    const kept = shelf().getItem(key);
    return paperIds.find((id) => id === kept) ?? paperOf(language);
  } catch {
    return paperOf(language);
  }
};

/** Remembers the choice; a browser that keeps nothing only forgets it. */
export const keepPaper = (shelf: () => Shelf, paper: PaperId): void => {
  try {
    shelf().setItem(key, paper);
  } catch {
    return;
  }
};
