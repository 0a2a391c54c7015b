import { messages } from '@/lib/messages/index';
import { readIncoming } from '@/lib/roster/incoming';
import type { NewHero, NewParty, Roster, RosterProblem } from '@/lib/roster/roster';
import { nameOf, sameSheet } from '@/lib/systems/document';
import { opening } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** Something that may hold heroes: a text that was pasted, or a file with its name. */
export type ImportSource = { readonly text: string } | { readonly file: File };

/** What became of some sources. */
export interface ImportReport {
  /** One sentence for each that is in the roster now. */
  readonly done: readonly string[];
  /** One sentence for each that holds no hero. */
  readonly refused: readonly string[];
  /** Steps that take all of it back. */
  readonly steps: number;
  /** Why the roster could not take what was read, and which heroes that leaves outside. */
  readonly problem?: RosterProblem;
  readonly unsaved: readonly SheetDocument[];
  /** What is here already, just as it came, and was not added a second time. */
  readonly twins: readonly SheetDocument[];
}

interface Batch {
  readonly heroes: readonly SheetDocument[];
  readonly party?: string;
}

/** The parties of the batches, each with the places of its heroes in the list of all. */
const partiesOf = (batches: readonly Batch[]): readonly NewParty[] => {
  let next = 0;
  return batches.flatMap(({ heroes, party }) => {
    const members = heroes.map((_, index) => next + index);
    next += heroes.length;
    return party === undefined ? [] : [{ name: party, heroes: members }];
  });
};

/** What a source holds; nothing where the browser cannot read it, such as a folder. */
const contentOf = async (source: ImportSource): Promise<string | Uint8Array> => {
  if ('text' in source) return source.text;
  try {
    return new Uint8Array(await source.file.arrayBuffer());
  } catch {
    return '';
  }
};

/**
 * Reads the sources and puts what they hold into the roster: all heroes and the parties of party files as one step,
 * then what each backup holds. A source without a hero gets its sentence, the others arrive all the same.
 */
export const importSources = async (
  roster: Roster,
  sources: readonly ImportSource[],
): Promise<ImportReport> => {
  const { add: say, done: told } = messages.myHeroes;
  const done: string[] = [];
  const refused: string[] = [];
  const batches: Batch[] = [];
  let steps = 0;
  const backups: { readonly text: string; readonly refuse: (sentence: string) => void }[] = [];

  for (const source of sources) {
    const refuse = (sentence: string): void => {
      refused.push(
        'file' in source && sources.length > 1 ? say.inFile(source.file.name, sentence) : sentence,
      );
    };
    const content = await contentOf(source);
    const read = await opening(() => readIncoming(content));
    if (!read.ok) refuse(messages.roster.incoming(read.error));
    else if (read.value.kind === 'backup') backups.push({ text: read.value.text, refuse });
    else {
      const { heroes, partyName } = read.value;
      batches.push({ heroes, ...(partyName !== undefined && { party: partyName }) });
    }
  }

  const here = await roster.contents();
  const saved = here.ok ? here.value.heroes.map(({ hero }) => hero) : [];
  const isHere = (hero: SheetDocument): boolean => saved.some((one) => sameSheet(one, hero));
  // A party comes whole: its heroes would otherwise be missing in it.
  const twins = batches.flatMap(({ party, heroes }) => (party === undefined ? heroes.filter(isHere) : []));
  const fresh = batches.map(({ party, heroes, ...batch }) => ({
    ...batch,
    ...(party === undefined ? { heroes: heroes.filter((hero) => !isHere(hero)) } : { party, heroes }),
  }));
  const heroes = fresh.flatMap((batch) => batch.heroes);
  const names = heroes.map(nameOf);
  const arrived = (problem?: RosterProblem, unsaved: readonly SheetDocument[] = []): ImportReport => ({
    done,
    refused,
    steps,
    unsaved,
    twins,
    ...(problem && { problem }),
  });
  if (heroes.length > 0) {
    const parties = partiesOf(fresh);
    const added = await roster.add(
      heroes.map((hero): NewHero => ({ hero })),
      { did: 'import', names },
      parties,
    );
    if (!added.ok) return arrived(added.error, heroes);
    steps += 1;
    done.push(told.brought(names), ...parties.map(({ name }) => told.partyMade(name)));
  }
  for (const { text, refuse } of backups) {
    const restored = await roster.restore(text);
    if (restored.ok) {
      const { heroes: many, parties, matches = 0, texts = 0, refused: left = [] } = restored.value;
      if (many + parties > 0) steps += 1;
      if (many + parties + matches + texts > 0 || left.length === 0)
        done.push(told.restored(many, parties, matches, texts));
      for (const sentence of messages.roster.leftOut(left)) refuse(sentence);
    } else if (!('path' in restored.error)) return arrived(restored.error);
    else refuse(messages.roster.restore(restored.error));
  }
  return arrived();
};
