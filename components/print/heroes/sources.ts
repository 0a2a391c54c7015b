import type { FighterPhotos } from '@/lib/systems/fighter-photos';
import type { SheetFile } from '@/lib/systems/file';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';

/** A hero to print; `photo` is what this device keeps the photo of its miniature under, `photos` those of its fighters. */
export interface Printable {
  /** Which hero of this device it is; absent for those of links and files. */
  readonly id?: string;
  readonly hero: SheetDocument;
  readonly photo?: string;
  readonly photos?: FighterPhotos;
}

/** Heroes that came together: one of a link, or a party out of a file. */
export interface Source {
  /** Told apart within the page. */
  readonly id: string;
  /** The party's name; absent for a single hero. */
  readonly party?: string;
  readonly heroes: readonly Printable[];
  /** Which sample it is. */
  readonly sample?: { readonly system: SystemId; readonly id: string };
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

/** A sample; two games may call theirs by the same id. */
export const sampleSource = (id: string, hero: SheetDocument): Source => ({
  id: `sample-${hero.system}-${id}`,
  heroes: [{ hero }],
  sample: { system: hero.system, id },
});

/** A hero of this device has one key, in however many parties it is: it is ticked and printed once. */
export const candidatesOf = ({ id, heroes }: Source): readonly Candidate[] =>
  heroes.map((printable, index) => ({
    key: printable.id === undefined ? `${id}/${index}` : `saved/${printable.id}`,
    printable,
  }));

/** A source as the list shows it: with the heroes that no earlier source has. */
export interface Listed {
  readonly source: Source;
  /** Of all its heroes. */
  readonly keys: readonly string[];
  readonly rows: readonly Candidate[];
}

export const listed = (sources: readonly Source[]): readonly Listed[] => {
  const shown = new Set<string>();
  return sources.map((source) => {
    const candidates = candidatesOf(source);
    const rows = candidates.filter(({ key }) => {
      const isNew = !shown.has(key);
      shown.add(key);
      return isNew;
    });
    return { source, keys: candidates.map(({ key }) => key), rows };
  });
};

/** All heroes of the sources, each once. */
export const candidatesIn = (sources: readonly Source[]): readonly Candidate[] =>
  listed(sources).flatMap(({ rows }) => rows);

/** The name of the party if exactly its heroes are printed; undefined if there is no such party. */
export const partyIn = (sources: readonly Source[], printed: readonly Printable[]): string | undefined =>
  sources.find(
    ({ party, heroes }) =>
      party !== undefined &&
      heroes.length === printed.length &&
      heroes.every(({ id, hero }) =>
        printed.some((one) => (id === undefined ? one.hero === hero : one.id === id)),
      ),
  )?.party;

/** The names of the parties that each hero of this device is in, where there are several. */
export const partiesByKey = (sources: readonly Source[]): ReadonlyMap<string, readonly string[]> => {
  const parties = new Map<string, readonly string[]>();
  for (const source of sources) {
    const { party } = source;
    if (party === undefined) continue;
    for (const { key } of candidatesOf(source)) parties.set(key, [...(parties.get(key) ?? []), party]);
  }
  return parties;
};

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
