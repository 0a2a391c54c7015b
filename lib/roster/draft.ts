import { err, ok, type Result } from '@/lib/result';
import { living, readFile, type FileProblem, type HeroDraft } from '@/lib/systems/index';

/** What a draft is kept in: the browser's storage, or a map in a test. Both calls may throw. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export type LoadProblem =
  /** The browser keeps nothing: private mode, or storage is switched off. */
  | { readonly problem: 'no-storage' }
  /** What was saved is no hero. `aside`: its text was copied away, so that saving cannot destroy it. */
  | {
      readonly problem: 'damaged';
      readonly text: string;
      readonly why: FileProblem;
      readonly aside: boolean;
    };

export type SaveProblem = { readonly problem: 'no-storage' } | { readonly problem: 'no-room' };

const draftKey = 'pipsmith/draft';
const asideKey = (n: number): string => `pipsmith/draft/damaged/${n}`;
const mostAside = 20;

const theDevice = (): Shelf | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

/** Copies the text to the first place that is free or already holds it; false where there is none. */
const keepAside = (shelf: Shelf, text: string): boolean => {
  try {
    for (let n = 1; n <= mostAside; n += 1) {
      const there = shelf.getItem(asideKey(n));
      if (there === text) return true;
      if (there !== null) continue;
      shelf.setItem(asideKey(n), text);
      return shelf.getItem(asideKey(n)) === text;
    }
  } catch {
    return false;
  }
  return false;
};

/**
 * The draft saved on this device, or undefined where there is none. A damaged one stays where it is and is copied
 * aside; loading twice gives the same answer.
 */
export const loadDraft = (
  shelf: Shelf | undefined = theDevice(),
): Result<HeroDraft | undefined, LoadProblem> => {
  let text: string | null;
  try {
    if (!shelf) return err({ problem: 'no-storage' });
    text = shelf.getItem(draftKey);
  } catch {
    return err({ problem: 'no-storage' });
  }
  if (text === null) return ok(undefined);
  const file = readFile(text);
  if (file.ok && file.value.kind === 'hero') return ok(file.value.hero);
  const why: FileProblem = file.ok ? { problem: 'wrong-type', path: [], expected: 'hero' } : file.error;
  return err({ problem: 'damaged', text, why, aside: keepAside(shelf, text) });
};

/** Saves the draft on this device, as the text of a hero file. */
export const saveDraft = (
  hero: HeroDraft,
  shelf: Shelf | undefined = theDevice(),
): Result<undefined, SaveProblem> => {
  try {
    if (!shelf) return err({ problem: 'no-storage' });
    shelf.setItem(draftKey, JSON.stringify(living.write(hero)));
    return ok(undefined);
  } catch (thrown) {
    const full = thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
    return err({ problem: full ? 'no-room' : 'no-storage' });
  }
};
