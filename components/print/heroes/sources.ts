import type { SheetFile } from '@/lib/systems/file';
import type { SheetDocument } from '@/lib/systems/sheet';

/** A hero to print; `photo` is what this device keeps the photo of its miniature under. */
export interface Printable {
  readonly hero: SheetDocument;
  readonly photo?: string;
}

/** Heroes that came together: one of a link, or a party out of a file. */
export interface Source {
  /** Told apart within the page. */
  readonly id: string;
  /** The party's name; absent for a single hero. */
  readonly party?: string;
  readonly heroes: readonly Printable[];
}

/** One hero of a source, with the key by which it is ticked. */
export interface Candidate {
  readonly key: string;
  readonly printable: Printable;
}

export const sourceOf = (id: string, file: SheetFile): Source =>
  file.kind === 'sheet'
    ? { id, heroes: [{ hero: file.document }] }
    : { id, party: file.party.name, heroes: file.party.heroes.map((hero) => ({ hero })) };

export const candidatesOf = ({ id, heroes }: Source): readonly Candidate[] =>
  heroes.map((printable, index) => ({ key: `${id}/${index}`, printable }));

/** Ticks or unticks several at once; `left` are the keys without a tick. */
export const ticked = (
  left: ReadonlySet<string>,
  keys: readonly string[],
  isTicked: boolean,
): ReadonlySet<string> => {
  const next = new Set(left);
  for (const key of keys) {
    if (isTicked) next.delete(key);
    else next.add(key);
  }
  return next;
};
