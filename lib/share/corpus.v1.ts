import entries from './corpus.v1.json' with { type: 'json' };

/** A code of version 1 and the hero or party file that it opens. */
interface CorpusEntry {
  readonly about: string;
  readonly code: string;
  readonly file: string;
}

/**
 * Codes of version 1, for ever. Entries are added to the data, never changed: a change would mean that a printed link
 * no longer opens its hero.
 */
export const corpus: readonly CorpusEntry[] = entries;
