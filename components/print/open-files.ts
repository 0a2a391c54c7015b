import { words } from '@/lib/messages/index';
import { documentsOf, fileLimits, readFile, type SheetFile } from '@/lib/systems/file';
import type { FileProblem } from '@/lib/systems/file-problem';
import { open, opening } from '@/lib/systems/open';
import { err, type Result } from '@/lib/result';
import { sourceOf, type Source } from './sources';

/** The sources in chosen or dropped files, and a sentence for each file that holds none. */
export interface Opened {
  readonly sources: readonly Source[];
  readonly problems: readonly string[];
}

/** One that is far too large is not even read; one that the browser cannot read, such as a folder, is no text. */
const readOne = async (file: File): Promise<Result<SheetFile, FileProblem>> => {
  if (file.size > fileLimits.bytes)
    return err({ problem: 'file-too-large', path: [], bytes: file.size, limit: fileLimits.bytes });
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return err({ problem: 'not-text', path: [] });
  }
  const read = await opening(() => readFile(bytes));
  if (read.ok)
    await open(
      documentsOf(read.value).map(({ system }) => system),
      'cards',
      'kit',
    );
  return read;
};

/** @param first the number that the first source gets in its id, so that it differs from those opened before */
export const openFiles = async (files: readonly File[], first: number): Promise<Opened> => {
  const read = await Promise.all(files.map(readOne));
  const sources: Source[] = [];
  const problems: string[] = [];
  read.forEach((found, index) => {
    if (!found.ok)
      problems.push(words.printRoom.inFile(files[index]?.name ?? '', words.files.sentence(found.error)));
    else if (found.value.kind === 'party' && found.value.party.heroes.length === 0)
      problems.push(words.printRoom.inFile(files[index]?.name ?? '', words.printRoom.emptyParty));
    else sources.push(sourceOf(`file-${first + index}`, found.value));
  });
  return { sources, problems };
};
