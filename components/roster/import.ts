import { messages } from '@/lib/messages/index';
import { readIncoming } from '@/lib/roster/incoming';
import { allAsNew, newcomersOf, type Arriving } from '@/lib/roster/newcomers';
import type { Roster, RosterProblem } from '@/lib/roster/roster';
import { nameOf } from '@/lib/systems/document';
import { opening } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** Something that may hold heroes: a text that was pasted, or a file with its name. */
export type ImportSource = { readonly text: string } | { readonly file: File };

/** Result of an import. */
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
  /** Sources that are here already, exactly as they came, and were not added a second time. */
  readonly twins: readonly Arriving[];
}

/** Content of a source; nothing where the browser cannot read it, such as a folder. */
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
  const batches: Arriving[] = [];
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
      const each = read.value.kind === 'several' ? read.value.each : [read.value];
      for (const { heroes, partyName } of each)
        batches.push({ heroes, ...(partyName !== undefined && { party: partyName }) });
    }
  }

  const here = await roster.contents();
  const { heroes, parties, twins } = here.ok
    ? newcomersOf(batches, here.value)
    : { ...allAsNew(batches), twins: [] };
  const names = heroes.map(({ hero }) => nameOf(hero));
  const arrived = (problem?: RosterProblem, unsaved: readonly SheetDocument[] = []): ImportReport => ({
    done,
    refused,
    steps,
    unsaved,
    twins,
    ...(problem && { problem }),
  });
  if (heroes.length + parties.length > 0) {
    const called = names.length > 0 ? names : parties.map(({ name }) => name);
    const added = await roster.add(heroes, { did: 'import', names: called }, parties);
    if (!added.ok)
      return arrived(
        added.error,
        heroes.map(({ hero }) => hero),
      );
    steps += 1;
    done.push(
      ...(names.length > 0 ? [told.brought(names)] : []),
      ...parties.map(({ name }) => told.partyMade(name)),
    );
  }
  for (const { text, refuse } of backups) {
    const restored = await roster.restore(text);
    if (restored.ok) {
      const { heroes: many, parties, refused: left = [] } = restored.value;
      const { matches = 0, nights = 0, maps = 0, versions = 0 } = restored.value;
      if (many + parties > 0) steps += 1;
      if (many + parties + matches + nights + maps + versions > 0 || left.length === 0)
        done.push(told.restored({ heroes: many, parties, matches, nights, maps, versions }));
      for (const sentence of messages.roster.leftOut(left)) refuse(sentence);
    } else if (!('path' in restored.error)) return arrived(restored.error);
    else refuse(messages.roster.restore(restored.error));
  }
  return arrived();
};
